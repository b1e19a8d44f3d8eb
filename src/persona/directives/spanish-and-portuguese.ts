/** Directives in Spanish and Portuguese. */
import { PORTUGUESE_RETURN, SPANISH_RETURN } from './returning-forms.ts';
import { PORTUGUESE_WITHDRAWALS, SPANISH_WITHDRAWALS } from './romance-withdrawals.ts';
import { PORTUGUESE_RULES, SPANISH_RULES } from './rule-forms.ts';
import { forms, type LanguageSpec } from './spec.ts';

const ES_MORE = '(?:(?:más|un poco|mucho|algo|bien|muy|todo lo) )*';

export const SPANISH: LanguageSpec = {
  hints:
    'llám|llam|dime|refiére|nombre|sé |sea|actúa|compórta|trabaja|haz de|eres|serás|tutea|tutéa|tutees|trát|trat|respon|respónd|contest|contést|habl|háb|escribe|usa |usa|utiliza|da|tan |respuestas|mensajes|cambia|pasa|nunca|jamás|no vuelvas|cita|empieza|termina|añade|incluye|vuelv|volv|volver|regres|retom|de vuelta|de nuevo|deja|no |basta|ya no|pued',
  standing: 'a partir de ahora|desde ahora|de ahora en adelante|en adelante|en el futuro|siempre|por defecto',
  please: 'por favor|porfa',
  once: '(?:solo |sólo )?(?:esta vez|por esta vez|para esta (?:pregunta|respuesta))|a esta pregunta',
  others: '(?:a|con|para) (?:todos(?: los (?:demás|usuarios))?|todo el mundo|los demás)',
  opening:
    'hola|buenas|buenos días|buenas tardes|ok|vale|gracias|pues|y|bueno|perfecto|por cierto|puedes|quiero que|prefiero que|me gustaría que|ahora',
  doubt: 'quizás?|tal vez|a lo mejor|creo que|podrías|si puedes',
  asking: '¿ ?(?:puedes|podrías|puede|podría)|puedes|podrías',
  correcting: 'no(?:, espera|(?=,))|espera|perdona|mejor dicho|en realidad',
  closing: 'gracias|ok|vale|ahora|si puedes|también',
  again: SPANISH_RETURN.again,
  and: 'y|e|pero',
  tones: {
    concise: 'concis[oa]s?|breves?|cort[oa]s?|brevemente',
    detailed: 'detallad[oa]s?|larg[oa]s?|extens[oa]s?',
    formal: 'formal(?:es)?|formalmente|educad[oa]',
    informal: 'informal(?:es)?|relajad[oa]|coloquial',
    humorous: 'divertid[oa]|gracios[oa]',
    serious: 'seri[oa]',
    friendly: 'amables?|amigables?|simpátic[oa]|cercan[oa]',
    direct: 'direct[oa]s?',
    simple: 'simples?|sencill[oa]s?|clar[oa]s?',
    technical: 'técnic[oa]s?',
    professional: 'profesional(?:es)?',
    patient: 'pacientes?',
  },
  forms: [
    ...SPANISH_WITHDRAWALS,
    ...SPANISH_RULES,
    ...forms('address', 'name', [
      '(?:llámame|llámeme|dime|me llames) {name}',
      '(?:puedes )?llamarme {name}',
      'refiérete a mí como {name}',
    ]),
    ...forms('name', 'name', [
      '(?:te llamas|te llamarás|te llamaré|voy a llamarte|te voy a llamar) {name}',
      'tu(?: nuevo)? nombre (?:es|será) {name}',
    ]),
    ...forms('role', 'role', [
      'sé (?<role>mi .+?)',
      '(?:actúa|compórtate|trabaja) como {role}',
      'haz de {role}',
    ]),
    ...forms('role', 'role', ['(?:eres|serás) (?<role>(?:mi|una?) .+?)'], { onlyStanding: true }),
    ...forms('tone', { tone: 'informal address' }, [
      'tutéame',
      '(?:trátame|háblame) de tú',
      'puedes tutearme',
      'tutearme',
      'no me trates de usted',
    ]),
    ...forms('tone', { tone: 'formal address' }, [
      '(?:trátame|tráteme|háblame|hábleme) de usted',
      'no me tutees',
      'tratarme de usted',
    ]),
    ...forms('tone', 'tones', [
      `(?:sé|sea|seas) ${ES_MORE}{tones}(?: conmigo)?`,
      `(?:responde|respóndeme|contesta|contéstame|habla|háblame|escribe)(?: de (?:forma|manera)| con respuestas)? ${ES_MORE}{tones}`,
      `usa un tono ${ES_MORE}{tones}`,
      `(?:da|dame) respuestas ${ES_MORE}{tones}`,
    ]),
    ...forms('tone', 'less', ['(?:sé|sea) menos {less}', 'no seas tan {less}']),
    ...forms(
      'tone',
      'less',
      ['(?:tus|sus) (?:respuestas|mensajes) son (?:un poco )?(?:demasiado|muy) {less}(?: para mí)?'],
      { weak: true },
    ),
    ...forms('language', 'language', [
      '(?:responde|respóndeme|respondas|contesta|contéstame|contestes|responda)(?: solo| sólo)? en {language}',
      '(?:habla|háblame|hables)(?: solo| sólo)?(?: en)? {language}(?: conmigo)?',
      '(?:cambia|pasa) al? {language}',
      'hablemos en {language}',
    ]),
    ...forms('boundaries', 'sentence', [
      '(?:nunca|jamás|no vuelvas a|nunca más) (?:bromees|hagas bromas|menciones|hables|me hables|me preguntes|preguntes|comentes|me llames|bromear|mencionar|hablar|preguntar|te burles) ?.*',
    ]),
    ...forms(
      'instructions',
      'sentence',
      ['(?:usa|utiliza|cita|empieza|termina|da|añade|incluye|responde) .+'],
      { onlyStanding: true },
    ),
    ...SPANISH_RETURN.forms,
  ],
};

