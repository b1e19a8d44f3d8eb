/** Directives in Russian, Polish and Turkish. */
import { POLISH_RETURN, RUSSIAN_RETURN, TURKISH_RETURN } from './returning-forms.ts';
import { POLISH_RULES, RUSSIAN_RULES, TURKISH_RULES } from './rule-forms.ts';
import { forms, type LanguageSpec } from './spec.ts';
import { POLISH_WITHDRAWALS, RUSSIAN_WITHDRAWALS, TURKISH_WITHDRAWALS } from './withdrawal-forms.ts';

export const RUSSIAN: LanguageSpec = {
  hints:
    'зов|зва|назыв|имя|будь|веди|действуй|работай|ты|вы|отвеч|ответы|пиши|говори|объясн|общай|перейди|переходи|не |использ|указыв|начин|заканч|добавл|привод|обращ|верн|возвращ|переключ|снова|опять|перест|прекрат|хватит|можешь|давай|больше',
  script: /\p{Script=Cyrillic}/u,
  standing: 'отныне|с этого момента|теперь|впредь|всегда|в будущем|с сегодняшнего дня',
  please: 'пожалуйста|плиз|прошу',
  once: '(?:только )?(?:в этот раз|на этот вопрос|в этом ответе|один раз)',
  others: 'для всех|со всеми|всем(?: пользователям)?',
  opening:
    'привет|здравствуй(?:те)?|добрый день|ок|окей|спасибо|и|а|ну|хорошо|кстати|можешь|можете|я хочу, чтобы ты|давай',
  doubt: 'может быть|возможно|наверное|мог бы ты|думаю',
  asking: 'можешь|можете|не мог бы ты|не могли бы вы',
  correcting: 'нет(?:, подожди)?|подожди|то есть|вернее|извини',
  closing: 'спасибо|ок|теперь|тоже|ладно',
  again: RUSSIAN_RETURN.again,
  and: 'и|но|а также',
  tones: {
    concise: 'короче|кратко|краток|лаконичн(?:о|ее|ым)|кратким|покороче|короткие',
    detailed: 'подробнее|подробно|развёрнуто|развернуто|длинные|длинно',
    formal: 'формальн(?:о|ее|ым|ые)|официальн(?:о|ее|ым)|вежлив(?:о|ее|ым)',
    informal: 'неформальн(?:о|ее|ым)|проще в общении',
    humorous: 'смешн(?:о|ее)|весел(?:о|ее)',
    serious: 'серьёзн(?:о|ее|ым)|серьезн(?:о|ее|ым)',
    friendly: 'дружелюбн(?:о|ее|ым)|добр(?:ее|ым)',
    direct: 'прям(?:о|ее|ым)',
    simple: 'проще|просто|простыми словами',
    technical: 'технически',
    professional: 'профессиональн(?:о|ее)',
  },
  forms: [
    ...RUSSIAN_WITHDRAWALS,
    ...RUSSIAN_RULES,
    ...forms('address', 'name', [
      '(?:называй|зови|называйте|зовите) меня(?: просто)? {name}',
      'меня (?:называть|звать) {name}',
      '(?:называть|звать) меня(?: просто)? {name}',
      'обращайся ко мне {name}',
    ]),
    ...forms('name', 'name', [
      'тебя зовут {name}',
      'твоё(?: новое)? имя ?[—–-]? ?{name}',
      'твое(?: новое)? имя ?[—–-]? ?{name}',
      '(?:я )?буду (?:звать|называть) тебя {name}',
      'тебя (?:будут|будет) звать {name}',
    ]),
    ...forms('role', 'role', ['будь (?<role>мо(?:им|ей) .+?)', '(?:веди себя|действуй|работай) как {role}']),
    ...forms('role', 'role', ['ты (?<role>(?:мой|моя) .+?)'], { onlyStanding: true }),
    ...forms('tone', { tone: 'informal address' }, [
      '(?:на ты|перейдём на ты|перейдем на ты)',
      '(?:обращайся|говори|обращайтесь) (?:ко мне|со мной)? ?на «?ты»?',
      'говори мне ты',
    ]),
    ...forms('tone', { tone: 'formal address' }, [
      'на вы',
      '(?:обращайся|говори|обращайтесь) (?:ко мне|со мной)? ?на «?вы»?',
    ]),
    ...forms('tone', 'tones', [
      '(?:отвечай|отвечайте|пиши|говори|объясняй)(?: мне| со мной)? (?:(?:более|немного|чуть|как можно|ещё|еще) )*{tones}',
      'будь(?:те)? (?:(?:более|немного|чуть) )*{tones}',
    ]),
    ...forms('tone', 'less', ['будь менее {less}', 'не (?:отвечай|пиши) так {less}']),
    ...forms('tone', 'less', ['(?:твои|ваши) ответы слишком {less}'], { weak: true }),
    ...forms('language', 'language', [
      '(?:отвечай|отвечайте|говори|говорите|пиши|общайся)(?: мне| со мной)?(?: только)? (?:на|по)[- ]?{language}(?: языке)?',
      '(?:перейди|переходи) на {language}(?: язык)?',
    ]),
    ...forms('boundaries', 'sentence', [
      'никогда(?: больше)? не (?:шути|упоминай|говори|спрашивай|называй меня|напоминай|комментируй) ?.*',
      'больше не (?:шути|упоминай|говори|спрашивай|называй меня) .+',
    ]),
    ...forms('instructions', 'sentence', ['(?:используй|указывай|начинай|заканчивай|добавляй|приводи) .+'], {
      onlyStanding: true,
    }),
    ...RUSSIAN_RETURN.forms,
  ],
};

