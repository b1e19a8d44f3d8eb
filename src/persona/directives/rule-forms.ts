/**
 * Rules of answering that forbid, allow again or ask no more: "never use emojis", "you may use emojis again", "you no longer
 * have to use tables". Each takes the place of its opposite (`opposite-rules.ts`). English standing rules are read by
 * `memory/signals/instructions.ts`; what it does not know stands here.
 */
import { type Form, forms } from './spec.ts';

/** Forms of one language. `allowed` is tried on the whole sentence: that something is allowed is what makes it a rule. */
const rules = (
  forbidden: readonly string[],
  allowed: readonly string[] = [],
  standing: readonly string[] = [],
): Form[] => [
  ...forms('boundaries', 'sentence', forbidden),
  ...forms('instructions', 'sentence', allowed, { whole: true }),
  ...forms('instructions', 'sentence', standing, { onlyStanding: true }),
];

const OF_ANSWERS =
  '(?:emojis?|smileys|bullets?(?: points?| lists?)?|lists|tables|markdown|headings|jokes|puns|slang|jargon|disclaimers|apologies|small talk|exclamation (?:marks|points)|pleasantries|links|code)';
const POINTS = '(?!(?:it|that|this|them|the|those|these)\\b)';

export const ENGLISH_RULES: readonly Form[] = [
  ...rules(
    [
      `no more ${OF_ANSWERS}(?: in your (?:answers|replies|responses))?`,
      "you (?:no longer (?:have|need) to|(?:do not|don’t|don't|dont) (?:have|need) to) (?:use|include|add|mention|answer in|write in|reply in|cite|give(?: me)?|start with|end with) .+? (?:any ?more|any longer)",
      'you no longer (?:have|need) to (?:use|include|add|mention|answer in|write in|reply in|cite|give(?: me)?|start with|end with) .+',
    ],
    [
      `(?:(?:ok(?:ay)?|thanks|actually|now|from now on),? )*(?:you (?:can|may|could)|feel free to|(?:you're|you are) (?:allowed|free|welcome) to|(?:it's|it is) (?:ok(?:ay)?|fine) (?:to|if you))(?: now)? (?:use|include|add|mention|joke about|make jokes|talk about|speak about|bring up|discuss|comment on|answer in|write in|reply in) ${POINTS}.+ again(?: now| from now on)?`,
    ],
  ),
];

export const GERMAN_RULES = rules(
  [
    '(?:verwende|nutze|benutze|antworte|schreibe?|gib)(?: mir)? (?:nie|niemals|nie wieder|nie mehr|nicht mehr) .+',
    '(?:verwende|nutze|benutze)(?: mir)? keine?n? .+ mehr',
    'höre? auf,? .+ zu (?:verwenden|benutzen|nutzen)',
    '(?:du )?(?:musst|brauchst|sollst) (?:jetzt )?(?:keine?n? .+ mehr|nicht mehr .+) (?:zu )?(?:verwenden|benutzen|nutzen)',
    'keine (?:emojis?|smileys|aufzählungen|stichpunkte|listen|tabellen|witze) mehr',
  ],
  ['(?:ok(?:ay)?,? )?du (?:darfst|kannst) (?:jetzt )?(?:gerne? )?wieder .+ (?:verwenden|benutzen|nutzen)'],
);

export const DUTCH_RULES = rules(
  [
    'gebruik (?:nooit|nooit meer|niet meer) .+',
    'gebruik geen .+ meer',
    '(?:stop|hou op) met .+ (?:te )?gebruiken',
    "geen (?:emoji(?:’s|'s|s)?|lijstjes|tabellen|grappen) meer",
  ],
  ['je (?:mag|kunt) (?:nu )?weer .+ gebruiken'],
  ['gebruik .+'],
);

export const FRENCH_RULES = rules(
  [
    "n'utilise[zs]? (?:jamais|plus|plus jamais) .+",
    "(?:arrêtez?|cessez?) d'utiliser .+",
    "(?:tu n'as|vous n'avez) plus besoin d'utiliser .+",
  ],
  ['(?:tu peux|vous pouvez) (?:à nouveau|de nouveau) utiliser .+', '(?:tu peux|vous pouvez) réutiliser .+'],
);

