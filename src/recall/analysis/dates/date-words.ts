/**
 * Words of dates by language. In a line, spaces separate meanings in their order (January to December, Sunday to Saturday,
 * one to twelve), `|` separates words of one meaning, `_` stands for a space, and a trailing `*` for any ending. Accents and
 * case do not count: the words are folded like the text.
 */
/** What one language calls the parts of dates; a role that it has no word for is left out. */
export interface DateWords {
  readonly months: string;
  readonly weekdays: string;
  /** Spring, summer, autumn, winter. */
  readonly seasons: string;
  /** Hour, day, week, weekend, month, year. */
  readonly units: string;
  readonly numbers: string;
  /** An uncertain small number. */
  readonly few: string;
  /** Two days ago, yesterday, today, tomorrow, in two days; `-` where there is no word. */
  readonly days: string;
  /** Early, middle, late. */
  readonly parts: string;
  readonly last: string;
  /** "The past month": up to now, not the calendar's. */
  readonly past?: string;
  readonly this: string;
  readonly next: string;
  /** Behind the distance: "two weeks ago". */
  readonly ago?: string;
  /** Before it: "il y a". */
  readonly agoFirst?: string;
  readonly since: string;
  readonly before: string;
  readonly after: string;
  readonly between: string;
  readonly from: string;
  readonly to: string;
  readonly and: string;
  /** Words after which the name of a month is hardly anything else. */
  readonly in: string;
  /** Words inside a date that mean nothing to it. */
  readonly fill: string;
  /** Months that are also names or everyday words: they need a number or one of the words above beside them. */
  readonly ambiguous: string;
}