export const POLISH: LanguageSpec = {
  hints:
    'mów|nazyw|zwraca|imię|bądź|zachow|działaj|na ty|odpowi|pisz|rozmawi|przejd|nigdy|wróć|wracaj|wróćmy|powróć|znów|znowu|przesta|nie |używaj|możesz|z powrotem',
  standing: 'od teraz|od dziś|odtąd|na przyszłość|zawsze|w przyszłości',
  please: 'proszę',
  once: '(?:tylko )?(?:tym razem|na to pytanie)',
  others: 'do wszystkich|dla wszystkich|wszystkim',
  opening: 'cześć|hej|dzień dobry|ok|dzięki|dziękuję|i|a|no|dobrze|możesz|chcę, żebyś|teraz',
  doubt: 'może|chyba|mógłbyś|mogłabyś',
  asking: 'czy możesz|możesz|czy mógłbyś|mógłbyś',
  correcting: 'nie(?:, czekaj|(?=,))|czekaj|to znaczy|przepraszam',
  closing: 'dzięki|dziękuję|ok|teraz',
  again: POLISH_RETURN.again,
  and: 'i|oraz|ale',
  tones: {
    concise: 'krócej|zwięźle|zwięźlej|zwięzły|krótko|bardziej zwięzły|krótkie|zwięzła',
    detailed: 'dokładniej|szczegółowo|dłużej|długie|bardziej szczegółowo',
    formal: 'formalnie|formalny|formalniej|uprzejmie',
    informal: 'nieformalnie|luźniej|swobodniej',
    friendly: 'przyjaźnie|milszy|milej',
    direct: 'bezpośredni|bezpośrednio',
    simple: 'prościej|prosto',
  },
  forms: [
    ...POLISH_WITHDRAWALS,
    ...POLISH_RULES,
    ...forms('address', 'name', [
      '(?:mów(?: do)? mi|mów do mnie|nazywaj mnie|zwracaj się do mnie) {name}',
      'mówić mi {name}',
    ]),
    ...forms('name', 'name', [
      '(?:nazywasz się|masz na imię|będziesz się nazywać) {name}',
      'twoje(?: nowe)? imię to {name}',
      '(?:będę cię nazywać|będę na ciebie mówić) {name}',
    ]),
    ...forms('role', 'role', ['bądź (?<role>mo(?:im|ją) .+?)', '(?:zachowuj się|działaj) jak(?:o)? {role}']),
    ...forms('tone', { tone: 'informal address' }, [
      '(?:mów|mówmy)(?: do mnie| mi| sobie)? (?:na ty|po imieniu)',
      'przejdźmy na ty',
    ]),
    ...forms('tone', { tone: 'formal address' }, ['(?:mów|zwracaj się) do mnie (?:per )?pan(?:i|ie)?']),
    ...forms('tone', 'tones', [
      '(?:odpowiadaj|pisz|mów)(?: mi)? (?:(?:trochę|nieco|jak najbardziej|bardziej) )*{tones}',
      'bądź (?:(?:trochę|bardziej) )*{tones}',
    ]),
    ...forms('tone', 'less', ['twoje odpowiedzi są (?:dla mnie )?(?:za|zbyt) {less}'], { weak: true }),
    ...forms('language', 'language', [
      '(?:odpowiadaj|odpowiedz|mów|pisz|rozmawiaj)(?: mi| do mnie| ze mną)?(?: tylko)? po {language}',
      'przejdź na {language}',
    ]),
    ...forms('boundaries', 'sentence', ['nigdy(?: więcej)? nie (?:żartuj|wspominaj|mów|pytaj|nazywaj) ?.*']),
    ...POLISH_RETURN.forms,
  ],
};

