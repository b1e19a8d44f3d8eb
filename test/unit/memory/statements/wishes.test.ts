/**
 * Wishes for how to be addressed and answered that ask in their form. If the first fails, a user is called and answered as they asked
 * not to be; if the second does, an errand of the moment is kept as if it were about them.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';
import { parseMessage } from '../../../../src/session/parse-message.ts';

const addressed = (text: string) =>
  parseMessage(text)
    .directives.filter(({ field }) => field === 'address')
    .map(({ value, standing }) => `${value} ${standing}`);
const kept = (text: string) =>
  extractSignals(text, { occurredAt: 0 }).map(({ kind, content }) => `${kind}: ${content}`);

describe('is asked for, whatever its form', () => {
  it.each([
    ['can you call me Pri', 'Pri'],
    ['Dime chío', 'chío'],
    ['could you just call me Sam?', 'Sam'],
    ['would you mind calling me Alex', 'Alex'],
    ['id rather you called me Lou', 'Lou'],
    ['my friends call me Bee, you can too', 'Bee'],
    ['du kannst mich Toni nennen', 'Toni'],
    ['kannst du mich Toni nennen?', 'Toni'],
    ["tu peux m'appeler Toni ?", 'Toni'],
    ['me puedes decir Lola?', 'Lola'],
    ['mi puoi chiamare Toni?', 'Toni'],
    ['você pode me chamar de Bia?', 'Bia'],
    ['kun je me Toni noemen?', 'Toni'],
    ['możesz mówić do mnie Ania?', 'Ania'],
    ['можешь называть меня Аня?', 'Аня'],
    ['bana Toni der misin?', 'Toni'],
    ['可以叫我小李吗？', '小李'],
    ['토니라고 불러도 돼', '토니'],
  ])('a name: %s', (text, name) => {
    expect(addressed(text)).toEqual([`${name} explicit`]);
  });

  it.each([
    ['no emojis ok?', 'No emojis.'],
    ['just metric for me', 'Just metric for me.'],
    ['no bullet points please', 'No bullet points.'],
    ['bitte keine emojis ok?', 'Bitte keine emojis.'],
    ["pas d'emojis ok ?", "Pas d'emojis."],
    ['sem emojis, ok?', 'Sem emojis.'],
    ['niente emoji ok?', 'Niente emoji.'],
    ['kun je voortaan korter antwoorden?', 'Kun je voortaan korter antwoorden.'],
    ['без смайликов, ок?', 'Без смайликов, ок.'],
    ['bundan sonra kısa cevap verir misin', 'Bundan sonra kısa cevap verir misin.'],
    ['不要用表情符号好吗', '不要用表情符号好吗。'],
  ])('a form of answers: %s', (text, content) => {
    expect(kept(text)).toEqual([`instruction: ${content}`]);
  });
});

describe('an errand of the moment', () => {
  it.each([
    'can you call me a cab',
    'call me later',
    'can you call me back tomorrow',
    'can you keep it short? I have a meeting',
    'kannst du mir ein Taxi rufen',
    'ruf mich später an',
    "tu peux m'appeler un taxi",
    'appelle-moi plus tard',
    'llámame luego',
    'dime algo',
    'Dime ideas',
    'chiamami dopo',
    'me liga depois',
    'zadzwoń do mnie później',
    'позвони мне позже',
    '叫我起床',
    '택시 불러줘',
    'اتصل بي لاحقا',
    'मेरे लिए टैक्सी बुलाओ',
  ])('teaches nothing: %s', (text) => {
    expect([...kept(text), ...addressed(text)]).toEqual([]);
  });
});
