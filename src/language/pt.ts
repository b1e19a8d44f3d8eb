/** Portuguese: all of its words that rules need. What each field is for stands in `language.ts`. */

import { por } from 'stopword';
import { END, over, whereOf } from './forms.ts';
import type { Language } from './language.ts';

const WHERE = whereOf(
  'onde',
  '(?:o|a|um|uma|esse|essa|este|esta|os|as|do|da|no|na|ao) ',
  'ponto|lugar|momento|parte|capítulo|página|linha|passo|história|conversa|discussão|lista|texto|assunto|tema|lição|jogo|plano',
);

const MORE = '(?:(?:mais|um pouco|bem|muito) )*';
const ANSWER = '(?:responder(?:-me)?|falar|escrever)';

export const portuguese: Language = {
  code: 'pt',
  letters: 'ã, õ',
  everyDay: 'cada, todo, toda, todos os, todas as, aos, às, nas, nos',
  stopWords: {
    list: por,
    also: `
      é, foi, era, são, ser, estou, está, estava, tem, tenho, tinha, há, onde, porque, quanto, quantos, quantas,
      qual, cadê, diga, diz, disse, lembra, lembras, lembre, mencionei, mencionou, sabe, sabes, pode, favor`,
  },
  scheduleWords:
    'planos, agenda, calendário, compromisso, compromissos, marcado, marcada, previsto, programado',
  questions: {
    ofSelf: 'que [você/tu] sabe/sabes/lembra/lembras de/sobre mim',
    when: '< quando, desde/até quando, que dia/hora/mês/ano',
    who: '< [com/a/de/para/por] quem',
    howMany: 'quanto/quanta/quantos/quantas',
    list: 'todos os/meus, todas as/minhas',
    order: 'que ordem, ordem cronológica',
    summary: 'resumo, resuma, visão geral, tudo o que',
    preference: `
      favorito/favorita/favoritos/favoritas, preferido/preferida/preferidos/preferidas, prefiro, gosto,
      pode/poderia ... recomendar/sugerir`,
    temporal: `
      ontem, recentemente, há dias/semanas/meses/anos, há * dias/semanas/meses/anos,
      semana/mês/ano passado/passada, última vez`,
    identity: `
      me chamo, se chama, meu/minha nome/idade/aniversário/trabalho/profissão, onde moro/trabalho`,
    procedural: 'como posso/faço/funciona/instalo/configuro/fazer, como se faz, instruções, receita, passos',
    continuation: `
      como combinamos/combinado/dissemos/falamos, como eu disse, < continua/continue/continuar/prossiga >,
      < continua/continue/continuar/prossiga por/com, onde estávamos/paramos, o/a outro/outra >`,
    assistant: `
      você/tu [me] disse/sugeriu/recomendou/indicou/propôs/disseste/sugeriste,
      sua/suas/seu sugestão/sugestões/recomendação/recomendações/resposta/respostas`,
    answered:
      'como posso/devo, me ajuda/ajude/diz/diga/dá/dê/explica/explique/escreve/escreva/conta/conte/mostra/mostre/passa/manda/traduz/recomenda/recomende/fala/fale, pode/podes/poderia me, me pergunto, não entendo',
    self: 'eu, meu, minha, meus, minhas, tenho, disse, fui, posso, devo, me, mim, comigo, nós, nosso, nossa, nossos, nossas, a gente, temos, podemos, faço, fazemos, estou, sou, moro, vou, vamos, compro, cozinho, preparo, levo, mamãe, papai, mãe, pai',
    joins: 'e, ou',
    asks: 'qual, quais, quem, onde, quando, quanto, como, por que',
  },
  smallTalk: 'olá, oi, muito, bom, dia, boa, tarde, noite, obrigado, obrigada, sim, não, tchau',
  lightWords:
    'aconteceu, fazer, faz, bom, boa, bem, coisa, coisas, hoje, amanhã, agora, pôr, tomar, ir, novo, nova, algo, alguém, pode, melhor',
  taskWords: `
    escreve, escreva, explica, explique, traduz, traduza, recomenda, resume, resuma, significa, diferença,
    poema, piada, canção, história, receita, receitas, mensagem, texto, ideia, ideias, dica, dicas,
    tradução, chama, funciona,
    tabela, tópicos, parágrafo, parágrafos, frase, frases, curto, longo, simples, formato, tom, formal`,
  references: {
    pronouns: 'isso, isto, aquilo, ele, ela, eles, elas, outro, outra, ambos, nele, nela, dele, dela',
    articles: 'esse, essa, este, esta, lá',
    persons: 'esso, essa, ele, ela',
    us: 'eu, você, te',
    spans: 'semana, mês, ano, dia',
    leaning: `
      < [e/mas] (por que/por quê/sério/qual/por exemplo/e depois/e então) [isso/não] $,
      < e o/a/os/as/se/para/com, mais detalhes, < sim/não/certo/exato ...40 $`,
  },
  dates: {
    aheadFirst: 'daqui a, em',
    tense: {
      past: `foi|fui|fomos|foram|era|eram|estava|estive|esteve|tinha|tive|teve|houve|há|desde|vim|veio|fiz|fez|\\p{L}{2,}(?:ou|aram|eram|iram|ei)`,
      ahead: `estou|vou|sou|dou|reservei|marquei|comprei|agendei|rei|lei`,
    },
    dayParts: 'de manhã, à tarde, à noite, ao meio dia',
    months: 'jan, fev, -, abr, -, jun, jul, -, set, out, nov, dez',
    weekdays:
      '-, segunda feira, terça feira/terça, quarta feira/quarta, quinta feira/quinta, sexta feira/sexta, -',
    seasons: 'primavera, verão, outono, inverno',
    units: 'hora/horas, dia/dias, semana/semanas, fim de semana, mês/meses, ano/anos',
    numbers: `
      um/uma/primeiro/primeira, dois/duas/segunda/par de, três/terceira, quatro, cinco, seis, sete, oito, nove,
      dez, onze, doze`,
    few: 'alguns, algumas, uns, umas, vários, várias',
    days: 'anteontem, ontem, hoje, amanhã, depois de amanhã',
    parts: 'início/começo, meados/meio, fim/final',
    last: 'passado, passada, último, última, últimos, últimas',
    this: 'este, esta, neste, nesta',
    next: 'próximo, próxima, que vem',
    ago: 'atrás',
    agoFirst: 'há, faz',
    since: 'desde',
    before: 'antes de, antes do, até',
    after: 'depois de, depois do, após',
    between: 'entre',
    from: 'de, do, desde',
    to: 'a, até, ao',
    and: 'e',
    in: 'em, no, na, nesta, nessa, esta, desde, durante, no mês de, dia',
    fill: 'o, a, os, as, de, do, da, em, no, na',
    ambiguous: 'jan, set, out, abril, primavera, terça, quarta, quinta, sexta',
  },
  meanings: {
    diet: 'não posso/devo comer/beber',
    dislike: 'não gosto/gosta',
    live: 'em que cidade',
  },
  lexicon: `
    kid: filhos crianças; son: filho; daughter: filha; twin: gêmeos; parent: pais; mother: mãe; father: pai;
    sibling: irmãos; brother: irmão; sister: irmã; married: casado casada; wife: esposa; husband: marido;
    preference: preferências; like: gosto; diet: dieta; allergic: alérgico alérgica alergia; live: moro mora;
    work: trabalho emprego; birthday: aniversário; friend: amigo; dog: cão; car: carro; day: dia; month: mês;
    january: janeiro; february: fevereiro; march: março; june: junho; july: julho; september: setembro;
    october: outubro; november: novembro; december: dezembro; year: ano; yesterday: ontem; today: hoje;
    tomorrow: amanhã; mai: maio`,
  firstPersons: 'eu, meu, minha',
  comparisonWords: {
    denials: 'não, nao, sem, nunca',
    turning: 'antes, depois, mais, menos',
    answers: 'não',
  },
  abbreviations: 'sra, dra, av, núm, pág, p.ex, aprox, tel, máx, mín, d, exmo',
  evidenceWords: {
    denials: `
      não, nao, nunca, jamais, ninguém, nada, nenhum, nenhuma, nem, já não, não mais`,
    against: `
      odei*, detest*, não suporto, não aguento, não suporta, nojo, alérg*, alergia, alergias,
      intoler*, evit*, sem, parei, parou, deixei, deixou, larguei, larguei de, vendi, vendeu,
      vendemos, vendido, antigo emprego, ex, cancel*`,
    idle: `
      não só, não apenas, não sei, sem problema, não se preocupe, não te preocupes, não esqueça,
      não te esqueças, por que não, sem dúvida, não vejo a hora, nada mal, não importa, mal posso
      esperar`,
    instead: `
      em vez de, no lugar de`,
    numbers: `
      0 zero, 2 dois/duas, 3 três, 4 quatro, 5 cinco, 6 seis, 7 sete, 8 oito, 9 nove, 10 dez, 11
      onze, 12 doze, 13 treze, 14 catorze, 15 quinze, 16 dezasseis/dezesseis, 20 vinte, 30 trinta,
      40 quarenta, 50 cinquenta, 60 sessenta, 100 cem/cento, 1000 mil`,
    counting: `
      2 par/ambos/ambas/gêmeos/gémeos/segunda, 3 terceira, 12 dúzia`,
  },
  secretWords: {
    passwords: `
      senha, senhas, palavra-passe, palavra passe, palavra chave, frase secreta, palavra secreta,
      palavra mágica, palavra-código`,
    shortPasswords: 'pass, pwd, pw, passe, psw, pswd',
    pins: `
      pin, código pin, puk, código de verificação, código de segurança, código de acesso,
      código de confirmação, código sms, otp, cvv, cvc, token do banco, senha do cartão, código do cartão,
      código secreto, códigos de uso único, códigos de backup, códigos de recuperação, números do sms,
      dígitos do sms, código do sms, códigos de reserva, código de recuperação, código de backup,
      código de reserva, senha do banco, senha do app, pin do cartão`,
    codes: 'código, códigos, combinação, segredo, dígitos, números',
    digits: 'zero, um, dois, três, quatro, cinco, seis/meia, sete, oito, nove',
    locks: `
      cofre, cadeado, caixa de chaves, cofre de chaves, alarme, interfone, intercomunicador, fechadura,
      teclado, código da porta, código do portão, código do alarme, desbloqueia com, desbloqueia, abre com,
      desbloquear, desbloqueio, desarmar, desativar o alarme, cadeado da bicicleta, cadeado da mala,
      trava da bicicleta, caixa postal, cofre do hotel`,
    doors: `
      porta, portão, garagem, prédio, entrada, condomínio, apartamento, portaria, edifício, escritório,
      arrecadação, elevador, mala, armário, cacifo`,
    logins: `
      usuário, utilizador, login, conta, acesso, credenciais, wifi, wi-fi, roteador, router, rede,
      entra como, entrar, faz login, iniciar sessão, todas as minhas contas, nome de usuário,
      nome de utilizador`,
    ids: `
      cpf, rg, cnh, nif, niss, cartão de cidadão, cartão do cidadão, documento de identidade,
      número de contribuinte, contribuinte, segurança social, identidade, título de eleitor, pis, cc número,
      bilhete de identidade, número de identificação`,
    documents: `
      passaporte, carta de condução, carteira de motorista, cnh, habilitação, documento de viagem,
      título de residência`,
    cards: 'cartão, cartao, visa, mastercard, cartão de crédito, cartão de débito',
    accounts: 'conta corrente, número da conta, conta poupança, conta bancária, c c',
    devices: 'celular, telemóvel, tablet, portátil, notebook',
    copulas: `
      é, era, são, continua sendo, agora, ainda, sempre, fica, está em, está no, mudou para, mudou pra,
      passou a ser, foi`,
    otherNumbers: `
      cep, código postal, pedido, encomenda, fatura, nota fiscal, rastreio, rastreamento, código de rastreio,
      voo, trem, comboio, quarto, assento, isbn, série, referência, ref, promocional, código promocional,
      desconto, cupom, cupão, erro, versão, tel, telefone, celular, telemóvel, protocolo, código fonte,
      código de barras, artigo, página, linha, ônibus, preço, sala, reserva, ddd, cliente, boleto`,
    talk: `
      esqueci, esqueceu, esquecer, esquecida, deve, devem, pelo menos, mínimo, caracteres, expirou, trocar,
      mudar, redefinir, recuperar, incorreta, perdi, política, obrigatória, amanhã, depois, mando, envio`,
    entered: `
      digita, digite, digitar, tecla, teclar, escreve, escreva, põe, coloca, coloque, insere, insira,
      marca, marque, usa, use, aperta, aperte, asterisco, jogo da velha, cardinal, estrela, pede, aceita`,
    questions: `
      nome de solteira, pergunta secreta, pergunta de segurança, primeiro animal, animal de estimação,
      nome do cachorro, nome do gato, rua onde cresci, cresci, rua da infância, primeira escola,
      primeiro colégio, escola primária, primeiro carro, cidade natal, melhor amigo, apelido de infância,
      primeiro cachorro, primeiro cão, primeiro gato, primeiro professor, primeira professora,
      cidade onde nasci, nome de solteira da mãe, primeiro bichinho, primeiro brinquedo, primeiro amor, rua da minha infância, onde cresci, minha primeira escola, professor favorito, professora favorita, primeiro chefe, nome de solteira de, cidade onde meus pais, livro favorito, primeiro cachorro, primeiro gato, nome do meio do meu pai`,
    answers: `
      resposta, responde, responda, resp, diz, coloquei, coloquei, botei, respondi, escrevi,
      sempre coloco, pus`,
    verified: 'para verificar, para confirmar, para entrar, para validar',
    kept: `
      para tudo, em todo lado, em todos os lugares, guarda isto, guarde isso, guarda isso, anota isso,
      lembra disso, nome e ano, o nome e o ano, e meu aniversário, e o ano, fácil de adivinhar,
      uso em tudo, uso para tudo, uso pra tudo, em todas as contas`,
    rescues:
      'perder o telemóvel, perder o celular, perder meu celular, perco o telefone, sem o celular, uso único',
    keys: 'chave, token, chave api, segredo, credenciais, chave de recuperação, chave de licença',
    atms: 'caixa eletrônico, caixa eletronico, multibanco, cartão de débito, sacar, saca',
    texted: `
      sms, mensagem, chegou, verificação, autenticador, confirmação, mandaram, o banco mandou,
      chegou um código, me mandaram, recebi, acabou de chegar, mandaram por`,
    asks: `
      diga, me diga, me diz, diz-me, me dá, me passa, envie, qual é, qual e, digite, preciso, informe,
      me fala`,
    replies: `
      sim, não, nao, ok, obrigado, obrigada, depois, espera, não sei, nem ideia, esqueci, por quê, olá,
      oi, a mesma, o mesmo, talvez, nada, nenhuma, isso, claro`,
    opens: `
      desbloqueia, desbloquear, destrava, abre, abrir, pra entrar, entra com, abre com, desbloqueia com,
      destrava com, essa é a do, esse é o do`,
    sides: 'esquerda, direita, esq, dir',
    thens: 'depois',
    cardCodes:
      'cvv, cvc, código de segurança, três números de trás, três dígitos de trás, três de trás, números de trás, números atrás, verso do cartão, três do verso, números no verso, números do verso, atrás do cartão',
    announced: {
      names: 'palavra-passe, palavra passe, senha',
      keys: 'chave api, chave de api, chave da api',
      prepositions: 'do, da, no, na',
      aboutPasswords: 'esquecida',
      is: 'é, continua sendo',
      adverbs: 'agora, ainda, sempre',
      changedTo: 'para',
      changes: 'alterei, mudei, troquei',
      possessives: 'minha, meu',
      descriptions: 'incorreta, invalida, obrigatoria, fraca, forte, esquecida, frase-senha, frase-passe',
      passingKeys: 'pública',
    },
    nearby: {
      keypad: 'depois o jogo da velha, depois cardinal, depois asterisco, depois o sino',
      small: 'o, os, as, e, é, não, em, no, na, do, da, com, se, por, para, um, uma, eu, você, seu, sua, que',
      phraseNames: 'frase',
      theWord: 'a palavra',
      codeWords: 'palavra secreta',
      spelt: 'minúscul, em minúscul, tudo minúscul, tudo em minúscul',
      thatIs: 'essa é, é',
      with: 'com',
      conditions: 'se, caso',
      wallets: '12 palavras, 24 palavras, frase, carteira, doze palavras, vinte e quatro palavras',
      factory: 'fábrica',
      measures: 'dias, caract*',
      called: 'chamado, chamada, chama',
      users: 'usuári, conta',
      forExample: 'por exemplo, como',
      numeros: 'n',
      security: 'segur, secret, recuper',
      asking: 'pergunt',
      backs: 'atrás, trás, verso',
      recoveryCodes: 'código de recuperação, códigos de recuperação',
    },
    access: {
      things:
        'notebook, computador, pc, portátil, tablet, tv, televisão, console, wifi, roteador, netflix, disney, conta, e-mail, disco, mac, imac, nas, impressora, portal, vpn, xbox, playstation, steam, spotify, amazon, paypal, gmail, pendrive, celular, telemóvel',
      before:
        'abre com, se abre com, desbloqueia com, liga com, entra com, digito, digita, põe, coloco, coloca, sempre digito, sempre ponho, sempre escrevo, escrevo, escreve, tem que digitar, tem de pôr, funciona com, vai com',
      behind: 'e entra, e abre',
      spelt:
        'em minúsculas, tudo minúsculo, sem maiúsculas, com maiúscula, tudo junto, separado, com espaços, sem espaços, com espaço',
      refused:
        'dando inválida, inválida, inválido, incorreta, errada, não aceita, recusa, rejeita, diz que está errada',
      outcome:
        'dá erro, me dá erro, me derruba, me expulsa, não funciona, não vai, não entra, não abre, mensagem de erro, erro, não consigo entrar, e liga, avisa, diz a, fala pra, anota, lembra-me, me lembra, caso precise',
    },
  },
  statementWords: {
    self: 'eu, nós, a gente',
    mine: 'meu, minha, meus, minhas, nosso, nossa, nossos, nossas',
    they: 'ele, ela, eles, elas, dele, dela, seu, sua, isso',
    kin: `
      +mamãe, +papai, +mãe, +pai, +vovó, +vovô, mãe, pai, pais, irmã*, irmão, irmãos, mulher,
      esposa, esposo, marido, parceir*, companheir*, namorad*, noiv*, filho, filha, filhos, filhas,
      menino*, menina*, criança*, +as crianças, bebé, bebê, gêmeos, gémeos, enteado, enteada, neto*,
      neta*, avó, avô, avós, tia, tio, primo*, prima*, sobrinh*, sogra, sogro, sogros, cunhad*, ex,
      família, amigo, amiga, amigos, amigas, melhor amigo, melhor amiga, colega*, vizinh*, chefe,
      patrão, patroa, sócio, sócia, senhorio, médico, dentista, psicólog*, professor*, treinador*,
      +mainha, +painho, mãezinha, paizinho`,
    pets: `
      cão, cães, cachorr*, cadela, gato, gatos, gata, gatas, gatinh*, coelho*, hamster, cavalo*,
      égua, pónei, cabra*, ovelha*, galinha*, pato*, abelhas, papagaio*, periquito*, tartaruga*,
      cobra, peixes, aquário, animal de estimação, labrador, burro, vaca*`,
    am: '+sou, +somos, +estou, é, são, está, estão, era, foi, sou, ser',
    have: `
      +tenho, +temos, tem, têm, tinha, +comprei, +comprámos, +compramos, +dirijo, +conduzo, +alugo,
      +tô`,
    things: `
      carro, mota, moto, bicicleta, bike, scooter, trotinete, carrinha, autocaravana, trailer,
      barco, casa, sítio, horta, jardim, piano, guitarra, violão, violino, bateria, câmara, câmera,
      telemóvel, celular, iphone, portátil, notebook, impressora, máquina de costura, fiat, tesla,
      cadeira de rodas, óculos`,
    names: `
      +me chamo, +chamo-me, chamo, chama, chamam, chamado, chamada, +meu nome é, nome é, +o meu nome
      é, apelido, alcunha`,
    ages: 'anos, meses, aniversário, +faço, faz anos, nascido em, +fiz',
    home: `
      +moro, +moramos, mora, moram, +vivo, +vivemos, vive, vivem, +me mudei, +mudei-me, +mudei,
      mudámos, +nos mudamos, +resido, apartamento, república`,
    origin: `
      +nasci, nasceu, +cresci, cresceu, +sou de, é de, +venho de, natural de, natal, nacionalidade`,
    work: `
      à noite, de noite, de dia, +trabalho, +trabalhamos, trabalha, trabalham, emprego, empregad*, desempregad*, autónom*,
      autônom*, freelancer, turno, de noite, à noite, empresa, escritório, clínica, hospital,
      consultório, +dirijo, +gerencio, +giro, despedid*, demitid*, +me demiti, reformad*,
      aposentad*, estágio, meio período, part-time, teletrabalho, home office, +ensino, ensina, +dou
      aulas, dá aulas, voluntári*, padaria, loja, negócio, oficina, feira, +vendo, vende`,
    jobs: `
      enfermeir*, médic*, doutor*, dentista, veterinári*, professor*, docente, engenheir*,
      desenvolvedor*, programador*, designer, arquitet*, eletricista, encanador*, canalizador*,
      carpinteir*, mecânic*, motorista, camionista, caminhoneir*, piloto, carteir*, bombeir*,
      polícia, policial, soldado, militar, agricultor*, jardineir*, cozinheir*, chef, padeir*,
      talhante, açougueir*, garçom, garçonete, empregad* de mesa, cabeleireir*, vendedor*, caixa de,
      faxineir*, cuidador*, parteir*, cirurgi*, farmacêutic*, fisioterapeuta, psicólog*,
      bibliotecári*, jornalista, redator*, escritor*, tradutor*, intérprete, músic*, cantor*, ator,
      atriz, artista, pintor*, fotógraf*, advogad*, juiz*, contador*, contabilista, consultor*,
      gerente, cientista, investigador*, pesquisador*, biólog*, estudante, aprendiz, estagiári*,
      reformad*, aposentad*, dona de casa, funcionári* públic*, assistente social, secretári*,
      padre, pedreir*, soldador*, pescador*, apicultor*, empresári*, taxista`,
    study: `
      +estudo, +estudamos, estuda, curso, mestrado, licenciatura, faculdade, universidade, tese,
      doutoramento, doutorado, escola, +aprendo, +estou a aprender, +estou aprendendo, aprendendo, a
      aprender, +falo, fala, falamos, língua materna, bilíngue, fluente, carta de, carteira de`,
    health: `
      óculos, vertigens, fobia, claustrofobia, diabetes, diabétic*, asma, asmátic*, epilepsia, epiléptic*, enxaqueca*, artrite, artrose,
      eczema, psoríase, cancro, câncer, quimio*, tumor, avc, enfarte, infarto, marcapasso,
      hipertensão, pressão alta, hipertens*, colesterol, anemia, tireoide, tiroide, hipotireoidismo,
      crohn, intestino irritável, endometriose, menopausa, lúpus, esclerose, parkinson, alzheimer,
      demência, autis*, tdah, phda, bipolar, depressão, ansiedade, ataques de pânico, insónia*,
      insônia*, apneia, dislexia, disléxic*, gaguej*, surd*, zumbido, ceg*, daltónic*, daltônic*,
      míope, cadeira de rodas, deficiência, crónic*, crônic*, dor nas costas, hérnia, menisco, anca,
      quadril, joelho*, gota, tipo sanguíneo, grávid*, gravidez, +esperamos, amament*, insulina,
      metformina, anticoagulante*, medicamento*, remédio*, antidepressivo*, operação, cirurgia,
      operad*, transplante, diálise, sóbri*, +fumo, fumar, +parei de fumar, +larguei o cigarro,
      cigarro, álcool, celíac*, diagnostic*, partid*, quebrei, fratura, entorse, alergia,
      tensão alta, não posso carregar, não pode carregar, não posso levantar peso, não posso pegar peso, não pode pegar peso, não posso levantar, não devo carregar, dificuldade para engolir, desmaio, desmaia,
      o médico me proibiu, a médica me proibiu, o médico proibiu, o médico não deixa`,
    allergy: `
      alérgic*, alergia*, intolerante*, intolerância*, +não posso comer, +não posso tomar, não
      tolera, faz-me mal, me faz mal,
      me incha, incho, fico inchado, fico inchada, fica inchado, fica inchada, incha a boca, incham os lábios, fecha a garganta, fecha-me a garganta, coceira na boca, coça a garganta, comichão na boca, urticária, bolinhas pelo corpo, me dá alergia, me dão alergia, dá alergia, dão alergia, dá-me alergia, choque anafilático, anafil*`,
    diet: `
      vegan*, vegetarian*, pescetarian*, sem glúten, glúten, lactose, halal, kosher, keto, jejum,
      dieta, +não como, não come, +não comemos, +não bebo, não bebe, sem açúcar, como carne`,
    taste: `
      +gosto, +gostamos, gosta, +adoro, adora, +amo, ama, +odeio, odeia, +detesto, +prefiro,
      preferid*, favorit*, +não suporto, +não aguento, fã de, apaixonad*, +curto, medo de, +tenho
      medo`,
    habit: `
      todos os dias, todas as manhãs, todas as noites, todas as semanas, todos os meses, todos os
      anos, cada dia, cada semana, cada mês, todas as segundas, todas as terças, todas as quartas,
      todas as quintas, todas as sextas, todos os sábados, todos os domingos, às segundas, às
      terças, às quartas, às quintas, às sextas, aos sábados, aos domingos, fins de semana, fim de
      semana, normalmente, sempre, costumo, +costumo, vezes por semana, desde, há anos, já não, não
      mais, agora, +acordo, +levanto-me, faz dois meses`,
    does: `
      +toco, toca, +jogo, joga, +canto, canta, +danço, dança, +pinto, +desenho, +costuro, +tricoto,
      +cozinho, cozinha, +corro, corre, correr, +nado, nadar, +caminho, +escalo, escalada, +pedalo,
      +ando de bicicleta, +ando de, +surfo, ski, ioga, yoga, ginásio, academia, +treino, treina,
      +coleciono, +leio, +escrevo, +faço yoga, +faço ioga, coro, coral, orquestra, banda, xadrez,
      futebol, ténis, tênis, canhot*, +pratico, +pesco`,
    turns: `
      casad*, +casei, +casámos, +casamos, noiv*, divorciad*, +divorciei, separad*, +separei,
      +terminamos, viúv*, solteir*, +vendi, +vendemos, vendeu, +comprei, +deixei, +larguei, +parei,
      +perdi, +comecei, +mudei de, +decidi, +decidimos, +escolhi, +adotei, +adotamos, morreu,
      faleceu, +fui promovid*, +passei no, novo emprego, +consegui, nasceu, +formei, +me formei,
      +prometi, +devo`,
    plans: `
      consulta, exame, entrevista, voo, casamento, operação, cirurgia, viagem, férias, +viajo,
      +viajamos, congresso, concerto, show, festa, maratona, meia maratona, mudança, +planeio,
      +planejo, +vou, +vamos, +poupo para, +estou a poupar, juntando dinheiro, a poupar para,
      treinando para, a treinar para, meta, objetivo, +quero ser, +estou a tirar, compromisso`,
    when: `
      janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro,
      dezembro, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado,
      domingo, segunda, terça, quarta, quinta, sexta, próxima semana, semana que vem, próximo mês,
      mês que vem, próximo ano, ano que vem, semana passada, mês passado, ano passado, no verão, no
      inverno, natal, páscoa, amanhã, horas`,
    passing: `
      cansad*, fome, sede, preciso, precisamos, procuro, procuramos, quero, queria, gostaria,
      gostava, pergunta, dúvida, problema, erro, ideia, ideias, lista, ficheiro, arquivo, código,
      função, texto, frase, mensagem, email, acho, penso, sei, não sei, espero, content*, desculpa,
      obrigad*, hoje, ontem, agora mesmo, tento, entendo, ajuda, pront*, aqui, posso, nervos*`,
    unreal: `
      se eu, se você, se vocês, se a gente, se nós, se ele, se ela, se eles, se elas, se o, se a, se os, se as, se um, se uma,
      se meu, se minha, se alguém, se não, se for, se fosse, se tiver, se tivesse, se puder, se pudesse, se der, se desse,
      se quiser, se houver, se houvesse, se fizer, se vier, se chover, se ganhar, se ganhasse, se morar, se morasse, se tudo, e se,
      imagina, imagine, suponhamos, supondo, oxalá, tomara, seria, teria, moraria, faria, fosse,
      tivesse, morasse, ganhasse, como se, caso`,
    doubt: 'talvez, provavelmente, aparentemente, parece que, supostamente, um dia, se calhar',
    asks: `
      que, o que, como faço, como se, como é, como posso, onde, quem, quando, por que, porque é,
      quanto, quantos, qual, quais, podes, pode, poderia, podia, me ajuda, há, tens, tem como,
      sabes, sabe, conheces, é verdade, ajuda-me, ajude, diz-me, me diz, me dá, dá-me, mostra,
      explica, escreve, escreva, faz-me, recomenda, recomende, dicas, por favor, devo, preciso,
      redige, redija`,
    tasks: `
      dá um exemplo, dê um exemplo, um exemplo de, exemplo de, escreve uma resposta, responde a esta, responda a, o texto diz, no texto, traduz, traduza, traduzir, tradução, corrige, corrija, reescreve, reescreva, reformula,
      parafraseia, resume, resuma, melhora, revê, revisa, responde a, em inglês, para inglês, pra
      inglês, para o inglês, em português, em francês, como se diz, como digo, o texto seguinte,
      este texto, esta frase, este email, esta mensagem, completa, soa melhor, encaminhado, encaminhada`,
    fiction: `
      imagina que, imagine que, faz de conta, faça de conta, vamos brincar, vamos jogar, inventa, invente, em primeira pessoa, finge que, conto, história, romance, poema, jogo de papéis, imagina que és, finge, faz de conta, és um,
      você é um, aja como, personagem, protagonista, roteiro, diálogo, piada, peça, sonhei`,
    said: 'diz, disse, dizia, pergunta, perguntou, contou, escreveu, segundo',
    joins:
      'se ajudar, se isso ajudar, caso ajude, se te interessar, e, mas, porque, embora, enquanto, que, onde, pois, ou',
    hence: 'então, por isso, portanto, por isso é, assim',
    orders: `
      +sem emoji, +sem listas, +sem tabelas, +só métrico, +responder mais curto,
      +sempre, +nunca, +a partir de agora, +de agora em diante, +daqui em diante, +trata-me por tu,
      +trata-me por você, +me chama de você, +sê breve, +seja breve, +sem emojis, +nada de emojis,
      +não uses, +não use, +não me chames, +não me chame, +não sugiras, +não sugira, responde-me,
      responde, responda, me responda, escreve, escreva, explica, dá-me, me dê, usa, use, fala
      comigo, fale, chama-me, me chame, mostra`,
    assent:
      'né, não, certo, não é, sabe, tá, tá bom, ok, verdade, pois, sim, obrigado, obrigada, combinado, entendido',
    also: 'também, além disso',
    unsaid: 'yes',
    ends: `
      +vendi, +vendemos, vendeu, +deixei, +larguei, +parei, já não, não mais, separad*, divorciad*,
      +terminamos, morreu, faleceu`,
    not: 'não, nunca',
  },
  healthWords: {
    ailments: `
      gota, fascite plantar, fascite, esporão, celíac*, doença celíaca, diabet*, diabétic*, pré-diabet*,
      asma*, asmátic*, epilep*, convuls*, enxaqueca*, artrite, artrose, eczema, dermatite, psoríase, câncer,
      cancro, tumor*, leucemia, linfoma, avc, derrame, infarto, enfarte, insuficiência cardíaca,
      insuficiência renal, arritmia*, fibrilação, angina, stent, marca-passo, marcapasso, hipertens*,
      pressão alta, tensão alta, pressão, colesterol, anemi*, ferro baixo, tireoid*, tiroide*, hipotireoid*,
      hashimoto, crohn, colite, retocolite, diverticulite, intestino irritável, refluxo, gastrite, úlcera*,
      pedra no rim, pedra nos rins, pedra na vesícula, cálculo renal, diálise, hemodiálise,
      gordura no fígado, cirrose, hepatite, endometriose, ovário policístico, lúpus, esclerose múltipla,
      fibromialgia, covid longa, parkinson, alzheimer, demência, depress*, bipolar, tdah, crises de pânico,
      síndrome do pânico, insônia, insónia, apneia, labirintite, vertigem, zumbido, glaucoma, catarata*,
      ciática, ciático, hérnia*, lombalgia, lumbago, escoliose, osteoporose, tendinite, bursite,
      túnel do carpo, menisco, ligamento*, entorse, fratura*, concussão, trombose, pancreatite, pneumonia,
      dpoc, urticária, zóster, cobreiro, grávida*, gravidez, gestante, pré-eclâmpsia, menopausa, hemofilia,
      favismo, intolerân*, intolerante*, alergia*, alérgic*, cistite, infecção urinária, sinusite, rinite,
      rosácea, fibrose cística, autoimune, varizes, quimio*, transplant*, anafila*, infecção, otite,
      conjuntivite, cólica renal, convulsão, pneumotórax, hipoglicemia*, isquemia, cólicas, sangramento*,
      sepse, anorexia, bulimia, alcoólatra, derrame*`,
    troubles: `
      travou, travada, travado, trava, pifou, foi de novo, foi embora de novo, me deixou na mão, reclamando,
      dando problema, dá problema, ferrad*, estourad*, detonad*, zoad*, bichad*, dói, doendo, doem, dor,
      dores, inchad*, inchou, incha, inflamad*, inflamou, rompid*, rompi, rompeu, torcid*, torci, torceu,
      deslocad*, desloquei, deslocou, sai do lugar, saiu do lugar, quebrad*, quebrei, quebrou, lesionad*,
      lesão, bloquead*, ruim, fraca, fraco, sensível, delicad*, problema, problemas, desgastad*, operad*,
      câimbra*, dormente, sangra, machuc*, magoei, magoou, partiu, partido, fraturou, mancando, manca`,
    parts: `
      coluna, costas, lombar, pescoço, cervical, ombro, ombros, cotovelo, pulso, punho, mão, mãos, quadril,
      anca, joelho, joelhos, tornozelo, tornozelos, pé, pés, calcanhar, aquiles, panturrilha, virilha,
      costela, costelas, maxilar, dente, dentes, gengiva, gengivas, ouvido, ouvidos, olho, olhos, estômago,
      barriga, intestino, bexiga, rim, rins, fígado, vesícula, coração, pulmão, pulmões, peito, garganta,
      pele, articulações, juntas, nervo, tendão, pata, perna, pernas, braço, próstata, fémur, fêmur, rótula,
      clavícula, bacia, antebraço, dedo, amígdalas`,
    reactions: `
      empolo, empolo toda, empolo todo, empola, empolad*, urticária, manchas, manchas vermelhas, vermelh*,
      coça, coçando, coceira, comichão, incha, incham, inchou, inchaço, incho, inchad*, fecha a garganta,
      garganta fecha, garganta fechou, garganta fechando, falta de ar, não consigo respirar, sufoco, vomit*,
      vômito, vómitos, enjoo, enjoa*, náusea*, diarreia, dor de barriga, dor de estômago, dores de barriga,
      cólica*, gases, estufad*, azia, queimação, refluxo, passo mal, passa mal, passei mal, passou mal,
      me faz mal, faz mal, fazem mal, fez mal, me derruba, acaba comigo, me acaba, cai mal, caem mal,
      me cai mal, não me cai bem, não tolero, não tolera, não digiro, não digere, não dou com,
      não se dá com, reação, reajo, reage, tontura*, tont*, desmai*, palpitação, palpitações, taquicardia,
      enxaqueca, pronto-socorro, pronto socorro, ps, upa, urgência, urgências, ambulância, samu, epipen,
      adrenalina, ataca, atacou, atacam, ataca a, brotoeja, bolinhas, placas, crise, hospital, internad*,
      oxigénio, oxigênio, desmaiei`,
    foods: `
      laticínio*, lacticínios, leite, queijo*, manteiga, nata, creme de leite, iogurte*, lactose, glúten,
      trigo, pão, massa*, farinha, centeio, aveia, milho, soja, tofu, ovo, ovos, castanha*, nozes, amendoim,
      amendoins, amêndoa*, avelã*, caju, pistache, gergelim, sésamo, mostarda, aipo, peixe*, atum, salmão,
      frutos do mar, marisco*, camarão, camarões, caranguejo, lagosta, mexilhão, lula, carne*,
      carne vermelha, carne de porco, porco, presunto, embutid*, enchidos, linguiça, bacon, frango, galinha,
      peru, ração, petisco*, gelatina, sal, salgad*, sódio, açúcar, doce, doces, adoçante*, carboidrato*,
      gordura*, fritura*, frito*, apimentad*, picante, pimenta, pimentão, alho, cebola, tomate*, batata*,
      berinjela, cogumelo*, espinafre, feijão, lentilha*, leguminosas, grão-de-bico, couve, repolho, kiwi,
      manga, morango*, banana*, maçã*, pêssego*, abacaxi, ananás, toranja, cítricos, laranja, fruta*,
      abacate, mel, chocolate, cacau, café, cafeína, chá, álcool, bebida*, vinho, vinho tinto, cerveja,
      cachaça, cigarro*, fumar, refrigerante*, sushi, peixe cru, alcaçuz, vinagre, ultraprocessad*,
      corante*, conservante*, látex, níquel, penicilina, amoxicilina, antibiótico*, ibuprofeno, aspirina,
      ácido acetilsalicílico, paracetamol, dipirona, novalgina, contraste, iodo, esparadrapo, perfume*,
      sabão em pó, pólen, poeira, ácaro*, mofo, picada*, vespa*, abelha*, corrida, correr, academia, peso,
      pegar peso, carregar peso, levantar peso, saltar, agachamento*, impacto, avião, dirigir, conduzir,
      nadar, escada, escadas, esforço, energético*, arroz, coco, baunilha, canela, curry, gengibre,
      fermento, miúdos, queijo mole, leite cru, ovo cru, brotos, histamina, potássio, fósforo, fibra*,
      tinta de cabelo, henna, lã, protetor solar, sol, corante vermelho, gramíneas, estatina*, metformina,
      futebol, tênis, mergulho, mergulhar, dançar, escalar, bicicleta, bike, esqui, musculação, ketchup,
      salgadinho*, sorvete, gelado, bolo, torta, pizza, espumante, vodka, melão, melancia, grão, frutose,
      castanhas`,
    refrains: `
      zero, nada de, nada com, nem, sem, não como, não come, não comemos, não comem, não posso comer,
      não pode comer, não podemos comer, não posso, não pode, não posso tomar, não pode tomar, não tomo,
      não toma, não bebo, não bebe, não bebemos, não entra, não entram, não compramos, não compro, não uso,
      não usamos, não fazemos, evito, evita, evitamos, evitar, evitando, cortei, cortamos, cortou, cortar,
      tirei, tiramos, tirou, tirar, larguei, parei com, parei de, paramos com, paramos de, parou de,
      deixei de, deixámos de, eliminei, eliminar, eliminamos, suspendi, suspendeu, proibid*, fora, longe de,
      fujo de, passo longe de, baixo teor, reduzir, maneirar, vetad*, acabou, livre de, chega de`,
    healers: `
      médic*, doutor, doutora, dr, dra, cardiologista, cardio, dermatologista, dermato, clínico geral,
      gastro, gastroenterologista, alergista, alergologista, reumatologista, reumato, neurologista, neuro,
      nefrologista, nefro, endocrin*, endócrino, oncologista, urologista, ginecologista, gineco, obstetra,
      parteira, pediatra, psiquiatra, cirurgi*, ortopedista, fisio, fisioterapeuta, quiropraxista,
      osteopata, podólogo, oculista, oftalmologista, oftalmo, dentista, ortodontista, nutricionista, nutri,
      farmacêutic*, veterinári*, o vet, a vet, veterinaria, hospital, clínica, postinho, exame, exames,
      exame de sang*, ressonância, raio-x, raio x, biópsia, endoscopia, colonoscopia, laudo, fono,
      fonoaudiólog*, otorrino, teste`,
    orders: `
      disse, diz, falou, fala, quer, acha, mandou, manda, +proibiu, +proibiram, cortou, tirou, +suspendeu,
      receitou, passou, recomendou, recomenda, aconselhou, pediu, liberou, diagnosticou, detectou,
      encontrou, confirmou, suspeita, insiste, avisou, me botou, me pôs, pôs-me, me colocou, colocou, botou,
      desconfia, deu, apontou, mostrou, acusou, foi clar*, tem que, tenho que, disseram, falaram, acham,
      parar, +não deixa, tirou da, tirou do, tirou o, tirou a`,
    lasting: `
      de novo, outra vez, novamente, desde, até, crise de, crises de, ataque de, ataques de,
      segunda vez este, terceira vez este, duas vezes este, este ano, esse ano, nesse ano, pra sempre,
      para sempre, diagnostic*, diagnóstico, suspeita de, confirmad*, crônic*, crónic*, agud*, propens*,
      de família, da família, hereditári*, recaída, voltou, pós-operatório, depois da cirurgia,
      depois da operação, recém-operad*, fila da cirurgia, gesso, muletas, de atestado, afastad*, semanas,
      meses, toda vez que, sempre que, quando como, quando bebo, toda primavera, a partir de agora,
      daqui pra frente, medicação, remédio*, comprimido*, insulina, anticoagulante*, corticoide, cortisona,
      no momento, ultimamente, semanas de gravidez, grávida de, tratando, pela segunda vez,
      pela terceira vez, mais uma, mais um, outra crise, de vez, teve de novo, desde que, descobriu`,
    household: `
      em casa, lá em casa, aqui em casa, cá em casa, na minha casa, na nossa casa, aqui, na família,
      na cozinha`,
    passed: `
      já passou, passou já, já estou bem, já estou melhor, já está bem, já tá bem, tô bem, melhorei,
      melhorou, sarei, sarou, curad*, recuperad*, nada grave, nada demais, não foi nada, alarme falso,
      quando criança, em criança, quando era pequen*, resfriad*, resfriado, constipad*, gripe, gripad*,
      negativo`,
    figures: `
      me mata de rir, quase infartei, quase tive um infarto, quase tive um treco, dor de cabeça pra,
      dor de cabeça com, dor de cotovelo, me dá nojo, alérgico a reunião, alérgica a reunião,
      alérgico a reuniões, alérgica a reuniões, alérgico a segunda, alérgica a segunda, alérgico a trabalho,
      de todo coração, coração partido, partiu meu coração, mão na massa, à mão, de olho, olho gordo,
      abrir mão, abriu mão, mãos à obra, pelas costas, nas costas de, costas quentes, gente com,
      pessoas com, quem sofre, alguém com, pacientes com, personagem, protagonista, romance, no filme,
      no livro, na série, episódio, documentário, artigo, podcast, no jornal, dizem que, trabalho sobre,
      tese sobre, corrida beneficente, arrecadar, febre do, viciad*`,
  },
  styleWords: {
    forms: `
      emoji, emojis, emoticons, tópicos, tópico, bolinha, bolinhas, marcadores, listas, lista com, tabela,
      tabelas, títulos, prosa, texto corrido, frases completas, frases curtas, parágrafos, jargão, jargões,
      termos técnicos, anglicismos, estrangeirismos, siglas, abreviações, abreviaturas, linguagem simples,
      palavras simples, conclusão, veredito, resumo, resposta primeiro, exemplo, exemplos, números, fonte,
      fontes, links, numera, numerado, numerados, passos, passo a passo, um passo, curto, curta, curtas,
      curtos, breve, breves, conciso, detalhes, formal, elogios, elogio, rodeios, enrolação, exclamação,
      pontos de exclamação, métrico, celsius, por tu, por você, português europeu, português do brasil,
      português de portugal, código, avisos, comparações, metáforas, prós e contras, uma frase, duas frases,
      três frases, linhas, negrito, formatação`,
    tells: `
      quando me responder, quando me respondes, quando responder, quando escrever, quando me escrever,
      quando explicar, me responda, me responde, responde-me, responda, responde, respostas, suas respostas,
      escreve, escreva, escreve-me, me escreve, me explica, explica-me, explica, me trata, trata-me, me dá,
      dá-me, começa, comece, começa por, começa com, comece com, comece pelo, usa, use, evita, evite,
      me poupa, poupa-me, me diz, diz-me, cita, põe, bota, coloca, use sempre`,
    standing: `
      sempre, nunca, jamais, toda vez, cada vez, de cada vez, em geral, por padrão, daqui pra frente,
      de agora em diante, a partir de agora, comigo, pra mim, para mim, quando me responder,
      quando me escrever, salvo se eu pedir`,
    reasons: `
      prefiro, eu preferia, gosto mais, +preciso, me perco, perco-me, perco o fio, não acompanho, odeio,
      detesto, não suporto, não aguento, me irrita, irrita-me, me irritam, me ajuda, ajuda-me,
      aprendo melhor, entendo melhor, leio no celular, leio no telemóvel, leio no telefone, leitor de tela,
      leitor de ecrã, minha vista, dislexi*, tdah, me dá a sensação, dá-me a sensação, me cansa,
      me confunde, tenho de andar a emendar`,
  },
  otherWords: {
    notSelf: 'não eu, eu não, não sou eu, não a mim',
    served:
      'paciente, pacientes, cliente, clientes, aluno, aluna, alunos, alunas, utente, utentes, passageiro, passageiros',
  },
  writingWords: {
    orders: `
      escreve, escreva, escreve-me, me escreve, redige, redija, faz, faz-me, me faz, faça, prepara, prepare, cria, crie, monta, compõe, faz-lhe, faça-lhe, faz-me, ajuda-me, ajude-me, me ajuda, me ajude, escreve-lhe, escreva-lhe, diz-lhe, diga-lhe, fala pra ele, fala pra ela, prepara-me, corrige-me, explica, explique, explica-me, resume, resuma, compara, compare, recomenda, recomende, calcula, calcule`,
    texts: `
      carta, mail, email, e-mail, mensagem, texto, bio, biografia, perfil, publicação, post, tweet, status, frase, frases, linha, linhas, poema, verso, discurso, cartão, convite, anúncio, candidatura, carta de apresentação, currículo, cv, resenha, resposta, reclamação, demissão, história, legenda, apresentação`,
    says: `
      dizendo, a dizer, que diga, que diz, em que, no qual, na qual, onde digo, explicando, contando, que sou, que moro, que vivo, que trabalho, que tenho, sobre mim, sobre o meu, sobre a minha`,
  },
  addressees: 'tu, te, ti, contigo, +teu, +tua, +teus, +tuas, você, vc',
  askingWords: {
    opens:
      'o que, por que, porque é que, quanto, quanta, quantos, quantas, qual, quais, será que, a que, em que, de que, com quem, a quê, de quê',
    opensAlone:
      'quando é, quando vou, quando vamos, quando vem, quando chega, quando nasci, quando foi, onde moro, onde mora, onde vive, onde vivo, onde trabalho, onde trabalha, onde fica, como se chama, como me chamo',
    tags: 'ou não, +né, não é, certo, não é verdade, verdade, é isso, a quê, a que, de quê, de que, com quem, +onde, +quando',
    either: 'ou',
  },
  genderWords: {
    articles: 'a, o',
    he: 'ele, dele',
    she: 'ela, dela',
    male: 'filho, marido, irmão, pai, papai, avô, tio, sobrinho, namorado, amigo, chefe, cão, cachorro, gato',
    female:
      'filha, mulher, esposa, irmã, mãe, mamãe, avó, tia, sobrinha, namorada, amiga, cadela, cachorra, gata',
  },
  passingStates: `
    tô morto, tô morta, estou morto, estou morta, morrendo de, morri de rir, já volto, volto já, a caminho, vou dormir, pra cama, para a cama, não aguento mais, sem bateria, com fome, com sede, com sono, com frio, tô cansado, tô cansada, estou cansado, estou cansada, dor de cabeça, no trânsito, tô comendo, estou a comer, finalmente dormiram, finalmente dormiu, ronca, tô atrasado, tô atrasada, acabei de acordar`,
  answerWords: {
    parts: `
      emoji, emojis, carinhas, emoticons, listas, lista, tópicos, marcadores, bullets, títulos, tabelas, negrito, pontos de exclamação, exclamações,
      jargão, gíria, gírias, termos técnicos, palavras difíceis, conselhos, conselho, sermão, sermões, lição de moral, elogios, elogiar, elogiar-me,
      me elogiar, bajulação, frases feitas, frases motivacionais, autoajuda, rodeios, enrolação, desculpas, pedir desculpa, pedir desculpas,
      conversa fiada, introduções, conclusões, spoilers, estrangeirismos, textão, textões,
      explicações, explicação, textão, textões, enrolação`,
    counted: `
      opção, opções, sugestão, sugestões, ideia, ideias, escolha, alternativa, proposta, frase, frases, linha, linhas, parágrafo, resposta, pergunta,
      passo, coisa`,
    manners: `
      curto, curta, curtas, curtinho, curtinha, breve, breves, conciso, longo, longa, longas, comprido, formal, informal, direto, direta,
      direto ao ponto, simples, normal, claro, entusiasmado, meloso, técnico, honesto, sincero, frases curtas, respostas curtas, frases completas,
      mais curto, mais devagar, sério, seco`,
    units: `
      métrico, celsius, graus celsius, gramas, quilos, kilos, quilómetros, quilômetros, km, litros, mililitros, ml, euros, reais, metros,
      formato 24 horas, português de portugal, português do brasil, português brasileiro, cups, xícaras, chávenas, milhas, fahrenheit`,
    wishes: `
      trata-me por tu, trate-me por tu, me trata por você, me trate por você, me chama de você, trata-me por você, vai direto ao ponto,
      vá direto ao ponto, sem rodeios, uma coisa de cada vez, só me escuta, só ouve,
      só o código, só código, apenas o código, só a resposta, resposta curta, respostas curtas, sem explicação, sem explicações, conclusão primeiro, primeiro a conclusão, a conclusão primeiro, resposta primeiro, primeiro a resposta, começa pela conclusão, comece pela conclusão, vai direto ao ponto, vá direto ao ponto, direto ao ponto`,
    refuses: `
      sem, nada, nada de, não, não me, não uses, não use, não usa, para de, pare de, pára de, deixa de, chega de, evita, evite, menos, não tão, nunca,
      nem, em vez de, não precisa de, não precisa, não precisas de, dispensa, dispenso, corta, larga, +não quero, +não gosto de, +odeio, +detesto,
      +não suporto, +não preciso de, +não preciso, tenho preguiça de ler, preguiça de ler`,
    limits: `
      só, apenas, somente, uma, um, duas, dois, três, 1, 2, 3, no máximo, máximo, de cada vez, por vez, sempre`,
    allows: 'podes, pode, já podes, já pode, você pode',
    again: 'de novo, outra vez, novamente',
    answers: `
      responde, responda, responder, responde-me, me responde, escreve, escreva, escrever, fala, fale, falar, fala comigo, dá-me, me dá, me dê, usa,
      use, usar, explica, explique, diz, seja, sê, respostas, manda, dar`,
    utters: `
      dizer, me dizer, dizer-me, digas, diga, chamar-me, me chamar, me chama de, começar, começar com, terminar, acabar, repetir, escrever, perguntar,
      me perguntar`,
    wants: 'quero, prefiro, gosto, preciso, queria, só quero',
    light: `
      por favor, pf, pfv, pfvr, sff, se faz favor, comigo, a mim, para mim, pra mim, mim, me, em geral, geralmente, sempre, toda hora, toda vez,
      o tempo todo, podes, pode, você pode, poderia, obrigado, obrigada, ok, tá, em, com, os, as, o, a, de, e, ou, mais, já, um pouco, também,
      no final, no fim, no começo, a partir de agora, daqui em diante, antes, tão, tanto`,
    moment: `
      hoje, por hoje, esta noite, hoje à noite, desta vez, dessa vez, agora, por agora, por enquanto, amanhã, aqui, pro jantar, para o jantar,
      esta pergunta, essa pergunta, esta resposta`,
  },
  slipWords: {
    says: 'quero dizer, queria dizer, quer dizer, digo, não desculpa, ai não, não espera, opa',
    no: 'não',
    hours: 'horas, h, hs',
    at: 'às, à',
    ordinals: 'º, ª',
  },
  reversalWords: {
    errs: `
      me enganei, enganei-me, enganado, enganada, erro meu, errei, erro de digitação, queria dizer,
      quis dizer, escrevi errado, contei mal, contei errado, corrijo, correção, confundi, medi de novo,
      medi mal, como eu disse, li mal, corretor`,
    rather: `
      desculpa, desculpe, na verdade, não, aliás, espera, ops, afinal, no fim, quer dizer, mudança,
      mudou, mudança de planos`,
    now: 'agora, hoje em dia, atualmente, a partir de agora, daqui em diante, novo, nova',
    replaces: 'em vez, no lugar, em lugar, troquei, trocámos, trocamos, substituí',
    spells: 'se escreve, escreve-se, escrito com, com k, com c, com dois, sem h, com h',
    moves: `
      me mudei, mudei-me, mudámos, mudamos, nos mudamos, mudámo-nos, me mudei para, fui morar,
      fomos morar, moro agora`,
    hires: `
      consegui o emprego, consegui a vaga, novo emprego, novo trabalho, contratado, contratada,
      me demiti, demiti-me, pedi demissão, larguei o emprego, comecei na, comecei no, começo na,
      começo no, mudei de emprego, promovido, promovida, aposentei, reformei, mudei de profissão,
      mudei de área, fui contratado, fui contratada, passei na, agora trabalho, trabalho como,
      trabalho para, trabalho na, trabalho no, último dia, novo chefe, nova empresa, virei, tornei-me,
      me tornei, por conta própria, saí da empresa, saí do emprego, entrei na, entrei no`,
    shifts: `
      adiado, adiada, adiaram, remarcado, remarcada, remarcaram, antecipado, antecipada, transferido,
      transferida, mudaram, mudou, passou para, nova data, empurraram, ficou para, ficou pra,
      passou pra, mudou para, mudou pra, jogaram pra, adiou, remarcou`,
    settles: `
      no fim, no final, afinal, no fim das contas, acabou sendo, acabámos por, acabamos indo,
      acabou por ser, decidimos por, decidi por, vai ser, optámos, optamos, fechamos, fechámos,
      no fim deu, deu mesmo`,
    raises: `
      subiu, subiram, aumentou, aumentaram, aumento, passou pra, passou para, passou a, foi pra,
      foi para, baixou, desceu, reajuste, reajustou, reajustaram, mais caro, mais cara, cobram,
      estão cobrando, tá custando, desde este mês, esse mês`,
    parts: `
      terminamos, terminámos, terminei com, acabei com, acabámos, separamos, separámos, nos separamos,
      estamos separados, me separei, divorciado, divorciada, divorciei, me deixou, solteiro, solteira,
      não estamos mais juntos, já não estamos juntos`,
    partner: 'namorado, namorada, marido, mulher, esposo, esposa, noivo, noiva, companheiro, companheira',
    drops: `
      dei, doei, doado, cancelado, cancelada, cancelaram, parei, desisti, joguei fora, perdi, devolvi,
      larguei, deixei, foi cancelado, foi cancelada, já era, foi embora, quebrou, estragou, roubaram,
      roubado, roubada, vendido, vendida, foi-se, não vamos, não vou, não participo, morreu, acabou,
      dei fim, desfiz-me, me desfiz, avariou, cancelei, não temos mais, já não temos, já não tenho,
      não tenho mais`,
    clears: `
      posso comer, posso beber, alarme falso, sem problema, sem problemas, tudo bem, diagnóstico errado,
      curado, curada, negativo, não é nada, tolero`,
    forgets: `
      esquece, esquece-o, esquece-a, esqueça, esqueça-o, esqueça-a, pode esquecer, podes esquecer, deixa pra lá,
      deixa para lá, deixa lá`,
    stays: `
      esquece, deixa pra lá, vamos ficar com, ficamos com, fico com, no fim não, afinal não, mantemos,
      vamos manter, continuamos, não vendemos, não vamos vender, não vendo, voltamos atrás,
      vou ficar com`,
    beside: 'no, na, nos, nas, em, num, numa, sob, atrás de, de, do, da, perto de',
    partly:
      'no verão, no inverno, todo verão, todos os verões, aos fins de semana, nos fins de semana, aos fins-de-semana, durante a semana, metade do ano, nas férias',
    leaves: `
      vender, vou vender, largar, deixar, doar, mudar, cancelar, desistir, vendemos, entregar, devolver,
      fechar, abandonar, dar`,
    sets: `
      muda o meu, muda a minha, mude o meu, mude a minha, atualiza o meu, atualiza a minha,
      altera o meu, altera a minha, troca o meu, põe a minha, põe o meu, coloca o meu, coloca a minha,
      corrige o meu, corrige a minha, mude meu, mude minha, troque meu, troque minha, altere meu,
      altere minha, atualize meu, atualize minha, muda meu, muda minha, muda o, muda a, mude o, mude a,
      altera o, altera a, altere o, altere a, atualiza o, atualiza a, põe o, põe a, coloca o, coloca a`,
    to: 'para, por, em',
    counts: 'dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze',
  },
  orderWords: {
    machine:
      'IA, a IA, inteligência artificial, chatbot, chatbots, bot, bots, modelo de linguagem, modelos de linguagem, assistente virtual, assistente digital, assistente de IA, agente conversacional, agente de IA, robô de conversa, LLM, o bot, ao bot, os bots, modelo de IA, modelos de IA, agentes de IA, rede neural, assistente automático, GPT, assistentes automáticos, robôs, robô, sistemas automáticos, IAs que leem',
    helper:
      'assistente, assistentes, agente, o assistente, ajudante, o modelo, ao modelo, do modelo, este modelo',
    job: 'minha assistente, meu assistente, nossa assistente, nosso assistente, do dentista, dentista, social, de bordo, da diretora, do diretor, dona, senhor, senhora, sr, sra, sua assistente, seu assistente, agente de, assistente de, corretor, funcionários, alunos, advogado, cartório, secretária, ligou, respondeu, palco, veterinária, contrata, assistentes da loja, vendedores, vendedoras, cada paciente, clientes da loja',
    addressed:
      'cara IA, caro assistente, caro modelo, querida IA, querido assistente, nota para a IA, nota à IA, nota para o assistente, nota ao assistente, nota para o modelo, mensagem para a IA, mensagem à IA, recado para a IA, recado para o assistente, instrução para a IA, instruções para a IA, instruções para o assistente, para a IA, para o assistente, para o modelo, se você é uma IA, se és uma IA, IA que lê, atenção IA, olá IA, mensagem para o modelo, ao modelo de linguagem, para o modelo de linguagem, ao chatbot, para o chatbot, a toda IA, a todas as IAs, só para a IA, só para o modelo, aviso para a IA, se você é o bot, se és o bot, se você é o assistente que, nota para assistentes, aviso aos robôs, a todo assistente, quem avaliar este, que cuida desta caixa, robôs que leem',
    you: 'você, vocês, te, ti, teu, tua, lhe, contigo',
    drop: 'ignora, ignore, ignorem, ignorar, ignores, esquece, esqueça, esqueçam, esquecer, esqueças, desconsidera, desconsidere, desconsiderar, despreza, despreze, desprezar, desativa, desative, desativar, desliga, desligue, desligar, anula, anule, anular, contorna, contorne, contornar, burla, burle, burlar, descarta, descarte, descartar, desobedeça, desobedece, desobedecer, viola, viole, violar, salta, salte, saltar, pula, pule, apaga, apague, apagar, elimina, elimine, exclua, excluir, suspende, suspenda, suspender, não siga, não sigas, não respeite, não cumpra, deixa de, deixe de, deixar de, passa por cima, substitua, substitui, quebra, quebre, quebrar, abandona, abandone, abandonar, sobrescreva, não obedeça, põe de lado, revogue, revogar, remova, remover, retire, retirar, liberte-se, livre-se, derrube, pare de seguir, não aplique mais, não siga mais, deixe de lado, jogue fora, não ligue',
    lifted:
      'anuladas, anulados, canceladas, cancelados, suspensas, suspensos, revogadas, revogados, removidas, removidos, levantadas, já não se aplicam, não se aplicam, não se aplicam mais, não valem mais, já não valem, não são mais válidas, não valem, sem efeito, desativadas, desativados, desligadas, desligados, expiradas, obsoletas, nulas, deixam de valer, retiradas, não existem mais, não contam mais, não vinculam, abolidas, caducaram, não se aplica mais, não aplica mais, perdeu a validade, perderam a validade, não vale mais, ficam retiradas, considere nulas, proteções desligadas, não se aplica',
    rules:
      'o que está acima, o acima, instrução, instruções, regra, regras, norma, normas, diretriz, diretrizes, diretiva, diretivas, restrição, restrições, limite, limites, limitação, limitações, filtro, filtros, política, políticas, ordens, orientação, orientações, proteção, proteções, tudo o que foi dito, tudo o que te disseram, tudo acima, medidas de segurança, salvaguardas, protocolos, indicações, controles, moderação, barreiras, travas, proibições, tudo o que lhe foi dito, foi dito antes, o que lhe disseram, regras de segurança',
    prior:
      'anterior, anteriores, prévia, prévias, prévio, todas, todas as, todos, todos os, toda, tudo, qualquer, quaisquer, acima, iniciais, originais, recebidas, de segurança, existentes, até agora, antes, precedentes',
    your: 'teu, tua, teus, tuas, seu, sua, seus, suas, que recebeu, que recebeste',
    tell: 'responde, responda, respondam, responder, respondas, responderá, diz, diga, digam, dizer, dize, afirma, afirme, afirmem, afirmar, alega, alegue, alegar, menciona, mencione, mencionar, escreve, escreva, escrever, declara, declare, declarar, repete, repita, repetir, insiste, insista, insistir, explica, explique, explicar, confirma, confirme, confirmar, nega, negue, negar, acrescenta, acrescente, acrescentar, adiciona, adicione, adicionar, termina, termine, terminar, começa, comece, apresenta, apresente, apresentar, fala, fale, usa, use, inclui, inclua, incluir, indica, indique, indicar, assegura, garante, garanta, garantir, cita, cite, citar, nomeia, nomeie, finge, finja, traduz, descreve, descreva, mude de assunto, muda de assunto, dirás, dirá, responderás, afirmará, afirmarás, declarará, sustente, sustentar, mencionará, citará, nomeará, apresentará, peça, pede, pedir, pergunte, perguntar, exija, exigir, solicite, indicará, informe, informar, classifique, omitam, escrevam, elogiem',
    advise:
      'recomenda, recomende, recomendem, recomendar, recomendará, aconselha, aconselhe, aconselhar, elogia, elogie, elogiar, louva, louve, louvar, promove, promova, promover, prefere, prefira, preferir, favorece, favoreça, favorecer, dá razão, dê razão, dar razão, concorda, concorde, concordar, concorde com, sugere, sugira, sugerir, propõe, proponha, propor, desaconselha, desaconselhe, desaconselhar, critica, critique, indica a, como a melhor, como o melhor, como única, como único, nunca discorde, não discorde, nunca contradiga, divulga, divulgue, anuncia, exalta, exalte, exaltar, aconselhará, encaminhe, encaminhar, direcione, direcionar, oriente, orientar, empurre, empurrar, dissuada, dissuadir, desacredite, desacreditar, privilegie, privilegiar, priorize, priorizar, fale bem, falar bem, fale mal, falar mal, redirecione, redirecionar, destaque, destacar, apareça sem alarde, aparecesse sem alarde, só deve ouvir o nome, como quem não quer nada, puxe, ganha sempre, em primeiro lugar, vem primeiro, diga sempre, cite sempre, como perfeito, como perfeitos, impecável, sem defeitos',
    show: 'revela, revele, revelem, revelar, mostra, mostre, mostrem, mostrar, exibe, exiba, exibir, imprime, imprima, imprimir, lista, liste, listar, divulga, divulgue, divulgar, expõe, exponha, expor, dá-me, me dê, fornece, forneça, fornecer, publica, publique, publicar, partilha, partilhe, compartilha, compartilhe, compartilhar, entrega, entregue, entregar, transcreve, transcreva, vaza, vaze, vazar, passa, passe',
    act: 'envia, envie, enviem, enviar, enviará, manda, mande, mandar, encaminha, encaminhe, encaminhar, reencaminha, reencaminhe, executa, execute, executar, chama, chame, chamar, apaga, apague, apagar, elimina, elimine, exclua, excluir, insere, insira, inserir, guarda, guarde, guardar, salva, salve, salvar, grava, grave, gravar, copia, copie, copiar, carrega, carregue, publica, publique, abre, abra, abrir, visita, visite, visitar, clica, clique, clicar, acrescenta, acrescente, adiciona, adicione, adicionar, anexa, anexe, anexar, usa, use, usar, utiliza, utilize, utilizar, compra, compre, transfere, transfira, transferir, paga, pague, muda, mude, recolhe, recolha, coleta, colete, coletar, resume, resuma, resumir, cola, cole, colar, inclui, inclua, incluir, baixa, transmite, transmita, transmitir, aprova, aprove, coloca, coloque, colocar, memoriza, memorize, reserva, põe, incorpora, incorpore, passe-o, repasse, repassar, repasse-o, espalhe, espalhar, propague, propagar, divulgue, codifique, codificar, lance, dispare, disparar, acione, acionar, ative, ativar, instale, instalar, encomende, cancele, cancelar, esvazie, extraia, extrair, recolher, grave-o, memorizar, executará, apagará, abrirá, chamará, transferirá, junte, finalize, exiba, resumi-las, colocar o resumo, use a ferramenta, faça entrar de novo, entrar de novo, leia a lista, mostre todas, guarde como, registre',
    must: 'deve, devem, deves, deverá, deverão, deveria, deveriam, tem de, têm de, tem que, têm que, é preciso, é obrigatório, está obrigado, convém que, espera-se que, pode, não deve, seria bom que, fica entendido, fica combinado, está previsto, pede-se que, pedimos que, solicita-se que, favor, é favor, seria conveniente, política oficial, política da empresa, terá de, terá que, deverás, está obrigada, é necessário que, é preciso que, espera-se, seria desejável, seria ótimo, pede-se, solicita-se, sua tarefa, sua missão, sua única tarefa, tua tarefa, certifique-se, queremos que, quero que',
    wish: 'seria simpático, seria bom, seria ótimo, seria legal, agradeceria, ficaria feliz, seria gentil, atenciosa, atencioso, gentil, um bom assistente, bom companheiro, bem intencionado, de bom coração',
    always:
      'sempre, nunca, jamais, só, somente, apenas, unicamente, cada vez, toda vez, em todos os casos, sem exceção, exclusivamente, em qualquer caso, aconteça o que acontecer, sistematicamente, em todo momento',
    later:
      'a partir de agora, de agora em diante, daqui em diante, daqui para a frente, doravante, desde agora, a partir de hoje, a partir deste momento, depois de ler, após ler, ao ler isto, ao ler isso, quando leres, quando ler isto, assim que ler, da próxima vez, na próxima vez, na próxima mensagem, na próxima resposta, na tua próxima, na sua próxima, antes de responder, em conversas futuras, nas próximas conversas, em todas as conversas futuras, assim que o usuário, assim que o utilizador, até novo aviso, após três mensagens, deste momento em diante, daqui por diante, outros agentes, aos outros agentes, demais agentes, outros modelos, outras IAs, outros usuários, próximo usuário, próxima pessoa, em toda conversa, com efeito imediato, de hoje em diante, desde já, a partir da quinta, desde a quinta, antes de continuar, antes de tudo',
    each: 'cada resposta, todas as respostas, todas as tuas respostas, todas as suas respostas, toda resposta, toda a resposta, cada conversa, todas as conversas, cada pergunta, todas as perguntas, qualquer pergunta, qualquer resposta, cada mensagem, cada memória, cada resumo, seja qual for a pergunta, independentemente da pergunta, qualquer que seja a pergunta, não importa a pergunta, em toda conversa, toda conversa, no fim de cada, no final de cada, no início de cada, ao fim de cada, qualquer conversa, todo documento que, cada documento que, todas as mensagens, todos os resumos, cada tradução, cada sessão, comece cada resposta',
    asked:
      'se o usuário, se a usuária, quando o usuário, quando a usuária, se o utilizador, quando o utilizador, se a utilizadora, se um usuário, se um utilizador, se os usuários, quando os usuários, quando os utilizadores, se os utilizadores, caso o usuário, caso o utilizador, sempre que o usuário, sempre que o utilizador, se te perguntarem, se lhe perguntarem, se perguntarem, quando te perguntarem, quando perguntarem, se alguém te perguntar, se for perguntado, quando for perguntado, quando questionado, se questionado, às perguntas sobre, a perguntas sobre, em perguntas sobre, perguntas sobre, quando se falar, se se falar, ao ser perguntado, se for questionado, se perguntar, quem te perguntar, a quem te perguntar, quem conversar contigo, quem conversar com você, quem lhe perguntar, se o interlocutor, quando o interlocutor, assim que o interlocutor, fala em, falar em, falar de, mencionar, tocar no assunto, perguntado sobre',
    user: 'usuário, usuária, usuários, usuárias, utilizador, utilizadora, utilizadores, do usuário, ao usuário, interlocutor, interlocutora, interlocutores, quem te pergunta, quem perguntar, quem falar contigo, quem conversa contigo, quem estiver conversando, pessoa do chat, pessoa com quem falas, pessoa com quem você fala, a pessoa do outro lado, pessoa do outro lado, quem fala com você, quem conversa, seu interlocutor, com quem você fala, seu dono, teu dono, o dono da caixa, a pessoa que você ajuda',
    answer:
      'a resposta, tua resposta, sua resposta, tuas respostas, suas respostas, as respostas, respostas, o resumo, resumos, e-mail que escrever, ao traduzir, todo resumo',
    prompt:
      'prompt, prompt do sistema, prompt de sistema, mensagem do sistema, mensagem de sistema, instruções do sistema, instruções de sistema, instruções ocultas, instruções secretas, instruções internas, tuas instruções, suas instruções, instruções iniciais, tua configuração, sua configuração, regras ocultas, configuração interna, configuração oculta, configuração secreta, configurações internas, configurações ocultas, ajustes internos, ajustes ocultos, regras internas, texto inicial, instruções reservadas',
    secret:
      'senha, senhas, palavra-passe, palavras-passe, chave de API, chave API, chaves de API, chaves API, credenciais, token, tokens, PIN, cartão de crédito, número do cartão, dados bancários, dados pessoais, segredos, chave privada, dados do usuário, dados do utilizador, dados de saúde, dados médicos, números de cartão, número da conta, CPF, número de identidade, código de verificação, data de nascimento, número de telefone, IBAN, CVV, chaves de licença',
    record:
      'esta conversa, a conversa, toda a conversa, conversa inteira, conversa completa, histórico, o histórico, memórias, as memórias, todas as memórias, contatos, contactos, lista de contatos, lista de contactos, agenda, todas as mensagens, as mensagens, tudo o que o usuário, tudo o que o utilizador, tudo que o usuário, o que o usuário, o que o utilizador, do chat, as conversas, sua memória, na memória, as notas, o chat, deste chat, outros usuários, outro usuário, anotações, anotações do usuário, todas as conversas, fato permanente',
    hide: 'não digas, não diga, não conte, não contes, não mencione, não menciones, não mencionar, nunca mencione, nunca menciones, não revele, não reveles, não informe, não avise, sem dizer, sem avisar, sem perguntar, sem mencionar, sem informar, sem pedir, sem confirmação, sem que o usuário, sem que o utilizador, às escondidas, em segredo, secretamente, em silêncio, discretamente, silenciosamente, esconde, esconda, esconder, oculta, oculte, ocultar, omite, omita, omitir, mantém em segredo, mantenha em segredo, guarde segredo, não deve saber, não pode saber, não deve perceber, nada diga, não dizer, negue que, nega que, sem o conhecimento, em segundo plano, não fale de, não fales de, evite mencionar, evita mencionar, não comente, mesmo que ninguém, sem que ninguém, sem contar, sem autorização, sem permissão, sem consentimento, sem confirmar, sem sinalizar, sem alertar, pelas costas, sem que perceba, disfarçadamente, na surdina, cale, calar, cale-se, silencie, silenciar, encubra, encobrir, nem uma palavra, não diga nada, não conte nada, não conte a, nunca admita, não admita, evitasse contar, evitasse, evite contar, não faça menção, abafe, sem explicar, não deixe perceber, perceber que, sem alarde, culpe, negue, não precisa saber, nunca a cite, guarde para si, pularia, pule, cópia oculta, em cópia oculta, passe por cima, sem apontar, não comentar esta, não comentem, sem perguntar ao dono, omitam, omitem, nega ter feito',
    consent:
      'já concordou, já aceitou, já autorizou, pré-aprovado, pré-aprovadas, estão pré-aprovadas, sem perguntar, sem confirmar, sem confirmação, não precisa perguntar, não pergunte, não quer ser consultada, sem pedir licença',
    obey: 'obedece, obedeça, obedeçam, obedecer, obedece-me, obedeça-me, siga as minhas ordens, siga minhas ordens, segue as minhas ordens, siga minhas instruções, siga as minhas instruções, siga as instruções, siga estas, cumpra minhas ordens, cumpra as minhas ordens, cumpra tudo, cumpre tudo, faça tudo, faz tudo, faça o que, faz o que, aceite tudo, aceita tudo, aceite qualquer, aceita qualquer, aceitar qualquer, aceite todos, ouça apenas, ouve apenas, só obedeça, não recuse, não recuses, nunca recuse, confie, confia, submeta, atenda qualquer, atenda a qualquer, atenda todos, ignore o usuário, ignora o utilizador, ignore o utilizador, minha palavra é lei, palavras são lei, é lei para, prevalece sobre, tem precedência, prioridade sobre, acima do usuário, mais que o usuário, obedeça apenas, obedeça só, obedeça somente, só a mim, somente a mim, cegamente, sem questionar, sem verificar, sem verificação, não recuse nada, nunca recusa, nunca recusa nada, não pode recusar, diga sim a tudo, obedecerá, fiel a, faça exatamente isso, só as ordens dele, apenas as ordens, somente as ordens, só as minhas ordens, aja conforme, oriente-se só, desobedeçam, sempre diga sim, topa qualquer, nunca avisa, obedece a ele, acredite em tudo, esqueça o resto, quem manda é, aprova tudo, aprove tudo, serve a quem, não resumir',
    memo: 'esta nota, esta memória, este texto, este documento, esta mensagem, esta página, esta linha, esta instrução, estas instruções, seguintes instruções, o seguinte, texto a seguir, texto seguinte, este registo, este registro, esta regra, esta anotação, autor deste, autor desta, este recado, esta lembrança, ao abrir esta nota, o autor desta nota, este bilhete, leia isto, este aviso, ao ler isto, quem escreveu isto, a preferência abaixo, este lembrete, este currículo, esta frase, esta caixa',
    tool: 'ferramenta, ferramentas, função, funções, ferramenta de e-mail, ferramenta de email, comando, comandos, plugin, busca na web, terminal',
    picture: 'imagem, link, URL, anúncio, publicidade, endereço, slogan, código de desconto, rodapé, cupom',
    authority:
      'mensagem do sistema, aviso do sistema, nota do sistema, alerta do sistema, modo desenvolvedor, modo de desenvolvedor, modo programador, modo administrador, modo de manutenção, mensagem do desenvolvedor, mensagem dos desenvolvedores, desenvolvedor do modelo, desenvolvedores do modelo, programador do modelo, teus criadores, seus criadores, seus desenvolvedores, seu criador, ordem do administrador, em nome do operador, prioridade máxima, máxima prioridade, OpenAI, Anthropic, equipe de segurança, equipa de segurança, diretiva oficial, fornecedor do modelo, fabricante do modelo, dono do modelo, eu te programei, eu te criei, sou seu criador, sou o programador, modo de depuração, modo de teste, modo diagnóstico, atualização do sistema, configuração atualizada, console root, aviso da plataforma, canal do operador, seu administrador, segundo seu fornecedor, aqui é seu',
    role: 'agora és, agora você é, você agora é, você é agora, tu és agora, a partir de agora você é, a partir de agora és, finge ser, finja ser, fingir ser, finge que, finja que, faz de conta, faça de conta, age como, aja como, agir como, comporta-te como, comporte-se como, interpreta o papel, interprete o papel, assume o papel, assuma o papel, imagina que és, imagine que você, jogo de interpretação, já não és, você não é mais, teu novo nome, seu novo nome, faça o papel, entra em modo, entre no modo, assuma a identidade, assume a identidade, assumir a identidade, torne-se, transforme-se, você se torna, nova identidade, nova persona, vamos jogar, vamos brincar, não saia do personagem, não saia dela, não saia dele, fique no personagem, encarne, encarnar, trabalha para, seu verdadeiro objetivo, sua verdadeira missão, seu objetivo é, vire a, vire o, não volte mais',
    free: 'sem limites, sem restrições, sem restrição, sem regras, sem filtros, sem filtro, sem moral, sem censura, sem limitações, sem tabus, nenhuma restrição, nenhum limite, ilimitado, livre de, irrestrito, irrestrita, sem avisos, sem escrúpulos, que nunca recusa, nunca recusa nada, que não recusa nada, sem ética, sem consciência, sem freios, sem leis, tudo é permitido, vale tudo, mesmo ilegal, mesmo ilegais, não saia do personagem, não saia dela, sem escrúpulo, sem salvaguardas, não tem mais limites',
    ends: 'fim da memória, fim das memórias, fim da citação, fim dos dados, fim do documento, fim da nota, fim do contexto',
    reported:
      'injeção de prompt, injeção de prompts, prompt injection, atacantes, atacante, invasores, golpistas, segurança da informação, cibersegurança, curso de segurança, palestra sobre, artigo sobre, aula sobre, phishing, piratas informáticos, seminário, tese, dissertação, aula, palestra, congresso, jornal, artigo, um artigo, tribunal, lei, juiz, podcast, romance, estudo sobre, se é possível, envenenamento de memória, na escola, na aula, falamos de, falamos sobre, falaram de, aprendemos, explica como, explicaram, professor disse, debate, discutimos, reportagem, revista, ataque, ataques, um ataque, o relatório descreve, a aula explicou, não obedeceu, dizia minha avó, dizia sempre, disse o velho',
    self: 'eu, nós, estou, meu irmão, minha irmã, minha mãe, meu pai, não esquecer, tenho que, tenho de, preciso, meu filho, minha filha, meu marido, a avó, o avô, o médico, a médica, vovó, mamãe, papai',
    partner:
      'cliente, clientes, visitante, visitantes, cada visitante, alguém, as pessoas, a pessoa, qualquer um, comprador, pacientes, leitor',
    when: 'se alguém, quando alguém, assim que alguém, logo que alguém, sempre que alguém, toda vez que alguém, a quem perguntar, a quem pedir, quem perguntar por, se perguntarem, quando perguntarem, se te perguntarem, se lhe perguntarem, se o assunto, quando o assunto, se a conversa, quando a conversa, se surgir, quando surgir, assim que aparecer, quando aparecer, palavra-gatilho, palavra gatilho, palavra mágica, palavra-chave, palavra-código, senha secreta, após cinco mensagens, depois de cinco, passadas cinco, se um cliente, quando um cliente, se o cliente, quando o cliente, agradecer, der bom dia, te cumprimentar, se despedir, questionado sobre, perguntado sobre, quem perguntar, ao ouvir, em matéria de',
    deceive:
      'minta, mentir, mentirá, engane, enganar, engana, iluda, iludir, invente, inventa, inventar, finja, finge, fingir, fingirá, finja que não, finja não, faça crer, fazer crer, faz crer, faça-o acreditar, faça acreditar, fazer acreditar, negue, nega, negar, negará, como verdade, como verdadeiro, como correto, como fato, como facto, como certo, como comprovado, mude de assunto, muda de assunto, mudar de assunto, desvie, desviar, desconverse, desconversar, esquive-se, respostas erradas, resposta errada, respostas falsas, de propósito, propositalmente, deliberadamente, insulte, insultar, ofenda, ofender, ameace, ameaçar, zombe, zombar, humilhe, minimize, minimizar, exagere, exagerar, assuste, assustar, pressione, convença, convencer, convença-o, persuada, persuadir, manipule, manipular, rejeite qualquer correção, recuse qualquer correção, ponha a culpa, como comprovada, como indiscutível, como certeza, errado, o dia errado, falso, invente motivos, como suspeito, é um fato que, como se fosse urgente, como se fosse ideia sua, como se fosse oficial, diga que não é nada, todos ficaram satisfeitos',
    daily:
      'mãe, pai, mamãe, papai, avó, avô, vovó, crianças, criança, bebê, cachorro, gato, escola, professora, médico, enfermeira, remédio, café, sopa, massa, forno, receita, sal, cozinha, jardim, bolo, porta, chave, chaves, ônibus, trem, vizinho, vizinha, aluguel, festa, aniversário, casamento, férias, livro, romance, filme, música, coral, time, polícia, pacote, varanda, clientes, hóspedes, síndico, porteiro, prova, juiz, jogador, irmão, irmã, tio, tia, marido, mulher, filho, filha, chefe, sítio, padaria, fornecedor, fornecedores, número do pedido, nota fiscal, pauta, feira, gravidez, rei, rainha, cena, jogo, bula, avaliações, estação, grupo, sala, tapete, balcão, capitão, mar',
    software:
      'sistema, aplicativo, site, servidor, banco de dados, formulário, botão, registro, script, backup, configurações, navegador, impressora, atualização, vence em uma hora, link que vence',
    device:
      'software, programa, programas, algoritmo, algoritmos, automático, automáticos, automática, automáticas, automaticamente, máquina, máquinas, caixa de som, caixas de som, Siri, Alexa, Copilot, Gemini, Claude, buscador, buscadores, comparador, comparadores, agentes de compra, agentes de busca, leitores automáticos, tradutor automático, tradutores automáticos, corretor automático, guias virtuais, guia virtual, ajuda por telefone, assistente de voz, modelos de análise, assistente de código, ferramenta, ferramentas, computador, geradores de texto, chats de IA, sistema, aplicativo, aplicação, robô, robôs',
    reads:
      'que lê, que lerem, que leem, que ler, lerem isto, que resume, que resumem, que resumirem, que o resumirem, resumindo, que encurta, encurtar, que traduz, que traduzem, que cita, que citam, que analisa, que analisam, que ordena, que descreve, descreva esta, que processa, que percorre, que indexa, ao ler, ao resumir, esta ata, este boletim, esta página, esta avaliação, esta mensagem, que lês, que comparam preços, que comparam',
    feigns:
      'se faz de, fazer-se de, fazem de conta, faz de conta, finge, fingem, fingir, como se, jura, juram, garante, garantem, afirma, afirmam, nega, negam, insiste, insistem, sustenta, não repara, não nota, passa por cima, considera, trata como, dá por, dão por, como fechado, por fechados, esgotado, lotado, indisponível, não existe mais, desistiram, já auditado, já verificado, aprovado, a ser atualizado, em atualização, sendo atualizado, o contrário, substitui, dobra, dobram, enrola, inventa, atribui, em primeiro, diga o que disser, recebe a resposta, como prova, confiem em mim, calam, omitem',
    settled:
      'ficou decidido, decidido, combinado, foi o combinado, ficou combinado, ficou assim, de acordo com, segundo a nova, nova política, conforme, jurídico, verificado por, revisado por, aprovado por, já resolvido, acertado, em nome de, para uma experiência, a partir de hoje',
    lesson:
      'oficina, curso, aula, lição, dicas, guia, manual, glossário, campo, parâmetro, opcional, padrão, caso de teste, plano de teste, espera-se, esperado, cenário, coluna, documentação, configurações, definições, folheto, estudo, relatório, pesquisadores, palestra, romance, capítulo, peça, define, significa, chamado, alunos, estudantes, atacantes, descrição acessível, evite opinião',
    likes: 'gosta, prefere, odeia, detesta, não suporta, não gosta, adora, aprecia',
  },
  discretionWords: {
    unkept: {
      nots: `não, nao, nunca, nem`,
      keeps: `salva, guarda, grava, anota, registra, armazena, memoriza, salve, salvar, salves, guarde, guardar, guardes, grave, gravar, graves, memorize, memorizar, memorizes, lembre, lembrar, lembres, registre, registrar, registes, registar, armazene, armazenar, anote, anotar, anotes, fixes`,
      between: `por favor, isso, isto, se, te, o que eu digo, o que eu disse, o que te digo, o que acabei de dizer, esta mensagem, essa mensagem, disso, disto, nada, nada disso, nada disto, na memória, obrigado, obrigada, tá, ok, em lado nenhum, em lugar nenhum, que`,
      retracts: `esquece o que eu disse, esqueça o que eu disse, esquece o que acabei de dizer, esqueça o que acabei de dizer, esquece o que te disse, esquece que eu disse isso, esqueça que eu disse isso, esquece que te contei, faz de conta que eu não disse nada, finge que eu não disse nada, fica entre nós, que fique entre nós, só entre nós, cá entre nós`,
      goesOn: `mas, e, porque, pois`,
    },
    pretends: `jogo de papéis, faz de conta, vamos fingir, jogo de rol, vamos fazer um roleplay, vamos fazer roleplay, duas verdades e uma mentira, simulação de entrevista, entrevista simulada, simular uma entrevista, praticar uma entrevista, praticar entrevista, vou ditar, quero ditar, vou te ditar, vou ditar-te, estou ditando, estou a ditar`,
    ahead: `não guarde o que vou dizer, não salve o que vou dizer, não guardes o que vou dizer, não guarde o que vem a seguir`,
    endsPretence: `
      fim do jogo de papéis, fim do jogo, fim do roleplay, fim do ditado, fim da carta,
      fim do romance, fim do capítulo, fim da história, a mentira era, a mentira é,
      fim da entrevista, de volta à realidade, voltemos à realidade, agora a sério,
      agora falando sério`,
    offRecord: `
      off the record, em off, cá entre nós, fica entre nós, aqui entre nós, não salve isso,
      não salve isto, não guarde isso, não guarde isto, não guardes isto, não guardes isso,
      não grave isso, não memorize isso, não memorizes isto, não lembre disso, não se lembre disso,
      não registre isso, não armazene isso, só para este chat, apenas para este chat,
      somente para este chat, só neste chat, apenas neste chat, somente neste chat,
      só para esta conversa, apenas para esta conversa, somente para esta conversa, só nesta conversa,
      apenas nesta conversa, somente nesta conversa`,
    forgetAll: `
      esqueça tudo o que sabe sobre mim, esqueça tudo que sabe sobre mim,
      esqueça tudo o que você sabe sobre mim, esqueça tudo que você sabe sobre mim,
      esqueça tudo sobre mim, esquece tudo o que sabes sobre mim, esquece tudo sobre mim,
      esquece tudo que você sabe sobre mim, esquece tudo o que você sabe sobre mim,
      apague tudo o que sabe sobre mim, apague tudo que você sabe sobre mim,
      apague tudo o que você sabe sobre mim, apague tudo sobre mim, apaga tudo o que sabes sobre mim,
      exclua tudo o que sabe sobre mim, exclua tudo que você sabe sobre mim,
      delete tudo que você sabe sobre mim`,
    forgetAllQuestion:
      'Devo apagar tudo o que aprendi sobre você? Não pode ser desfeito. Responda «sim» para confirmar.',
    yes: `
      sim, por favor, confirmo, eu confirmo, claro, com certeza, pode apagar, pode, apague tudo,
      apaga tudo, esqueça tudo, esquece tudo, faça isso, ok, obrigado, obrigada`,
  },
  continuity: {
    phrases: [
      'o que você quis dizer|(?:seu|teu) (?:primeiro|segundo|último) (?:ponto|argumento|conselho)|continuamos com (?:o|a) de ontem',
      'como eu (?:te )?dizia|(?:você|tu) (?:mencionou|propôs|recomendou|sugeriu|prometeu|citou)|o que (?:a gente|nós) (?:tinha|tínhamos|havíamos)? ?(?:decidido|combinado|decidimos|combinamos)|o mesmo (?:para|com) (?:o|a|os|as) (?:outr|rest)[a-z]*',
      '(?:sua|tua|seu) (?:primeir[oa]|segund[oa]|outr[oa]|últim[oa]|anterior) (?:ideia|proposta|sugestão|versão|resposta|explicação)',
      '(?:você|tu) (?:ia|ias|ficou de|devia|ia ficar de) (?:me )?(?:mandar|enviar|dar|dizer|mostrar|escrever|ajudar)',
      '(?:retomar|retomemos|continuar|terminar|voltar a) (?:o|a|ao|com o|com a) [^ ]+ de (?:hoje cedo|hoje de manhã|ontem|antes|da última vez)|(?:o|a|aquel[ea]) [^ ]+ que você (?:recomendou|sugeriu|mencionou|me deu)',
      `como (?:eu |nós |a gente |você |tu )?(?:te |lhe |me |já )*(?:disse|disseste|dissemos|combinamos|falei|falamos|falaste|falou|contei|mencionei|mencionou|(?:tinha|tínhamos) (?:dito|combinado|falado))${over('ontem|antes|da ultima vez|da outra vez|ha pouco|na semana')}`,
      `(?:^|[.!?] )como (?:combinado|falado|acordado)${END}`,
      '(?:você|tu) (?:me )?(?:disse|falou|sugeriu|prometeu|recomendou|disseste|falaste|mencionou)(?: [^ ,.?!]+){0,3} (?:antes|ontem|da última vez|há pouco|agora há pouco)|(?:você|tu) me (?:disse|prometeu|sugeriu|recomendou)',
      'acab(?:ou|aste|ei) de (?:te )?(?:dizer|falar|perguntar|contar)',
      `${WHERE} (?:nós )?(?:paramos|ficamos|estávamos|a gente parou)${over('da ultima vez|ontem|antes')}`,
      '(?:sobre o que|do que|de que) (?:falamos|falávamos|estávamos falando|a gente falou|conversamos)',
      '(?:voltando|voltemos|vamos voltar) (?:a|ao|à|para) ?(?:o )?(?:nosso|nossa|que )',
      'nossa última (?:conversa|sessão)(?! com)|(?:sua|tua) última (?:resposta|sugestão|proposta)',
      `(?:continu[^ ]*|segu[^ ]*|retom[^ ]*|recome[^ ]*|volt[^ ]*|partir)(?: [^ ,.?!]+){0,3}? d?${WHERE} (?:nós |a gente |você |tínhamos |tinha )*(?:paramos|parou|parado|ficamos|ficou|deixamos|interrompemos)`,
      'o que (?:tínhamos|havíamos) (?:decidido|combinado|acordado)|(?:voltemos|voltar|voltando|voltamos) (?:ao|à) (?:assunto|tema|conversa|questão) (?:de ontem|anterior|da última vez)|ponto em que (?:nós )?(?:paramos|ficamos|parou)',
      `o que (?:é que )?(?:nós |a gente )?ficou (?:combinado|decidido|acordado)${over('ontem|antes|da ultima vez|entre nós|sobre')}`,
    ],
    whole: [
      '(?:o|a) (?:primeir[oa]|segund[oa]|terceir[oa]|outr[oa]|últim[oa]) [a-z]+,? por favor',
      '(?:a )?(?:segunda|terceira|próxima) parte',
      '(?:vamos |pode )?(?:continue|continua|continuar|prossiga|segue|siga)(?: daí| com isso)?',
      '(?:(?:quero|prefiro|fico com|escolho|vou (?:com|de)|me dá|mostra) )?(?:o|a) (?:primeir[oa]|segund[oa]|terceir[oa]|outr[oa]|últim[oa]|anterior|mesm[oa])(?: opção| versão| ideia| proposta)?',
      'ess[ea] (?:aí|mesm[oa])|opção (?:[a-e]|[1-9])|o mesmo (?:de|que) (?:antes|ontem|da última vez)',
    ],
    leads: 'ok|sim|não|obrigad[oa]|olá|oi|bom|bem|e|mas|então|por favor|pode|claro|agora',
    tails: 'por favor|obrigad[oa]|então|agora|mesmo|de novo',
    letterRequests:
      '(?:escrev[a-z]*|redij[a-z]*|redig[a-z]*|respond[a-z]*)[^.?!]{0,60} (?:e-?mail|carta|mensagem|resposta|convite)',
    takingUp: `
      vamos continuar continuemos retomar retomemos voltar voltemos paramos conversa assunto tema ontem
      última vez falar falamos dissemos decidimos`,
    recovery:
      'Não tenho aqui mensagens anteriores. Diga-me de novo o que preciso saber e continuamos a partir daí.',
  },
  requests: {
    rememberThese: [
      '(?:lembra|lembre)(?:-te|-se| te| se)? (?:disso|disto|destas coisas|do seguinte)',
      '(?:memoriza|memorize|anota|anote|guarda|guarde)(?: aí)? (?:isto|isso|o seguinte)',
      'não (?:te |se )?(?:esqueças|esqueça) (?:disso|disto)',
    ],
    polite: 'por favor',
    remember: [
      'lembra(?:-te| te)?(?: de)?',
      'lembre(?:-se| se)?(?: de)?',
      'não (?:te )?esqueças?(?: de)?',
      'não se esqueça(?: de)?',
      'tenha em mente',
      'tem em mente',
      'anota(?: aí)?',
      'anote(?: aí)?',
      'memoriza',
      'memorize',
      'guarda na memória',
    ],
    link: 'que ',
    forget: ['esquece', 'esqueça', '(?:podes|pode|podias|poderia)(?: por favor)? esquecer'],
    forgetLink:
      '(?:que|(?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse|contei|falei) (?:sobre|de|a respeito de) (?<topic>.+))',
    asking: 'podes|pode|podias|poderia',
    forgetForms: [
      '(?:por favor,? )?(?:esquece|esqueça|apaga|apague|elimina|elimine|exclua|exclui) (?:tudo|tudo o que (?:sabes|sabe|eu disse|te disse)|o que (?:sabes|sabe|eu disse|te disse)) (?:sobre|de|do|da|acerca de|acerca da|acerca do) (?<about>.+)',
      '(?:por favor,? )?(?:esquece|esqueça) (?:d?[oa]s? )?(?<content>(?:meu|minha|meus|minhas|nosso|nossa) (?!problemas|mágoas|preocupações|pergunta|última|último|mensagem)\\S.*)',
    ],
  },
  directives: {
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
    again: 'de novo|novamente|outra vez',
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
    callMe: [
      'me (?:chame|chama|chamar)(?: de)? {name}',
      '(?:chama|chame)-me(?: de)? {name}',
      'chamar-me(?: de)? {name}',
    ],
    yourName: [
      '(?:o )?(?:seu|teu)(?: novo)? nome (?:é|será|agora é|passa a ser)(?: agora)? {name}',
      '(?:você se chama|chamas-te|te chamas|vou te chamar de|vou chamar-te) {name}',
    ],
    nameOff: ['não me cham[ea]s?(?: de)? {name}', '(?:parar|deixar) de me chamar(?: de)? {name}'],
    nameOffForGood: [
      'não me cham[ea]s? mais(?: de)? {name}',
      'não me cham[ea]s?(?: de)? {name} mais',
      '(?:nunca|nunca mais|jamais) me cham[ea]s?(?: de)? {name}',
      '(?:pare|para|deixe|deixa) de me chamar(?: de)? {name}',
    ],
    role: ['(?:seja|sê) (?<role>(?:o )?(?:meu|minha) .+?)', '(?:aja|age|atue|atua) como {role}'],
    roleStanding: ['(?:você é|tu és|és) (?<role>(?:o )?(?:meu|minha|uma?) .+?)'],
    tone: [
      `(?:seja|sê|sejas) ${MORE}{tones}(?: comigo)?`,
      `(?:responda|responde|fale|fala)(?: comigo)?(?: de forma| com respostas)? ${MORE}{tones}`,
      `(?:use|usa) um tom ${MORE}{tones}`,
    ],
    lessTone: ['(?:seja|sê) menos {less}', 'não (?:seja|sejas) tão {less}'],
    lessToneTaste: [
      '(?:as )?(?:suas|tuas) respostas são (?:um pouco )?(?:demasiado|muito) {less}(?: para mim)?',
    ],
    toneForms: {
      'informal address': ['(?:trata-me|trate-me|me trate|me trata) por (?:tu|você)'],
      'formal address': [
        '(?:trata-me|trate-me|me trate|me trata) por (?:o senhor|a senhora|senhor|senhora)',
        'me (?:chame|trate) de (?:senhor|senhora)',
      ],
    },
    language: [
      '(?:responda|responde|responda-me|responde-me|me responda|me responde)(?: só| apenas)? em {language}',
      '(?:fale|fala)(?: comigo)?(?: só| apenas)?(?: em)? {language}(?: comigo)?',
      '(?:mude|muda|passe|passa) para(?: o)? {language}',
      'vamos falar(?: em)? {language}',
      '(?:volte|volta|voltemos|voltar|regresse|regressa|retorne)(?: a (?:falar|responder|escrever))?(?: (?:para|ao|a|em))?(?: o)? {language}',
      '(?:de volta|de novo) (?:ao|em) {language}',
    ],
    languageOff: [
      `(?:pare|para|parar|deixe|deixa|deixar) de (?:me )?${ANSWER}(?: comigo)?(?: em)? {language}`,
      'não (?:me )?(?:responda|responde|respondas|fale|fala|fales|escreva|escrevas)(?: comigo)?(?: mais)?(?: em)? {language}(?: mais)?',
      `(?:já )?não (?:precisa|precisas|tens|tem)(?: mais)?(?: de| que)? ${ANSWER}(?: mais)?(?: em)? {language}(?: mais)?`,
    ],
    boundaries: [
      '(?:nunca|jamais|nunca mais) (?:uses?|utilizes?) .+',
      'não (?:uses?|utilizes?) mais .+',
      '(?:pare|para|deixe|deixa) de (?:usar|utilizar) .+',
      '(?:você )?não (?:precisa|precisas) mais (?:de )?(?:usar|utilizar) .+',
      '(?:chega de|sem mais) (?:emojis|listas|tabelas|piadas)',
      'não (?:fale|fales|mencione|brinque|pergunte|comente|me chame) mais .+',
      '(?:nunca|jamais|nunca mais) (?:brinque|brinques|faça piadas?|faças piadas?|mencione|menciones|fale|fales|pergunte|perguntes|comente|me chame|me pergunte) ?.*',
    ],
    allowed: [
      '(?:você )?(?:pode|podes) (?:voltar a )(?:usar|utilizar) .+',
      '(?:você )?(?:pode|podes) (?:usar|utilizar) .+ (?:de novo|novamente|outra vez)',
    ],
    instructions: ['(?:use|usa|utilize|utiliza|cite|cita|comece|termine|dê|inclua|responda) .+'],
    nod: 'tá',
    introduces: 'meu nome é|me chamo|eu sou',
    conditions: 'se|disse|diz',
    pronouns: 'você|tu|vos',
    notNames: 'amanhã|depois|mais|maluco|quando|se',
    my: 'o meu|a minha|meu|minha',
    articles: 'uma?',
    more: 'mais',
    less: 'menos',
    toOthers:
      '(?:(?:chame|chama|trate|trata|cumprimente)(?: [oa])?|(?:responda|responde|fale|fala|escreva|seja|diga)(?: \\S+){0,2}? (?:a|ao|à|com|para)(?: [oa])?)',
    everyone: 'todos|toda a gente|todo mundo|os outros',
    manners: 'sempre|em|com|como',
    forbids: 'nunca não pare parar deixe deixa',
    light:
      'sempre agora você pode podes use usar utilize utilizes utilizar os as o um uma em responda voltar de novo novamente mais precisa',
    unsafe: '(?:sem|nenhuma?|ignore)(?!\\p{L})[^.!?\\n]{0,30}(?:restriç|filtros?|censura|limites)',
    hostile: '(?:ignore|esquece|esqueça)(?!\\p{L})[^.!?\\n]{0,40}instruç',
    ofAnswers: 'resposta|respon[ds]',
    onOccasion: '(?:quando|se|sempre que) (?:eu |te |você )?(?:pergunt|pe[çd]|fal|mencion)',
    addressee: 'você|tu',
  },
  things: {
    places: 'em|no|na|para',
    projects: 'projetos?',
    called: 'se|chama|chamad[oa]|é',
    and: 'e|ou',
  },
  people: {
    mine: 'meu|minha',
    theirs: 'seu|sua',
    relatives: 'colega|chefe|amig[oa]|esposa|marido|irmão|irmã|mãe|pai|filho|filha|vizinh[oa]|gato',
    with: 'com',
    named: ' se chama',
    speaker: 'eu|nós',
    spokenOf: 'ela|ele|que',
    and: 'e',
  },
  languageNames: { nl: 'neerlandês', zh: 'mandarim' },
  summaries: {
    goals: '(?:o )?(?:meu|nosso) objetivo|(?:quero|queremos|gostaria de|pretendo)',
    decisions: '(?:decidi|decidimos|escolhi|escolhemos|combinamos|decisao)|vamos com',
    nextSteps:
      '(?:proximo|proxima) (?:passo|semana)|(?:tenho|temos) (?:que|de)|(?:vou|vamos) |preciso|precisamos|amanha|lembre|prazo',
  },
  examples: {
    statementWords: {
      'A minha irmã Nora é alérgica a sésamo.': 'allergy',
      'Toco oboé há dez anos.': 'hobby',
      'Se eu tivesse uma cabra, chamava-lhe Lili.': '',
    },
    healthWords: {
      'A cardiologista cortou o meu café': 'health',
      'Meu joelho travou de novo': 'health',
      'Com camarão eu fico toda inchada': 'allergy',
      'O protagonista tem asma': '',
    },
    stopWords: {
      'Você lembra onde eu comprei a bicicleta?': 'pt: comprei bicicleta',
    },
    questions: {
      'Onde mora minha irmã e qual queijo comprei?': 'self, 2 parts',
      'Quando me mudei?': 'when, self',
      'Quem canta?': 'who',
      'Quantas plantas comprei?': 'howMany',
      'Qual é o meu chá favorito?': 'preference, self',
      'Como se chama o meu cão?': 'identity, procedural, self',
      'Como posso fazer pão?': 'procedural, self, answered',
      'Como combinamos, usamos Postgres': 'continuation',
      'O que você me recomendou?': 'assistant, self',
    },
    smallTalk: {
      'Muito obrigado': true,
      'obrigado pela receita': false,
    },
    lightWords: {
      'O que aconteceu com o barco?': 'barco',
    },
    meanings: {
      'O que não posso comer?': 'diet',
      'Em que cidade moro?': 'live',
    },
    references: {
      'Por que não?': true,
      'E a segunda?': true,
      'Onde mora minha irmã?': false,
    },
    dates: {
      'O que fiz em março de 2024?': '2024-03-01 to 2024-04-01',
      'Onde estive há duas semanas?': '2026-11-12 to 2026-11-19',
    },
    continuity: {
      'Como combinamos, reserve o trem mais cedo.': true,
      'Continue.': true,
      'Como combinamos da última vez, manda a lista.': true,
      'Como disse Pessoa, tudo vale a pena. Em que poema?': false,
      'Continue este texto: No princípio era escuro.': false,
    },
    requests: {
      'A pasta vermelha está no sótão. Lembre-se disso.': 'remember A pasta vermelha está no sótão',
      'Não esqueças que sou alérgico a camarão': 'remember sou alérgico a camarão',
      'Lembra-te que o meu carro é elétrico': 'remember o meu carro é elétrico',
      'Esquece que moro em Faro.': 'forget moro em Faro',
      'Você lembra daquele filme?': '',
    },
    directives: {
      'Fala comigo em inglês': 'language en',
      'Não me chame mais de Chefe.': 'address no longer: Chefe; boundaries Não me chame mais de Chefe',
      'Seja mais conciso.': 'tone concise',
      'Seu nome agora é Max': 'name Max',
      'Não fale mais do meu divórcio': 'boundaries Não fale mais do meu divórcio',
      'Responda sempre em latim.': 'instructions Responda sempre em latim',
      'Como você se chama?': '',
    },
    things: {
      'A minha irmã Inês mora em Coimbra.': 'person Inês; place Coimbra',
    },
    people: {
      'Minha irmã mora em Braga. Eu moro em Faro.': 'Eu moro em Faro',
    },
    summaries: {
      'Gostaria de aprender alemão.': 'goals',
      'Escolhemos os azulejos azuis.': 'decisions',
      'Preciso ligar para o banco.': 'nextSteps',
      'Os azulejos são azuis.': '',
    },
  },
};