export const ITALIAN_RULES = rules(
  [
    'non (?:usare|utilizzare) (?:mai|mai più|più) .+',
    'smetti(?:la)? di (?:usare|utilizzare) .+',
    '(?:basta|niente più) (?:emoji|elenchi|tabelle|battute)',
  ],
  ['(?:puoi|può) (?:di nuovo|tornare a) (?:usare|utilizzare) .+'],
);

export const SPANISH_RULES = rules(
  [
    '(?:nunca|jamás|nunca más) (?:uses|utilices|pongas) .+',
    'no (?:uses|utilices|pongas) más .+',
    'ya no (?:uses|utilices|pongas|tienes que usar|hace falta que uses) .+',
    'deja de (?:usar|utilizar|poner) .+',
    '(?:no más|basta de) (?:emojis|listas|tablas|bromas)',
  ],
  ['puedes volver a (?:usar|utilizar|poner) .+', 'puedes (?:usar|utilizar) .+ (?:de nuevo|otra vez)'],
);

export const PORTUGUESE_RULES = rules(
  [
    '(?:nunca|jamais|nunca mais) (?:uses?|utilizes?) .+',
    'não (?:uses?|utilizes?) mais .+',
    '(?:pare|para|deixe|deixa) de (?:usar|utilizar) .+',
    '(?:você )?não (?:precisa|precisas) mais (?:de )?(?:usar|utilizar) .+',
    '(?:chega de|sem mais) (?:emojis|listas|tabelas|piadas)',
  ],
  [
    '(?:você )?(?:pode|podes) (?:voltar a )(?:usar|utilizar) .+',
    '(?:você )?(?:pode|podes) (?:usar|utilizar) .+ (?:de novo|novamente|outra vez)',
  ],
);

export const RUSSIAN_RULES = rules(
  [
    '(?:никогда|никогда больше|больше) не (?:используй|используйте|ставь|добавляй) .+',
    'не (?:используй|используйте|ставь|добавляй) больше .+',
    '(?:перестань|прекрати|хватит) (?:использовать|ставить|добавлять) .+',
    'больше не (?:нужно|надо) (?:использовать|ставить|добавлять) .+',
  ],
  ['(?:можешь|можете) (?:снова|опять) (?:использовать|ставить|добавлять) .+'],
);

export const POLISH_RULES = rules(
  [
    '(?:nigdy|nigdy więcej|już|więcej) nie używaj .+',
    'nie używaj (?:już|więcej) .+',
    'przestań używać .+',
    'nie musisz (?:już|więcej) używać .+',
  ],
  ['możesz (?:znów|znowu|ponownie) używać .+'],
  ['używaj .+'],
);

export const TURKISH_RULES = rules(
  ['(?:asla|bir daha) .+ kullanma(?:yın)?', '.+ kullanmayı (?:bırak|kes)'],
  ['(?:tekrar|yine|yeniden) .+ kullanabilirsin(?:iz)?', '.+ (?:tekrar|yine|yeniden) kullanabilirsin(?:iz)?'],
  ['(?!.*(?:dil|ton) kullan).+ kullan(?:ın)?'],
);

export const CHINESE_RULES = rules(
  [
    '(?:永远|绝对)?(?:不要|别|不许)再(?:使用|用)(?!.{1,5}语).+',
    '(?:永远|绝对)(?:不要|别|不许)(?:使用|用)(?!.{1,5}语).+',
  ],
  ['你?(?:现在)?(?:可以|又可以)(?:再|重新|继续)?(?:再|重新)(?:使用|用)(?!.{1,5}语).+了?'],
);

export const JAPANESE_RULES = rules(
  ['(?:もう|二度と|絶対に|決して).+(?:を|は)?使わないで(?:ください|くれ|ほしい)?'],
  ['また.+を?使って(?:も)?(?:いい|大丈夫)(?:です|よ)*'],
  ['(?!.*語).+を使って(?:ください|くれ|ほしい)?'],
);

export const KOREAN_RULES = rules(
  [
    '.+ (?:절대|다시는|더 이상|이제) (?:쓰지|사용하지) (?:마|말아)(?:세요|라|요)?(?: ?줘| ?주세요)?',
    '(?:절대|다시는|더 이상|이제) .+ (?:쓰지|사용하지) (?:마|말아)(?:세요|라|요)?(?: ?줘| ?주세요)?',
  ],
  ['(?:이제 )?다시 .+ (?:써도|사용해도) (?:돼|됩니다|괜찮아)(?:요)?'],
  ['.+(?:을|를) (?:써|사용해)(?: ?줘| ?주세요)?'],
);
