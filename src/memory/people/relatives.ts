/**
 * What a message says of people whom its speaker calls theirs: "My sister Eva works as a nurse. She lives in Porto." A value of
 * the speaker is not taken from there. Told by the words for whom one has (in eight languages), by their names, and by
 * "she" and "who" after them; a clause in which the speaker appears is their own. Pure.
 */

/** Whose, as speakers say it of themselves. */
export const MINE =
  '(?:my|our|meine[mnr]?|mein|unsere[mnr]?|mon|ma|mes|mi|mis|meu|minha|mio|mia|mijn|мое(?:му|й)|мой|моя|mojemu|mojej|mój|moja)';
/** Those of whom people have one or some. */
export const RELATIVES =
  'colleague|boss|friend|wife|husband|partner|brother|sister|mother|father|mom|dad|mum|son|daughter|neighbou?r|team|coworker|co-worker|manager|kollege[n]?|kollegin|chef(?:in)?|freund(?:in)?|frau|mann|bruder|schwester|mutter|vater|collègue|patron(?:ne)?|amie?|femme|mari|frère|sœur|mère|père|colega|jefe|jefa|amig[oa]|esposa|marido|hermano|hermana|chefe|irmão|irmã|collega|capo|fratello|sorella|moglie|marito|baas|vriend(?:in)?|broer|zus';
const MORE_RELATIVES =
  'girlfriend|boyfriend|fianc[ée]e?|cousin|aunt|uncle|niece|nephew|grand(?:ma|pa|mother|father|son|daughter)|roommate|flatmate|child|baby|dog|cat|puppy|kitten|sohn|tochter|tante|onkel|oma|opa|hund|katze|fils|fille|chien|chat|hijo|hija|perro|gato|filho|filha|figlio|figlia|cane|gatto|zoon|dochter|брат|сестра|муж|жена|мама|папа|сын|дочь|друг|brat|siostra|mąż|żona|syn|córka';
/** The same told of the speaker by somebody else. */
const THEIRS =
  "(?:his|her|their|(?:the )?user's|[\\p{Lu}][\\p{L}-]+'s|seine?|ihre?|son|sa|ses|su|sus|seu|sua|suo|zijn|haar|его|её|ее|jego|jej)";

const KIN = `(?:\\p{Ll}{2,20} )?(?:${RELATIVES}|${MORE_RELATIVES})(?!\\p{L}| (?:tongue|language|company)(?!\\p{L}))`;
/** "Vivo en Roma con mi hermana": somebody beside the speaker, who goes without a word in many languages. */
const OWN_RELATIVE = new RegExp(`(?<!\\p{L})(?<!(?:with|mit|avec|con|com|met|с|z|ze) )${MINE} ${KIN}`, 'iu');
/** With the name after it; a capital tells a name. */
const NAMED_RELATIVE = new RegExp(
  `(?<!\\p{L})${MINE} ${KIN}(?:'s name is|,| is called| is| heißt| s'appelle| se llama| si chiama| heet)? (?<name>(?-i:\\p{Lu})[\\p{L}'-]+)`,
  'giu',
);
const BEGINS_WITH_RELATIVE = new RegExp(`^(?:${MINE}|${THEIRS}) ${KIN}`, 'iu');
const SPEAKER =
  /(?<!\p{L})(?:i|i'm|i've|i'd|i'll|me|we|us|ich|mich|mir|wir|je|moi|nous|yo|nosotros|eu|nós|io|noi|ik|wij|я|мы|ja)(?!\p{L})/iu;
/** Begins a clause about whoever was spoken of before. */
const GOES_ON =
  /^(?:and |but |und |aber |et |y |e |en |и )?(?:she|he|they|who|whose|her|his|er|sie|die|der|elle|il|qui|ella|él|que|ela|ele|lei|lui|che|zij|hij|она|он|ona|on)(?!\p{L})/iu;
const CLAUSE_END = /[.!?…;,\n。！？、，]+/u;

/** The parts of a message that are not of others. */
export function saidOfOneself(text: string): string {
  const names = namesOfOthers([text]);
  let ofAnother = false;
  const own: string[] = [];
  for (const clause of text.split(CLAUSE_END)) {
    const words = clause.trim();
    if (words === '') continue;
    if (GOES_ON.test(words)) {
      if (ofAnother) continue;
    } else {
      const isNamed = beginsWithOneOf(words, names);
      ofAnother = isNamed || OWN_RELATIVE.test(words);
      if (ofAnother && (isNamed || !SPEAKER.test(words))) continue;
    }
    own.push(words);
  }
  return own.join('. ');
}

/** What those are called who are a speaker's own: "my sister Eva". */
export const namesOfOthers = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => [...text.matchAll(NAMED_RELATIVE)].map((match) => match.groups?.name ?? '')),
  );

/** Whether a sentence is about one of them: it begins with their name, or with whose they are. */
export const isOfAnother = (sentence: string, names: ReadonlySet<string>): boolean =>
  BEGINS_WITH_RELATIVE.test(sentence.trim()) || beginsWithOneOf(sentence.trim(), names);

const beginsWithOneOf = (text: string, names: ReadonlySet<string>): boolean =>
  names.has(/^\p{Lu}[\p{L}'-]*?(?='s|[^\p{L}'-]|$)/u.exec(text)?.[0] ?? '');
