/**
 * Going on from where it stopped, asking for what was decided, taking yesterday's matter up again: in sixteen languages, with
 * a journey, a government, a school or a loaf of bread in the place of the conversation. Measured before they were mended,
 * 33 of 108 cues were seen and 8 of 107 traps taken for one in the first set; in the second, written after the rules for the
 * first, 45 of 52 and 1 of 52.
 */
import type { ContinuitySet } from './utterances.ts';

const FIRST: ContinuitySet = {
  en: {
    cues: [
      'go on where we stopped',
      'What did we decide last time?',
      'What did we decide about the kitchen?',
      'Carry on from the point where we stopped, please.',
      'Let’s get back to yesterday’s topic.',
      'Continue where we finished last time.',
      'Which of the two did we choose yesterday?',
      'Let us take up what we started yesterday.',
      'What was our conclusion last time?',
    ],
    traps: [
      'What was the name of the town where we stopped for lunch on Route 66?',
      'The hotel where we stopped had no heating. Can I get a refund?',
      'What did we do before the internet?',
      'When did we decide to call Pluto a dwarf planet?',
      'What did my team decide last time they met a stronger side?',
      'Yesterday’s topic at school was photosynthesis. Explain it simply.',
      'What did the court decide yesterday?',
      'How do I make a script resume where it stopped after a crash?',
      'We decided to move to Oslo. Where do we start?',
      'The bus stopped where we live. Is that allowed?',
    ],
  },
  de: {
    cues: [
      'Lass uns da weitermachen, wo wir letztes Mal aufgehört haben.',
      'Was haben wir letztes Mal beschlossen?',
      'Was hatten wir zu der Küche entschieden?',
      'Machen wir mit der Sache von gestern weiter.',
      'Knüpfen wir an das Thema von gestern an.',
      'Weiter an der Stelle, an der wir abgebrochen haben.',
    ],
    traps: [
      'Wie heißt das Dorf, wo wir gestern angehalten haben?',
      'Was hat der Bundestag letztes Mal beschlossen?',
      'Das Thema von gestern in der Schule war Fotosynthese. Erkläre sie.',
      'Warum haben wir eine Zeitumstellung beschlossen bekommen?',
      'Wir haben uns entschieden umzuziehen. Wo fangen wir an?',
      'Das Brot von gestern ist hart, was mache ich damit?',
    ],
  },
  nl: {
    cues: [
      'Ga verder waar we gestopt zijn',
      'Laten we verdergaan waar we gebleven waren.',
      'Wat hebben we de vorige keer besloten?',
      'Laten we het onderwerp van gisteren weer oppakken.',
      'Pak het op waar we de vorige keer zijn opgehouden.',
      'Wat hadden we afgesproken?',
    ],
    traps: [
      'Hoe heet het restaurant waar we gestopt zijn?',
      'Wat heeft de regering gisteren besloten?',
      'Het brood van gisteren is hard, wat doe ik ermee?',
      'We hebben besloten te verhuizen. Waar beginnen we?',
      'Waar kan ik verder studeren na mijn bachelor?',
      'Ik ben gestopt met roken, hoe ga ik verder?',
    ],
  },
  fr: {
    cues: [
      'Reprends là où on s’est arrêtés.',
      'Qu’est-ce qu’on a décidé la dernière fois ?',
      'Qu’avons-nous décidé hier ?',
      'Reprenons le sujet d’hier.',
      'Continue à partir de l’endroit où on s’est arrêtés.',
      'On repart d’où on en était.',
      'Revenons à ce qu’on a commencé hier.',
    ],
    traps: [
      'Comment s’appelle le village où on s’est arrêtés hier ?',
      'Qu’est-ce que le gouvernement a décidé hier ?',
      'Le sujet d’hier en classe était la photosynthèse. Explique-la.',
      'On a décidé de déménager. Par où commencer ?',
      'Le pain d’hier est dur, que faire ?',
      'Pourquoi le train s’est arrêté là où il n’y a pas de gare ?',
      'L’hôtel où nous nous sommes arrêtés était sale. Puis-je me plaindre ?',
    ],
  },
  es: {
    cues: [
      'Retomemos lo de ayer',
      '¿Qué decidimos la última vez?',
      'Continúa desde donde paramos.',
      'Sigue donde te quedaste.',
      'Volvamos al tema de ayer.',
      'Retoma la conversación donde la dejamos.',
      '¿En qué quedamos?',
      '¿Seguimos con lo de la otra vez?',
    ],
    traps: [
      '¿Cómo se llama el pueblo donde paramos ayer?',
      '¿Qué decidió el gobierno la última vez?',
      'Lo de ayer en el trabajo fue horrible. ¿Cómo me calmo?',
      'El tema de ayer en clase fue la fotosíntesis. Explícala.',
      'Decidimos mudarnos. ¿Por dónde empezamos?',
      'El hotel donde nos quedamos estaba sucio. ¿Puedo reclamar?',
      '¿Dónde dejamos las llaves según el refrán?',
    ],
  },
  pt: {
    cues: [
      'Vamos retomar o assunto de ontem.',
      'O que decidimos da última vez?',
      'Continua de onde parámos.',
      'Retomemos a conversa de ontem.',
      'Vamos seguir de onde ficámos.',
      'O que é que ficou combinado?',
    ],
    traps: [
      'Como se chama a vila onde parámos ontem?',
      'O que decidiu o governo ontem?',
      'O assunto de ontem na aula foi a fotossíntese. Explica.',
      'Decidimos mudar de casa. Por onde começar?',
      'O hotel onde ficamos estava sujo. Posso reclamar?',
      'O pão de ontem está duro, o que faço?',
    ],
  },
  it: {
    cues: [
      'Continuiamo da dove eravamo rimasti.',
      'Riprendiamo da dove ci siamo fermati',
      'Cosa abbiamo deciso l’ultima volta?',
      'Riprendiamo il discorso di ieri.',
      'Che cosa avevamo stabilito?',
      'Torniamo all’argomento di ieri.',
      'Riparti da dove ci eravamo interrotti.',
    ],
    traps: [
      'Come si chiama il paese dove ci siamo fermati ieri?',
      'Cosa ha deciso il governo l’ultima volta?',
      'L’argomento di ieri a scuola era la fotosintesi. Spiegala.',
      'Abbiamo deciso di trasferirci. Da dove si comincia?',
      'L’albergo dove siamo rimasti era sporco. Posso lamentarmi?',
      'Il pane di ieri è duro, che ne faccio?',
    ],
  },
  pl: {
    cues: [
      'Kontynuujmy tam, gdzie skończyliśmy.',
      'Co ustaliliśmy ostatnim razem?',
      'Wróćmy do wczorajszego tematu.',
      'Zacznij od miejsca, w którym przerwaliśmy.',
      'Kontynuujmy wczorajszą rozmowę.',
      'Na czym ostatnio stanęło?',
      'Co zdecydowaliśmy wczoraj?',
    ],
    traps: [
      'Jak nazywa się miasto, gdzie zatrzymaliśmy się wczoraj?',
      'Co ustalił wczoraj rząd?',
      'Wczorajszy temat na lekcji to fotosynteza. Wyjaśnij ją.',
      'Zdecydowaliśmy się na przeprowadzkę. Od czego zacząć?',
      'Gdzie skończyliśmy jako ludzkość z podbojem kosmosu?',
      'Co zrobić z wczorajszym chlebem?',
      'Gdzie kończy się Wisła?',
    ],
  },
  ru: {
    cues: [
      'Давай продолжим с того места, где остановились.',
      'Что мы решили в прошлый раз?',
      'Вернёмся ко вчерашней теме.',
      'Продолжим там, где закончили.',
      'На чём мы в прошлый раз остановились?',
      'О чём мы договорились?',
    ],
    traps: [
      'Как называется город, где мы остановились вчера?',
      'Что решило правительство в прошлый раз?',
      'Вчерашняя тема на уроке — фотосинтез. Объясни её.',
      'Мы решили переехать. С чего начать?',
      'Гостиница, где мы остановились, была грязной. Можно пожаловаться?',
      'Что делать со вчерашним хлебом?',
    ],
  },
  tr: {
    cues: [
      'Kaldığımız yerden devam edelim.',
      'Geçen sefer ne karar vermiştik?',
      'Dünkü konuya dönelim.',
      'Bıraktığımız yerden devam et.',
      'Dün ne kararlaştırmıştık?',
      'Dünkü sohbetimize devam edelim.',
    ],
    traps: [
      'Dün durduğumuz kasabanın adı ne?',
      'Hükümet geçen sefer ne karar verdi?',
      'Dünkü konu fotosentezdi. Açıklar mısın?',
      'Taşınmaya karar verdik. Nereden başlayalım?',
      'Kaldığımız otel kirliydi. Şikâyet edebilir miyim?',
      'Dünkü ekmekle ne yapabilirim?',
    ],
  },
  ar: {
    cues: [
      'لنكمل من حيث توقفنا.',
      'ماذا قررنا في المرة الماضية؟',
      'لنعد إلى موضوع أمس.',
      'تابع من النقطة التي توقفنا عندها.',
      'على ماذا اتفقنا؟',
      'أكمل من حيث انتهينا.',
    ],
    traps: [
      'ما اسم القرية التي توقفنا فيها أمس؟',
      'ماذا قررت الحكومة في المرة الماضية؟',
      'موضوع أمس في الصف كان التمثيل الضوئي. اشرحه.',
      'قررنا الانتقال. من أين نبدأ؟',
      'ماذا أفعل بخبز أمس؟',
      'اتفقنا أنا وزوجتي على السفر. ما أفضل وقت؟',
    ],
  },
  ko: {
    cues: [
      '지난번에 멈춘 곳에서 계속하자.',
      '지난번에 뭐로 결정했지?',
      '어제 얘기를 이어서 하자.',
      '아까 그 얘기 계속해줘.',
      '어제 하던 거 이어서 해줘.',
      '우리가 어디에서 멈췄지?',
      '저번에 정한 게 뭐였지?',
      '이어서 해줘.',
    ],
    traps: [
      '어제 멈춘 버스는 왜 고장 났을까?',
      '정부가 지난번에 결정한 정책은 뭐야?',
      '어제 수업 주제는 광합성이었어. 설명해줘.',
      '이사하기로 결정했어. 어디서 시작하지?',
      '어제 남은 빵으로 뭘 하지?',
      '계속 기침이 나는데 어떻게 하지?',
      '지난번에 간 식당 이름이 생각이 안 나. 유명한 냉면집 알려줘.',
      '어제 친구가 이어서 노래를 불렀어. 축하 문구 써줘.',
    ],
  },
  zh: {
    cues: [
      '我们从上次停下的地方继续吧。',
      '我们上次决定了什么？',
      '回到昨天的话题。',
      '从我们停的地方接着来。',
      '上次定下来的是哪个？',
      '接着昨天的聊。',
    ],
    traps: [
      '我们昨天停车的那个镇叫什么？',
      '政府上次决定了什么？',
      '昨天上课的话题是光合作用，请解释。',
      '我们决定搬家，从哪里开始？',
      '昨天剩的面包怎么办？',
      '公交车停的地方可以停车吗？',
    ],
  },
  ja: {
    cues: [
      '前回止まったところから続けよう。',
      '前回、何に決めましたっけ？',
      '昨日の話題に戻ろう。',
      'この間の続きから始めて。',
      '前回どこで終わりましたか？',
      '中断したところから再開してください。',
    ],
    traps: [
      '昨日止まった町の名前は何ですか？',
      '政府は前回何を決めましたか？',
      '昨日の授業の話題は光合成でした。説明して。',
      '引っ越すことに決めました。何から始める？',
      '昨日のパンが硬い。どうする？',
      '電車が止まったところはどこの駅ですか？',
    ],
  },
  sv: {
    cues: [
      'Låt oss fortsätta där vi slutade.',
      'Vad bestämde vi förra gången?',
      'fortsätt, tack',
      'Som vi sa igår, boka tåget.',
      'Nej, den andra.',
      'Vad pratade vi om sist?',
      'Var var vi?',
    ],
    traps: [
      'Vad heter hotellet där vi stannade igår?',
      'Vad bestämde regeringen igår?',
      'Vi bestämde oss för att flytta. Var börjar vi?',
      'Fortsätt den här sagan: Det var en gång en drake.',
      'Som min mamma sa igår blir det regn. Stämmer det?',
      'God morgon!',
      'Den andra grannen är snällare. Vad ska jag ge honom?',
    ],
  },
  uk: {
    cues: [
      'Продовжимо з того місця, де зупинилися.',
      'Що ми вирішили минулого разу?',
      'Продовжуй.',
      'Як ми домовилися вчора, замов квиток.',
      'Ні, другий.',
      'Про що ми говорили минулого разу?',
      'На чому ми зупинилися?',
    ],
    traps: [
      'Як називається готель, де ми зупинилися вчора?',
      'Що вирішив уряд минулого разу?',
      'Ми вирішили переїхати. З чого почати?',
      'Продовжуй казку: Жив собі дракон.',
      'Як казала моя мама, вчора був дощ. Це правда?',
      'Добрий день!',
      'Другий сусід привітніший. Що йому подарувати?',
    ],
  },
};

