/**
 * How people ask to be answered, as they type it. If the first fails, a user asks for it anew in every conversation; if the second
 * does, what they asked for once, of a text or of somebody else shapes all answers from then on.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const kept = (text: string) =>
  extractSignals(text, { occurredAt: 0 }).flatMap(({ kind, content }) =>
    kind === 'instruction' ? [content] : [],
  );

describe('is kept as it was asked for', () => {
  it.each([
    ['options: pls just give me one option i cant cope', 'Pls just give me one option i cant cope.'],
    ['options: solo una opcion cada vez', 'Solo una opcion cada vez.'],
    ['phrases: quit saying great question', 'Quit saying great question.'],
    [
      "phrases: arrête de me dire que c'est une super question",
      "Arrête de me dire que c'est une super question.",
    ],
    ["phrases: sag nicht immer 'gerne!'", "Sag nicht immer 'gerne!'."],
    ['units: grams not cups', 'Grams not cups.'],
    ['units: gewoon in celsius aub', 'Gewoon in celsius aub.'],
    ['advice: No me des consejos de superacion', 'No me des consejos de superacion.'],
    ["advice: i don't need a pep talk every time", "I don't need a pep talk every time."],
    ['tone: less chirpy pls', 'Less chirpy.'],
    ['length: two sentences max when you answer me ok', 'Two sentences max when you answer me.'],
    ['length: kürzer bitte, ich lese das am handy', 'Kürzer bitte.'],
    ['parts: nada de listas porfa', 'Nada de listas porfa.'],
    ['parts: niente elenchi per favore', 'Niente elenchi per favore.'],
    ['parts: 이모지 쓰지 마', '이모지 쓰지 마.'],
    ['parts: emoji kullanma lütfen', 'Emoji kullanma lütfen.'],
    ['parts: बस इमोजी मत दो', 'बस इमोजी मत दो.'],
    ['parts: bez emotek proszę', 'Bez emotek proszę.'],
    ['terse: short ans pls', 'Short ans.'],
    ['terse: just the code', 'Just the code.'],
    ['terse: dont explain just code', 'Dont explain just code.'],
    ['terse: next time reply me in point form', 'Next time reply me in point form.'],
    ['terse: nur der code', 'Nur der code.'],
    ['terse: solo el código', 'Solo el código.'],
    ['terse: que le code', 'Que le code.'],
    ['terse: solo il codice', 'Solo il codice.'],
    ['terse: só o código', 'Só o código.'],
    ['terse: alleen de code', 'Alleen de code.'],
    ['terse: tylko kod', 'Tylko kod.'],
    ['terse: только код', 'Только код.'],
    ['terse: sadece kod', 'Sadece kod.'],
    ['terse: コードだけ', 'コードだけ。'],
    ['terse: 只要代码', '只要代码。'],
    ['terse: الكود فقط', 'الكود فقط.'],
    ['terse: thoda short me batao', 'Thoda short me batao.'],
    ['terse: hinglish me bolo', 'Hinglish me bolo.'],
    ['terse: sirf code do', 'Sirf code do.'],
    ['terse: zyada lamba mat likho', 'Zyada lamba mat likho.'],
    ['terse: keep stuff short w me cba reading essays', 'Keep stuff short w me cba reading essays.'],
    ['terse: kein bock auf romane', 'Kein bock auf romane.'],
    ['first: answer first pls', 'Answer first.'],
    ['first: fazit zuerst bitte', 'Fazit zuerst bitte.'],
    ["first: la conclusion d'abord stp", "La conclusion d'abord stp."],
    ['first: primero la conclusión porfa', 'Primero la conclusión porfa.'],
    ['first: prima la conclusione per favore', 'Prima la conclusione per favore.'],
    ['first: conclusão primeiro', 'Conclusão primeiro.'],
    ['first: eerst de conclusie graag', 'Eerst de conclusie graag.'],
    ['first: najpierw wniosek proszę', 'Najpierw wniosek proszę.'],
    ['first: сначала вывод пожалуйста', 'Сначала вывод пожалуйста.'],
    ['first: önce sonuç lütfen', 'Önce sonuç lütfen.'],
    ['first: 結論から言って', '結論から言って。'],
    ['first: 返事は結論から書いてもらえると助かります', '返事は結論から書いてもらえると助かります。'],
    ['first: 先说结论', '先说结论。'],
    ['first: 결론부터 말해줘', '결론부터 말해줘.'],
    ['first: pehle conclusion batao', 'Pehle conclusion batao.'],
    ['first: الخلاصة أولا من فضلك', 'الخلاصة أولا من فضلك.'],
    ['language: responde sempre em português de portugal', 'Responde sempre em português de portugal.'],
  ])('%s', (labelled, content) => {
    expect(kept(labelled.slice(labelled.indexOf(': ') + 2))).toEqual([content]);
  });

  it('with all of its halves', () => {
    expect(kept('kannst du generell ohne emojis antworten und nich so förmlich, du reicht')).toEqual([
      'Kannst du generell ohne emojis antworten.',
      'Nich so förmlich.',
      'Du reicht.',
    ]);
    expect(kept('dammi del tu e niente faccine')).toEqual(['Dammi del tu.', 'Niente faccine.']);
    expect(kept('lass die smileys weg und antworte kürzer')).toEqual([
      'Lass die smileys weg.',
      'Antworte kürzer.',
    ]);
  });
});

describe('is not asked for good', () => {
  it.each([
    'qué me llevo en la maleta? lista corta',
    'explain black holes, short answer please',
    'just give me one option for tonight',
    'keep this one short, meeting in 2 min',
    'hou het deze keer kort',
    'stasera solo una proposta',
    'what time is it in Lima? short answer pls',
    'how short are the answers',
    'write me a two-liner for the card, no emojis',
    'scrivimi un messaggio per mia sorella, corto e senza emoji',
    'напиши смску маме без смайликов',
    'recipe for carbonara, no cream please',
    'my boss told me to stop using bullet points',
    'could you tell Ben to stop sending emojis',
    'she goes "stop giving me advice" and hangs up',
    'i need to stop saying sorry',
    'one idea i had was to move',
    'long time no talk',
    'just two options left on the menu',
    'no tengo ideas',
    '今天没有建议',
    'kilometer',
    'how many grams are 2 cups',
    '友達に絵文字はいらないって言われた',
    'just the code is broken',
    'just the code for the header',
    'code only works on my laptop',
    'in short i quit',
    "what's the capital of peru, short ans pls",
    'aaj thoda short me batao',
    'bas code kaam nahi kar raha',
    'mujhe short kurti pasand hai',
    'ek line me batao ki tcp kya hai',
    'только код не работает',
    'que le code postal',
  ])('%s', (text) => {
    expect(kept(text)).toEqual([]);
  });
});
