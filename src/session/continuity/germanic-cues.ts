/** How German, Dutch and Swedish say that something said earlier is meant. See `cue-forms.ts`. */
import { type CuesByLanguage, END, over } from './cue-forms.ts';

const SV_TIMES = 'igår|i går|förra (?:gången|veckan)|sist|senast|nyss|tidigare|förut';

/** German, Dutch and Swedish. */
export const GERMANIC_CUES: CuesByLanguage = {
  de: {
    phrases: [
      'was (?:meintest du|hattest du gemeint|hast du (?:damit |mit )?[^.?!]{0,30}gemeint)|weiter[^.?!]{0,20} (?:mit|an) (?:dem|der|unserem|unserer) [a-zäöüß]+ von (?:gestern|vorhin|letztem mal)',
      'du (?:hast|hattest) (?:mir |uns |doch |schon |auch |ja )*(?:[a-zäöüß0-9]+ ){0,3}(?:genannt|vorgeschlagen|erwähnt|empfohlen|versprochen|aufgezählt|angeboten)|(?:was|wie|worauf) wir (?:uns )?(?:beschlossen|vereinbart|abgemacht|geeinigt|entschieden)',
      'wie ich (?:eben |schon |gerade )?(?:sagte|erwähnte)|das ?selbe (?:für|mit|bei) (?:die|den|dem) (?:anderen|rest|übrigen|nächsten)|wo (?:waren|sind) wir (?:bei[mr]?|mit) [^.?!]{1,40}stehen ?geblieben',
      'dein(?:e|en|em|er)? (?:erste|zweite|dritte|andere|letzte|vorherige|vorige|ursprüngliche)[nrsm]? (?:vorschlag|idee|version|entwurf|plan|erklärung|beispiel|antwort)',
      'du (?:wolltest|solltest|hattest versprochen)(?: mir| uns)?(?: [a-zäöüß]+){0,4} (?:schicken|geben|sagen|zeigen|schreiben|helfen)',
      '(?:frage|erklärung|vorschlag|antwort|text|entwurf|liste|aufsatz|thema) von (?:vorhin|eben|gestern|letztem mal|heute morgen|vorher)(?! (?:in|im|auf|bei|beim|aus) )|(?:der|die|das|den) (?:vorschlag|idee|version|entwurf|antwort|text) davor',
      '(?:an dem|am|mit dem|mit der|an der) [a-zäöüß]+ von (?:gestern|vorhin|letztem mal|heute morgen) (?:[a-z]+ ){0,2}?(?:weiter|anknüpfen)',
      'wie (?:wir |ich |du |sie )?(?:es |dir |ihnen |mir |das |ja |schon |bereits |vorhin |eben |gestern |neulich |letztes mal |letzte woche |zuletzt )*(?:besprochen|gesagt|vereinbart|abgemacht|ausgemacht|erwähnt|erzählt|geschrieben)(?=$|[,.:;!?]| hab| hast| hatte)',
      'du (?:hast|hattest) (?:[a-zß]+ ){0,2}?(?:vorhin|eben|gerade|gestern|letztes mal|zuletzt|vorher|früher) (?:[a-zß]+ ){0,4}?(?:gesagt|erzählt|vorgeschlagen|empfohlen|erwähnt|versprochen|gemeint)',
      '(?:hast du|habe? ich dir|haben wir) (?:mir |dir |uns )?(?:gerade|eben|vorhin|gestern|letztes mal|zuletzt|vorher|beim letzten mal)',
      '(?:worüber|wovon) (?:haben|hatten|sprachen|redeten) wir',
      `wo (?:waren|sind) wir(?: gerade| noch| eben)?(?: stehen ?geblieben| verblieben)?${END}|wo wir (?:gestern |zuletzt |eben )?(?:aufgehört|stehen ?geblieben)|(?:weiter|da|dort|zurück),? wo wir (?:gestern |zuletzt |eben )?waren${END}|(?:mach|lies|schreib|erzähl)e? (?:bitte )?(?:genau )?(?:da|dort) weiter`,
      'zurück zu(?:m|r)? (?:unser[a-z]*|dem,? was|vorigen|letzten thema)',
      'unser(?:e|em|er|en)? (?:letzte|vorige|bisherige|gestrige)[nrsm]? (?:gespräch|unterhaltung|chat|sitzung|besprechung)(?! mit)',
      'deine?[nrms]? (?:letzte|vorige|vorherige)[nrsm]? (?:antwort|nachricht|vorschlag|vorschläge)',
      'letztes mal (?:hast du|haben wir (?:gesagt|besprochen|über))',
      'wo wir (?:[a-zäöüß]+ ){1,2}?(?:aufgehört|aufhörten|abgebrochen|unterbrochen|stehen ?geblieben)|(?:stelle|punkt),? (?:an|ab|bei) (?:der|dem) wir (?:[a-zäöüß]+ ){0,2}?(?:aufgehört|abgebrochen|unterbrochen|stehen ?geblieben|waren)',
      `was (?:haben|hatten) wir (?:[a-zäöüß]+ ){0,5}?(?:beschlossen|entschieden|vereinbart|ausgemacht|abgemacht|festgelegt|besprochen|verabredet)${END}`,
      '(?:mit|an) (?:der|dem|die|das)(?: (?:sache|geschichte|thema|gespräch|punkt|plan))? von (?:gestern|vorhin|letztem mal|neulich) (?:weiter|an|fort|anknüpfen|fortfahren)',
    ],
    whole: [
      '(?:das|die|der|den) (?:erste|zweite|dritte|vierte|letzte|andere|nächste)[nrs]? [a-zäöüß]+,? (?:bitte|danke)',
      '(?:ganz |genau ?)?so wie (?:beim letzten mal|letztes mal|vorher|gestern|vorhin)|teil (?:zwei|drei|[2-9])',
      '(?:mach(?:e|en sie|t|en wir)? )?(?:bitte )?(?:da |genau da |hier )?weiter(?:machen)?(?: so| damit| da)?|fahr(?:e|en sie)? (?:bitte )?fort|lies weiter|red(?:e)? weiter|schreib weiter',
      '(?:(?:ich (?:nehme|will|möchte|meine|meinte|wähle|bevorzuge|hätte gern)|nimm|lieber|gib mir|zeig mir|was ist mit|und|dann) )?(?:doch |lieber |dann |eher )*(?:das|die|der|den|dem) (?:erste|zweite|dritte|vierte|andere|letzte|vorige|vorherige|gleiche)[nrs]?(?: (?:variante|option|vorschlag|version|idee|möglichkeit|entwurf))?',
      '(?:den|die|das) da|(?:option|variante|nummer|vorschlag) (?:[a-e]|[1-9])|(?:das ?selbe|das gleiche|so|genauso) wie (?:letztes mal|vorher|gestern|vorhin)',
    ],
    leads:
      'bitte|ok|okay|ja|nein|gut|also|danke|hallo|hi|genau|und|aber|nun|jetzt|dann|super|prima|klar|doch|kannst du|könntest du|lass uns',
    tails: 'bitte|danke|dann|jetzt|gern|gerne|doch|nochmal|ist (?:besser|gut)',
  },
  nl: {
    phrases: [
      'zoals (?:we |ik |je |u )?(?:je |jou |u |het |al |gisteren |net |eerder |vorige keer )*(?:zei|zeiden|zeg|bespraken|besproken|afgesproken|gezegd|vertelde|verteld)(?=$|[,.:;!?]| heb| gisteren| eerder| vorige)',
      `waar (?:we|waren we|zijn we) (?:gebleven|gestopt|waren)(?: waren)?${END}|waar waren we${END}`,
      'je (?:zei|vertelde|beloofde)(?: me)?(?: [^ ,.?!]+){0,2} (?:net|eerder|gisteren|vorige keer)|wat (?:zei|vertelde) je (?:net|zojuist|eerder|gisteren)',
      'waar (?:hadden|hebben) we het (?:net |gisteren )?over|terug naar (?:ons|onze|waar we|wat we)|(?:ons|onze) (?:vorige|laatste) (?:gesprek|chat)(?! met)|je (?:vorige|laatste) (?:antwoord|voorstel)',
      `(?:^|[.!?] |(?:verder|verdergaan|doorgaan|door|hervatten|oppakken|op|beginnen|vanaf|van|daar|terug naar),? )waar (?:we|waren we|zijn we|hadden we) (?:[a-z]+ ){0,4}?(?:gestopt|opgehouden|gebleven|geëindigd|stopten|ophielden)(?: waren| zijn| hadden)?${over('graag|alsjeblieft|alstublieft')}|(?:verder|door) met wat we (?:[a-z]+ ){0,2}?(?:deden|hadden|bespraken)`,
      `wat (?:hebben|hadden) we (?:[a-z]+ ){0,5}?(?:besloten|afgesproken|besproken|vastgesteld|gekozen)${END}`,
      '(?:onderwerp|gesprek|discussie|verhaal|plan) van (?:gisteren|vorige keer|de vorige keer|daarnet) (?:weer |verder )?(?:oppakken|hervatten|voortzetten|verder)|(?:verder|door|terug) (?:met|naar) (?:het|de|dat|wat)(?: (?:onderwerp|gesprek|discussie|verhaal|plan))? van (?:gisteren|de vorige keer|vorige keer|daarnet)',
    ],
    whole: [
      '(?:ga )?(?:maar )?(?:verder|door)',
      '(?:(?:doe maar|liever|ik (?:neem|wil|kies|bedoel)|geef me|neem) )?(?:de|die|het|dat) (?:eerste|tweede|derde|andere|laatste|vorige)(?: optie| versie| voorstel)?|die daar|optie (?:[a-e]|[1-9])',
    ],
    leads: 'ok|oké|ja|nee|goed|dus|dank je|hallo|en|maar|nu|dan|alsjeblieft|graag',
    tails: 'alsjeblieft|alstublieft|graag|dan|maar|nu|bedankt',
  },
  sv: {
    phrases: [
      `som (?:vi|jag|du) (?:ju |redan |nyss |tidigare |alltså )*(?:sa|sade|kom överens om|bestämde|diskuterade|pratade om|nämnde|föreslog)${over(SV_TIMES)}`,
      '(?:fortsätta?|börja|ta vid|tillbaka)(?: [a-zåäö]+){0,2}? där vi (?:[a-zåäö]+ ){0,2}?(?:slutade|var|stannade|avbröt|slapp)',
      `var (?:var|är) vi(?: någonstans)?${END}|var (?:slutade|stannade) vi${over(SV_TIMES)}`,
      `vad (?:bestämde|beslutade|valde|pratade|diskuterade|sa|kom) vi(?: om| fram till| överens om)?${over(`${SV_TIMES}|om`)}|vad (?:sa|föreslog|rekommenderade) du(?: om)?${over(SV_TIMES)}`,
      '(?:tillbaka till|fortsätta? med|ta upp) gårdagens (?:ämne|samtal|diskussion|plan)|vårt (?:förra|senaste) samtal(?! med)',
    ],
    whole: [
      'fortsätta?|(?:gå |kör )?vidare',
      '(?:(?:jag (?:tar|vill ha|föredrar|menar)|hellre|ta) )?(?:den|det) (?:första|andra|tredje|sista|förra)(?: alternativet| versionen| förslaget)?|alternativ (?:[a-e]|[1-9])',
    ],
    leads: 'ok|okej|ja|nej|bra|tack|hej|och|men|så|nu|då|snälla|vi kan|kan du',
    tails: 'tack|nu|då|istället|är bättre',
  },
};
