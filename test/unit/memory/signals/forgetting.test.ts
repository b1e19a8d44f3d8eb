/** Wishes to forget, in the languages that remember. If it fails, a user asks for nothing to be known of something and it stays. */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const wished = (message: string): string[] =>
  extractSignals(message, { occurredAt: 0 }).map(({ action, content }) => `${action} ${content}`);

describe('a wish to forget', () => {
  it.each([
    ['Please delete what you know about my bike.', 'my bike'],
    ['Please forget that Tom owes me 50 euros.', 'Tom owes me 50 euros'],
    ['Forget that the plumber charged 300.', 'the plumber charged 300'],
    ['Forget about my peanut allergy.', 'my peanut allergy'],
    ['Please forget the name of my cat.', 'the name of my cat'],
    ['Remove from your memory that I smoke.', 'I smoke'],
    ['Vergiss alles über mein Rad.', 'mein Rad'],
    ['Lösch bitte, was du über mein Rad weißt.', 'mein Rad'],
    ['Vergiss mein Rad', 'mein Rad'],
    ['请忘记我的自行车。', '我的自行车'],
    ['请删除你知道的关于我自行车的信息', '我自行车'],
    ['Oublie tout sur mon vélo.', 'mon vélo'],
    ['Supprime ce que tu sais sur mon vélo.', 'mon vélo'],
    ['Olvida todo sobre mi bici.', 'mi bici'],
    ['Borra lo que sabes de mi bici.', 'mi bici'],
    ['Dimentica tutto sulla mia bici.', 'mia bici'],
    ['Esquece tudo sobre a minha bicicleta.', 'a minha bicicleta'],
    ['Verwijder wat je weet over mijn fiets', 'mijn fiets'],
    ['Usuń to, co wiesz o moim rowerze', 'moim rowerze'],
    ['Забудь всё про мой велосипед.', 'мой велосипед'],
    ['自転車について知っていることを消して', '自転車'],
    ['자전거에 대해 아는 거 지워줘', '자전거'],
    ['Bisikletim hakkındaki her şeyi unut.', 'Bisikletim'],
    ['احذف ما تعرفه عن دراجتي', 'دراجتي'],
    ['मेरी साइकिल के बारे में सब भूल जाओ', 'मेरी साइकिल'],
  ])('%s', (message, about) => {
    expect(wished(message)).toEqual([`forget ${about}`]);
  });

  it.each([
    'Forget my troubles, the sun is out!',
    "don't forget – every step matters",
    'Forget that idea.',
    'Forget that one, try again.',
    'forget that, we have tacos now',
    'I always forget that the train is late.',
    'Vergiss meine Sorgen!',
    'Oublie mes soucis.',
    'Olvida mis penas.',
    'Vergeet mijn zorgen.',
    'Dimentica i miei guai.',
    'さっき言ったことは忘れてください',
    '今の話のことは忘れて',
    'そのことは忘れて',
    'この間のことは忘れてください',
    '嫌なことは忘れて',
    '忘了我刚才说的',
    '请忘记我说的话',
  ])('is not %j, of which nothing is kept either', (message) => {
    expect(wished(message)).toEqual([]);
  });
});
