/**
 * What Ines remembers of herself: in other words than those in which she will ask, and beside much that she may ask for and
 * never said. She also has values of one topic in three tiers, and things that happened in years that she will name.
 */
import type { Item, ItemOptions } from './scenario.ts';
import { item } from './steps.ts';

const SINCE = '2021-01-01T00:00:00Z';
const own = (key: string, text: string, options: ItemOptions = {}): Item =>
  item(`ines.${key}`, text, { by: 'ines', from: SINCE, ...options });

/** Told in one way, asked for in another. */
const TOLD: readonly Item[] = [
  own('ship', 'Owns a ship called Estrela.'),
  own('daughters', 'Has two daughters.'),
  own('coriander', 'Dislikes coriander.', { kind: 'preference' }),
  own('fado', 'Likes fado.', { kind: 'preference' }),
  own('peanuts', 'Is allergic to peanuts.'),
  own('job', 'Works as a translator.'),
  own('home', 'Lives in Viana do Castelo.'),
  own('physician', 'Sees the physician Valente every spring.'),
  own('dog', 'Has a dog named Pipoca.'),
  own('violin', 'Owns an old violin.'),
  own('wife', 'Has been the wife of Gil since 2011.'),
  own('bicycle', 'Keeps the bicycle in the hallway.'),
  own('automobile', 'Drives an old automobile.'),
  own('couch', 'Bought a striped couch.'),
  own('attorney', 'Has an attorney in Braga.'),
  own('journey', 'The journey to Madeira begins on 4 May 2099.'),
  own('purchase', 'Bought a telescope from Óptica Norte.'),
  own('afraid', 'Is scared of wasps.'),
  own('breakfast', 'Has oatmeal for breakfast.'),
  own('tuesday', 'Learns Welsh on Tuesdays.'),
  own('passport', 'Keeps the passport in the piano stool.'),
];

/** Equal but for their time. */
const DATED: readonly Item[] = [
  own('course.2022', 'Took a course in pottery.', { kind: 'event', from: '2022-03-08' }),
  own('course.2023', 'Took a course in weaving.', { kind: 'event', from: '2023-03-11' }),
  own('course.2024', 'Took a course in glazing.', { kind: 'event', from: '2024-10-05' }),
  own('decided.march', 'Decided to sell the summer house.', { kind: 'decision', from: '2024-03-02' }),
  own('decided.june', 'Decided to plant a vineyard.', { kind: 'decision', from: '2024-06-09' }),
  own('decided.winter', 'Decided to leave the choir.', { kind: 'decision', from: '2023-12-12' }),
  own('flood', 'The cellar was under water for three days.', { kind: 'event', from: '2022-11-19' }),
  own('storm', 'The chimney came down in the storm.', { kind: 'event', from: '2024-01-21' }),
  own('kurs.2023', 'Hat einen Kurs im Imkern besucht.', { kind: 'event', from: '2023-05-04' }),
  own('kurs.2024', 'Hat einen Kurs im Segeln besucht.', { kind: 'event', from: '2024-05-04' }),
];

/** The value of one topic in every tier. */
const TIERED: readonly Item[] = [
  own('signature.talk', 'Letters end with "Your Ines".', { topic: 'signature', talk: 'inesFamily' }),
  own('signature.channel', 'Letters end with "Kisses, Ines".', { topic: 'signature', channel: 'family' }),
  own('signature.workspace', 'Letters end with "Kind regards, Ines Duarte".', { topic: 'signature' }),
];

/** All that Ines remembers for these questions. */
export const OF_INES: readonly Item[] = [...TOLD, ...DATED, ...TIERED];