/** By language. */
export const DATE_WORDS = {
  en: {
    months:
      'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec',
    weekdays: 'sunday monday tuesday wednesday thursday friday saturday',
    seasons: 'spring|springtime summer|summertime autumn|fall winter|wintertime',
    units: 'hour|hours day|days week|weeks weekend|weekends month|months year|years',
    numbers:
      'one|a|an|first two|couple_of|a_couple_of|a_couple|second three|third four|fourth five|fifth six seven eight nine ten eleven twelve',
    few: 'a_few|few|some|several',
    days: 'day_before_yesterday yesterday|last_night today|tonight|this_morning|this_afternoon|this_evening tomorrow day_after_tomorrow',
    parts: 'early|beginning|start mid|middle late|end',
    last: 'last|previous',
    past: 'past',
    this: 'this|current',
    next: 'next|coming|upcoming',
    ago: 'ago|back',
    since: 'since',
    before: 'before|prior_to|preceding|until',
    after: 'after|following',
    between: 'between',
    from: 'from',
    to: 'to|through|until|till',
    and: 'and',
    in: 'in|during|on|over|since|until|around|throughout|back_in|by|through',
    fill: 'the|of|in|on|year',
    ambiguous: 'jan mar march april may jun june aug august sept sep dec spring fall',
  },
  de: {
    months:
      'januar|jänner|jan februar|feber|feb märz april|apr mai juni|jun juli|jul august|aug september|sept oktober|okt november|nov dezember|dez',
    weekdays: 'sonntag* montag* dienstag* mittwoch* donnerstag* freitag* samstag*|sonnabend*',
    seasons: 'frühling*|frühjahr* sommer*|sommer herbst* winter*',
    units:
      'stunde|stunden tag|tage|tagen|tages woche|wochen wochenende|wochenenden monat|monate|monaten|monats jahr|jahre|jahren|jahres',
    numbers:
      'ein|eine|einer|einem|eins|ersten|erste zwei|zweiten|zweite|paar drei|dritten|dritte vier|vierten fünf sechs sieben acht neun zehn elf zwölf',
    few: 'ein_paar|einem_paar|einigen|einige|mehreren',
    days: 'vorgestern gestern|gestern_abend heute|heute_morgen morgen übermorgen',
    parts: 'anfang mitte ende',
    last: 'letzt*|vorig*|vergangen*',
    this: 'dies*',
    next: 'nächst*|kommend*',
    ago: 'her',
    agoFirst: 'vor',
    since: 'seit',
    before: 'vor|bevor|bis',
    after: 'nach',
    between: 'zwischen',
    from: 'von|vom',
    to: 'bis|bis_zum|bis_zu',
    and: 'und',
    in: 'im|in|am|seit|bis|ab|während|um',
    fill: 'dem|den|der|des|die|das|im|am|vom|zum',
    ambiguous: 'jan april august mai',
  },
  nl: {
    months:
      'januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sept oktober|okt november|nov december|dec',
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
    seasons: 'lente|voorjaar zomer herfst|najaar winter',
    units: 'uur dag|dagen week|weken weekend|weekeinde maand|maanden jaar|jaren',
    numbers: 'een|één|eerste twee|tweede|paar drie|derde vier vijf zes zeven acht negen tien elf twaalf',
    few: 'een_paar|enkele|enige',
    days: 'eergisteren gisteren|gisteravond vandaag|vanochtend morgen overmorgen',
    parts: 'begin midden|half eind|einde',
    last: 'vorig|vorige|afgelopen|laatste',
    this: 'dit|deze',
    next: 'volgend|volgende|komende',
    ago: 'geleden',
    since: 'sinds',
    before: 'voor|vóór|tot',
    after: 'na',
    between: 'tussen',
    from: 'van|vanaf',
    to: 'tot|tot_en_met',
    and: 'en',
    in: 'in|op|sinds|tijdens|tot|rond',
    fill: 'de|het|van|in|op',
    ambiguous: 'jan april mei',
  },
  ru: {
    months:
      'январ* феврал* март* апрел* май|мая|мае|маю|маем|маи июн* июл* август* сентябр* октябр* ноябр* декабр*',
    weekdays: 'воскресень* понедельник* вторник* сред|среду|среды|среда|среде четверг* пятниц* суббот*',
    seasons: 'весн*|весной лето|летом|лета осень|осенью|осени зим*',
    units: 'час|часа|часов день|дня|дней|дни недел* выходные|выходных месяц* год|года|году|лет|годы|годам',
    numbers:
      'один|одну|одна|первого|первой два|две|двух|пару|пара|второй три|трёх|третьей четыре пять шесть семь восемь девять десять одиннадцать двенадцать',
    few: 'несколько',
    days: 'позавчера вчера сегодня завтра послезавтра',
    parts: 'начале|начало|начала середине|середина конце|конец|конца',
    last: 'прошл*|предыдущ*|последн*',
    this: 'эт*|нынешн*',
    next: 'следующ*|будущ*|ближайш*',
    ago: 'назад',
    since: 'с|со',
    before: 'до|перед',
    after: 'после',
    between: 'между',
    from: 'с|со|от',
    to: 'по|до',
    and: 'и',
    in: 'в|во|с|на|до|к',
    fill: 'в|во|на',
    ambiguous: '',
  },
  fr: {
    months:
      'janvier|janv février|févr|fév mars avril|avr mai juin juillet|juil août septembre|sept octobre|oct novembre|nov décembre|déc',
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    seasons: 'printemps été|lété automne|lautomne hiver|lhiver',
    units: 'heure|heures jour|jours semaine|semaines week_end|weekend mois an|ans|année|années|lannée|lan',
    numbers:
      'un|une|1er|premier|première deux|deuxième|second trois|troisième quatre cinq six sept huit neuf dix onze douze',
    few: 'quelques|plusieurs',
    days: 'avant_hier hier aujourdhui demain après_demain',
    parts: 'début mi|milieu fin',
    last: 'dernier|dernière|derniers|dernières|passé|passée',
    this: 'ce|cet|cette',
    next: 'prochain|prochaine',
    agoFirst: 'il_y_a',
    since: 'depuis',
    before: 'avant|jusquà',
    after: 'après',
    between: 'entre',
    from: 'de|du|depuis',
    to: 'à|au|jusquà|jusquau',
    and: 'et',
    in: 'en|au|le|depuis|pendant|durant|au_mois_de|au_cours_de',
    fill: 'le|la|les|de|du|des|en|au_mois_de|lannée',
    ambiguous: 'mars mai avril août été lété printemps mi',
  },
  es: {
    months:
      'enero|ene febrero|feb marzo abril|abr mayo junio|jun julio|jul agosto|ago septiembre|setiembre|sept octubre|oct noviembre|nov diciembre|dic',
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado',
    seasons: 'primavera verano otoño invierno',
    units: 'hora|horas día|días semana|semanas fin_de_semana|fines_de_semana mes|meses año|años',
    numbers:
      'un|uno|una|primero|primer|primera dos|segunda|par_de|un_par_de tres|tercera cuatro cinco seis siete ocho nueve diez once doce',
    few: 'unos|unas|algunos|algunas|varios|varias',
    days: 'anteayer|antes_de_ayer|antier ayer|anoche hoy mañana pasado_mañana',
    parts: 'principios|comienzos|inicios mediados finales|fines|fin',
    last: 'pasado|pasada|pasados|pasadas|último|última|últimos|últimas',
    this: 'este|esta',
    next: 'próximo|próxima|siguiente|que_viene',
    ago: 'atrás',
    agoFirst: 'hace',
    since: 'desde',
    before: 'antes|antes_de|antes_del|anterior_al|hasta',
    after: 'después|después_de|después_del|siguiente_al',
    between: 'entre',
    from: 'de|desde|del',
    to: 'a|al|hasta',
    and: 'y',
    in: 'en|desde|durante|el|hasta|en_el_mes_de',
    fill: 'el|la|los|las|de|del|en',
    ambiguous: 'abril primavera mayo julio ago',
  },
  it: {
    months:
      'gennaio|gen febbraio|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto settembre|sett ottobre|ott novembre|nov dicembre|dic',
    weekdays: 'domenica lunedì martedì mercoledì giovedì venerdì sabato',
    seasons: 'primavera estate|lestate autunno|lautunno inverno|linverno',
    units: 'ora|ore giorno|giorni settimana|settimane fine_settimana|weekend mese|mesi anno|anni|lanno',
    numbers:
      'un|uno|una|primo|prima due|paio_di|un_paio_di|seconda tre|terza quattro cinque sei sette otto nove dieci undici dodici',
    few: 'qualche|alcuni|alcune|diversi',
    days: 'laltro_ieri|altro_ieri ieri|ieri_sera oggi domani dopodomani',
    parts: 'inizio|inizi metà fine',
    last: 'scorso|scorsa|scorsi|scorse|passato|passata|ultimo|ultima|ultimi|ultime',
    this: 'questo|questa|questestate',
    next: 'prossimo|prossima',
    ago: 'fa',
    since: 'da|dal',
    before: 'prima_del|prima_di|fino_a|fino_al',
    after: 'dopo|dopo_il',
    between: 'tra|fra',
    from: 'da|dal',
    to: 'a|al',
    and: 'e',
    in: 'in|a|nel|dal|da|durante|il|nel_mese_di',
    fill: 'il|la|i|le|lo|del|di|nel|dell',
    ambiguous: 'mar gen estate primavera mag',
  },
  pt: {
    months:
      'janeiro|jan fevereiro|fev março abril|abr maio junho|jun julho|jul agosto setembro|set outubro|out novembro|nov dezembro|dez',
    weekdays: 'domingo segunda_feira terça_feira quarta_feira quinta_feira sexta_feira sábado',
    seasons: 'primavera verão outono inverno',
    units: 'hora|horas dia|dias semana|semanas fim_de_semana mês|meses ano|anos',
    numbers:
      'um|uma|primeiro|primeira dois|duas|segunda|par_de três|terceira quatro cinco seis sete oito nove dez onze doze',
    few: 'alguns|algumas|uns|umas|vários|várias',
    days: 'anteontem ontem hoje amanhã depois_de_amanhã',
    parts: 'início|começo meados|meio fim|final',
    last: 'passado|passada|último|última|últimos|últimas',
    this: 'este|esta|neste|nesta',
    next: 'próximo|próxima|que_vem',
    ago: 'atrás',
    agoFirst: 'há|faz',
    since: 'desde',
    before: 'antes_de|antes_do|até',
    after: 'depois_de|depois_do|após',
    between: 'entre',
    from: 'de|do|desde',
    to: 'a|até|ao',
    and: 'e',
    in: 'em|no|desde|durante|no_mês_de|dia',
    fill: 'o|a|os|as|de|do|da|em|no|na',
    ambiguous: 'jan set out abril primavera',
  },
} as const satisfies Record<string, DateWords>;

/** A language whose dates in words are understood, beside Chinese and Japanese. */
export type DateLanguage = keyof typeof DATE_WORDS;