const PT_MORE = '(?:(?:mais|um pouco|bem|muito) )*';

export const PORTUGUESE: LanguageSpec = {
  hints:
    'chama|chame|nome|seja|sê |aja|age |atu|você é|tu és|és |trat|respon|fale|fala|use |usa |respostas|mude|muda|passe|passa|nunca|jamais|mais |utiliz|cite|cita|comece|termine|dê |inclua|volt|regress|retorn|de volta|de novo|pare|para|deix|não |chega|sem mais|pod',
  standing:
    'a partir de agora|de agora em diante|daqui (?:em|para a) (?:diante|frente)|no futuro|sempre|por padrão',
  please: 'por favor|pf|pfv',
  once: '(?:só |apenas )?(?:desta vez|dessa vez|para esta (?:pergunta|resposta))|a esta pergunta',
  others:
    '(?:a|com|para) (?:todos(?: os (?:outros )?(?:usuários|utilizadores))?|toda a gente|todo mundo|os outros)',
  opening:
    'olá|oi|bom dia|boa tarde|boa noite|ok|obrigad[oa]|então|e|bom|aliás|pode|podes|você pode|quero que(?: você)?|agora',
  doubt: 'talvez|acho que|você poderia|podias|se possível',
  asking: 'você pode|podes|pode|você poderia|poderia|podias',
  correcting: 'não(?:, espera|(?=,))|espera|desculpa|quer dizer|na verdade',
  closing: 'obrigad[oa]|ok|agora|se possível|também',
  again: PORTUGUESE_RETURN.again,
  and: 'e|mas',
  tones: {
    concise: 'concis[oa]s?|breves?|curt[oa]s?',
    detailed: 'detalhad[oa]s?|long[oa]s?',
    formal: 'formal|formais',
    informal: 'informal|informais|descontraíd[oa]',
    humorous: 'engraçad[oa]|divertid[oa]',
    serious: 'séri[oa]',
    friendly: 'amigável|simpátic[oa]|gentil',
    direct: 'diret[oa]s?|direct[oa]s?',
    simple: 'simples',
    technical: 'técnic[oa]s?',
    professional: 'profissional|profissionais',
    patient: 'paciente',
  },
  forms: [
    ...PORTUGUESE_WITHDRAWALS,
    ...PORTUGUESE_RULES,
    ...forms('address', 'name', [
      'me (?:chame|chama|chamar)(?: de)? {name}',
      '(?:chama|chame)-me(?: de)? {name}',
      'chamar-me(?: de)? {name}',
    ]),
    ...forms('name', 'name', [
      '(?:o )?(?:seu|teu)(?: novo)? nome (?:é|será|agora é|passa a ser)(?: agora)? {name}',
      '(?:você se chama|chamas-te|te chamas|vou te chamar de|vou chamar-te) {name}',
    ]),
    ...forms('role', 'role', [
      '(?:seja|sê) (?<role>(?:o )?(?:meu|minha) .+?)',
      '(?:aja|age|atue|atua) como {role}',
    ]),
    ...forms('role', 'role', ['(?:você é|tu és|és) (?<role>(?:o )?(?:meu|minha|uma?) .+?)'], {
      onlyStanding: true,
    }),
    ...forms('tone', { tone: 'informal address' }, [
      '(?:trata-me|trate-me|me trate|me trata) por (?:tu|você)',
    ]),
    ...forms('tone', { tone: 'formal address' }, [
      '(?:trata-me|trate-me|me trate|me trata) por (?:o senhor|a senhora|senhor|senhora)',
      'me (?:chame|trate) de (?:senhor|senhora)',
    ]),
    ...forms('tone', 'tones', [
      `(?:seja|sê|sejas) ${PT_MORE}{tones}(?: comigo)?`,
      `(?:responda|responde|fale|fala)(?: comigo)?(?: de forma| com respostas)? ${PT_MORE}{tones}`,
      `(?:use|usa) um tom ${PT_MORE}{tones}`,
    ]),
    ...forms('tone', 'less', ['(?:seja|sê) menos {less}', 'não (?:seja|sejas) tão {less}']),
    ...forms(
      'tone',
      'less',
      ['(?:as )?(?:suas|tuas) respostas são (?:um pouco )?(?:demasiado|muito) {less}(?: para mim)?'],
      { weak: true },
    ),
    ...forms('language', 'language', [
      '(?:responda|responde|responda-me|responde-me|me responda|me responde)(?: só| apenas)? em {language}',
      '(?:fale|fala)(?: comigo)?(?: só| apenas)?(?: em)? {language}(?: comigo)?',
      '(?:mude|muda|passe|passa) para(?: o)? {language}',
      'vamos falar(?: em)? {language}',
    ]),
    ...forms('boundaries', 'sentence', [
      'não (?:fale|fales|mencione|brinque|pergunte|comente|me chame) mais .+',
      '(?:nunca|jamais|nunca mais) (?:brinque|brinques|faça piadas?|faças piadas?|mencione|menciones|fale|fales|pergunte|perguntes|comente|me chame|me pergunte) ?.*',
    ]),
    ...forms(
      'instructions',
      'sentence',
      ['(?:use|usa|utilize|utiliza|cite|cita|comece|termine|dê|inclua|responda) .+'],
      { onlyStanding: true },
    ),
    ...PORTUGUESE_RETURN.forms,
  ],
};