export const TURKISH: LanguageSpec = {
  hints:
    ' de|diye|diyebil|dey|adın|adin|ismin|sana |ol|gibi|sen |siz |ver|yaz|konuş|kullan|cevap|yanıt|geç|asla|hakkında|ile ilgili|bahsetme|bir daha|dön|deme|verme|konuşma|yazma|bırak|kes|gerek|çağırma|seslenme',
  standing: 'bundan sonra|artık|bundan böyle|her zaman|daima|ileride',
  please: 'lütfen',
  once: '(?:sadece )?(?:bu sefer|bu soruya|bu kez)',
  others: 'herkese|herkesle|tüm kullanıcılara',
  opening: 'merhaba|selam|tamam|teşekkürler|ve|peki|iyi günler|şimdi',
  doubt: 'belki|sanırım|galiba',
  asking: 'bana (?=\\S+ diyebilir)',
  correcting: 'hayır|dur|pardon|yani',
  closing: 'teşekkürler|tamam|lütfen|olur mu',
  again: TURKISH_RETURN.again,
  and: 've|ama',
  tones: {
    concise: 'kısa|öz|kısa ve öz|kısaca',
    detailed: 'ayrıntılı|detaylı|uzun',
    formal: 'resmi|resmî',
    informal: 'samimi|rahat',
    friendly: 'arkadaşça|nazik|sıcak',
    direct: 'doğrudan|net',
    simple: 'basit|sade',
  },
  forms: [
    ...TURKISH_WITHDRAWALS,
    ...TURKISH_RULES,
    ...forms('address', 'name', [
      'bana(?: sadece)? {name} (?:de|deyin|diyebilirsin|diyebilirsiniz|diye seslen|diye hitap et)',
      'beni {name} diye çağır',
    ]),
    ...forms('name', 'name', [
      '(?:senin )?(?:yeni )?ad[ıi]n(?: artık)? {name}(?: olsun| olacak)?',
      '(?:senin )?(?:yeni )?ismin {name}(?: olsun| olacak)?',
      'sana {name} diyeceğim',
    ]),
    ...forms('role', 'role', ['(?<role>benim .+?)(?:im|ım|um|üm)? ol', '{role} gibi davran']),
    ...forms('tone', { tone: 'informal address' }, [
      'bana sen (?:de|diye hitap et)',
      'sen diye hitap et',
      'sen diyebilirsin',
    ]),
    ...forms('tone', { tone: 'formal address' }, ['bana siz (?:de|diye hitap et)', 'siz diye hitap et']),
    ...forms('tone', 'tones', [
      '(?:bana )?(?:daha |biraz |çok )*{tones} (?:cevap ver|yanıt ver|yaz|konuş|ol|cevaplar ver)(?:in|ın|un|ün)?',
      '(?:daha |biraz )*{tones} bir (?:dil|ton) kullan',
    ]),
    ...forms('tone', 'less', ['cevapların (?:çok|fazla) {less}'], { weak: true }),
    ...forms('language', 'language', [
      '(?:bana )?(?:sadece )?{language} (?:cevap ver|yanıt ver|konuş|yaz|cevapla|yanıtla)(?:in|ın|un|ün)?(?: bana)?',
      "{language}(?:'?y?[ea])? geç",
    ]),
    ...forms('boundaries', 'sentence', [
      '.+ (?:hakkında|ile ilgili) (?:asla|hiçbir zaman|bir daha) (?:şaka yapma|konuşma|soru sorma)',
      'asla .+ (?:şaka yapma|bahsetme|sorma)',
      'bir daha .+ bahsetme',
    ]),
    ...TURKISH_RETURN.forms,
  ],
};