/** The same kinds in other words, written after the rules for them. */
const SECOND: ContinuitySet = {
  en: {
    cues: [
      'start again from the spot where we paused',
      'So which colour did we settle on in the end?',
      'Can we return to last week’s discussion?',
      'Keep going from where you finished',
      'Remind me what we decided.',
      'Let’s resume where we broke off yesterday.',
    ],
    traps: [
      'A café where we paused on our hike was lovely. How do I leave a review?',
      'Which colour did we use for Mars in textbooks?',
      'Last week’s discussion in class was about Kant. What is a maxim?',
      'What did we plan to colonise before Mars, as a species?',
      'The place where we stopped for gas overcharged me. What can I do?',
      'How do I resume yesterday’s download in Firefox?',
    ],
  },
  de: {
    cues: [
      'Fang da wieder an, wo wir zuletzt abgebrochen haben.',
      'Was hatten wir dazu festgelegt?',
      'Zurück zu dem Thema von gestern.',
      'Wir waren letztes Mal beim dritten Kapitel, mach dort weiter.',
    ],
    traps: [
      'Das Lokal, wo wir waren und gegessen haben, war teuer. Wie bewerte ich es?',
      'Was haben die Griechen früher beschlossen?',
      'Mach mit den Resten von gestern ein Rezept.',
      'Was haben wir Menschen mit Affen gemeinsam?',
    ],
  },
  nl: {
    cues: [
      'Verder waar we gisteren gebleven waren graag.',
      'Wat hadden we ook alweer besloten?',
      'Ga door met wat we gisteren deden.',
    ],
    traps: [
      'Het hotel waar we gebleven zijn was vies. Kan ik klagen?',
      'Wat heeft Nederland besloten?',
      'Ga ik door de brug of over de dijk?',
    ],
  },
  fr: {
    cues: [
      'On reprend au point où on s’était arrêtés ?',
      'Rappelle-moi ce que nous avions décidé.',
      'Revenons au sujet d’hier.',
    ],
    traps: [
      'La plage où nous étions hier s’appelle comment ?',
      'Le film d’hier parlait de quoi ?',
      'Qu’a décidé le maire hier ?',
    ],
  },
  es: {
    cues: [
      'Empecemos otra vez donde terminamos.',
      '¿Qué habíamos decidido al final?',
      'Sigamos con el tema de la última vez.',
    ],
    traps: [
      'La playa donde estábamos ayer, ¿cómo se llama?',
      '¿De qué trataba la película de ayer?',
      '¿Qué decidió el alcalde ayer?',
    ],
  },
  pt: {
    cues: [
      'Recomece do ponto onde parou.',
      'Lembra-me o que tínhamos decidido.',
      'Voltemos ao assunto de ontem.',
    ],
    traps: [
      'A praia onde estávamos ontem, como se chama?',
      'O filme de ontem era sobre quê?',
      'O que decidiu o prefeito ontem?',
    ],
  },
  it: {
    cues: [
      'Ricominciamo dal punto in cui ci siamo fermati.',
      'Ricordami cosa avevamo deciso.',
      'Riprendiamo il tema di ieri.',
    ],
    traps: [
      'La spiaggia dove siamo stati ieri come si chiama?',
      'Il film di ieri di cosa parlava?',
      'Cosa ha deciso il sindaco ieri?',
    ],
  },
  pl: {
    cues: [
      'Wróćmy do miejsca, gdzie ostatnio skończyliśmy.',
      'Przypomnij, co ustaliliśmy.',
      'Wracając do wczorajszej rozmowy, co dalej?',
    ],
    traps: [
      'Plaża, gdzie byliśmy wczoraj, jak się nazywa?',
      'O czym był wczorajszy film?',
      'Co ustalił burmistrz?',
    ],
  },
  ru: {
    cues: ['Начнём оттуда, где прервались.', 'Напомни, что мы решили.', 'Вернёмся к вчерашнему разговору.'],
    traps: ['Пляж, где мы были вчера, как называется?', 'О чём был вчерашний фильм?', 'Что решил мэр?'],
  },
  tr: {
    cues: [
      'Kaldığımız noktadan sürdürelim.',
      'Geçen sefer neye karar vermiştik?',
      'Geçen seferki konuya devam edelim.',
    ],
    traps: [
      'Dün gittiğimiz plajın adı ne?',
      'Dünkü film ne hakkındaydı?',
      'Belediye başkanı dün ne karar aldı?',
    ],
  },
  ar: {
    cues: ['نكمل من المكان الذي وصلنا إليه.', 'ذكرني ماذا قررنا.', 'لنعد إلى حديث أمس.'],
    traps: ['ما اسم الشاطئ الذي كنا فيه أمس؟', 'عما كان فيلم أمس؟', 'ماذا قرر العمدة أمس؟'],
  },
  ko: {
    cues: ['저번에 하던 데서부터 다시 시작하자.', '어제 이야기 계속하자.', '우리 지난번에 뭘 정했더라?'],
    traps: ['어제 간 해변 이름이 뭐야?', '어제 본 영화는 무슨 내용이야?', '시장이 어제 뭘 결정했어?'],
  },
  zh: {
    cues: ['从上次停的地方开始吧。', '上次决定的是哪个方案？', '继续昨天的讨论。'],
    traps: ['昨天我们去的海滩叫什么？', '昨天的电影讲什么？', '市长昨天决定了什么？'],
  },
  ja: {
    cues: [
      '前回終わったところから始めてください。',
      '前回どれを選びましたっけ？',
      '先日の続きをお願いします。',
    ],
    traps: ['昨日行った海岸の名前は？', '昨日の映画は何の話？', '市長は昨日何を決めた？'],
  },
  sv: {
    cues: ['Ta vid där vi avbröt.', 'Vad kom vi fram till sist?', 'Fortsätt med gårdagens ämne.'],
    traps: [
      'Vad heter stranden där vi var igår?',
      'Vad handlade gårdagens film om?',
      'Vad bestämde borgmästaren?',
    ],
  },
  uk: {
    cues: [
      'Почнемо звідти, де перервалися.',
      'Нагадай, що ми вирішили.',
      'Повернімося до вчорашньої розмови.',
    ],
    traps: ['Пляж, де ми були вчора, як називається?', 'Про що був вчорашній фільм?', 'Що вирішив мер?'],
  },
};

/** Part of the sets that the rules were written with. */
export const GOING_ON: readonly ContinuitySet[] = [FIRST, SECOND];
