/**
 * What a later message takes back, mends or ends. If it fails, a user is told by their assistant what they have put right, or loses what
 * they never took back.
 */
import { describe, expect, it } from 'vitest';
import { matchReversals, weighReversals } from '../../../../src/memory/reversals/concerns.ts';
import { readView } from '../../../../src/memory/reversals/view.ts';
import { extractFromMessage } from '../../../../src/memory/signals/extract-signals.ts';
import { readMessage } from '../../../../src/memory/signals/message/clauses.ts';

const reversalsOf = (message: string) =>
  extractFromMessage(readMessage(message), { occurredAt: 0 }).reversals;
/** Whether a message, said in another conversation, means what was said before. */
const isTakenBack = (said: string, by: string): boolean =>
  matchReversals(
    reversalsOf(by).flatMap(({ reversed }) => reversed),
    [{ view: readView(said), isNear: false }],
  ).length > 0;

describe('what was said is over by', () => {
  it.each([
    ["I'm a line cook at the Harbour Grill.", 'Got the job at Maison Verte! I start as sous-chef on Monday.'],
    ['I work for Lidl, on the tills.', "I handed in my notice at Lidl. I'm at Aldi from now on."],
    ['I work nights at the depot.', 'no wait, I work days now'],
    ['Ich arbeite bei Bosch in der Entwicklung.', 'Ich habe bei Bosch gekündigt und fange bei Zeiss an.'],
    [
      'Ich bin Lehrerin an einer Grundschule.',
      'Hab die Stelle beim Verlag bekommen, ich bin jetzt Lektorin.',
    ],
    ['Je travaille chez Michelin à Clermont.', "J'ai quitté Michelin, je bosse maintenant pour Airbus."],
    [
      'Je suis boulangère dans un village.',
      "J'ai décroché le poste à la mairie, je ne suis plus boulangère.",
    ],
    ['Trabajo en una ferretería del barrio.', 'Me cogieron en Correos, ya no estoy en la ferretería.'],
    ['我在华为上班。', '我从华为辞职了，下周去小米。'],
    ['私は楽天で働いています。', '楽天を辞めて、今はソニーにいます。'],
    ["I'm allergic to penicillin.", "Had the tests done. Turns out I'm not allergic to penicillin at all."],
    ['My son is lactose intolerant.', "Turns out he isn't lactose intolerant, it was a stomach bug."],
    [
      'Ich bin gegen Erdbeeren allergisch.',
      'Der Test ist da: ich bin doch nicht gegen Erdbeeren allergisch.',
    ],
    [
      'Ich habe eine Glutenunverträglichkeit.',
      'Entwarnung vom Arzt, ich habe gar keine Glutenunverträglichkeit.',
    ],
    [
      'Je suis allergique aux arachides.',
      'Finalement je ne suis pas allergique aux arachides, le médecin a vérifié.',
    ],
    ['Soy celíaca.', 'Me repitieron las pruebas y resulta que no soy celíaca.'],
    ['Soy alérgico a los gatos.', 'Resulta que no soy alérgico a los gatos, era el polvo.'],
    ['我对虾过敏。', '检查结果出来了，我其实对虾不过敏。'],
    ['卵アレルギーがあります。', '検査したら卵アレルギーではありませんでした。'],
    ['I drive a 2019 Subaru Outback.', 'we sold the Subaru, got a Rivian instead'],
    ["We've got a caravan parked at the farm.", 'We got rid of the caravan.'],
    ['I have an iPhone 12.', 'I swapped the iPhone for a Pixel 9 yesterday'],
    ['Ich fahre einen alten Golf.', 'Den Golf haben wir verkauft, jetzt steht ein Skoda vor der Tür.'],
    ['Ich habe ein Klavier im Wohnzimmer.', 'Das Klavier habe ich verschenkt.'],
    ["J'ai une vieille Clio.", "J'ai vendu la Clio, je roule en Zoé maintenant."],
    ['Tengo una moto Vespa.', 'Vendí la Vespa y me compré una bici eléctrica.'],
    ['我开一辆丰田。', '丰田卖了，换了一辆比亚迪。'],
    ['プリウスに乗っています。', 'プリウスは売って、今はリーフに乗っています。'],
    ["We're going to sell the piano.", 'scrap that, we keep the piano'],
    ['We decided to call the baby Hugo.', 'Change of plan, the baby will be called Oscar.'],
    ['Wir verkaufen das Wohnmobil im Frühjahr.', 'Vergiss das mit dem Verkauf, wir behalten das Wohnmobil.'],
    ['On va vendre la maison de campagne.', 'Laisse tomber, on garde la maison de campagne.'],
    ['Vamos a vender el barco.', 'Al final no, nos quedamos con el barco.'],
    ['我打算把钢琴卖掉。', '算了，钢琴还是留着。'],
    ['ピアノを売る予定です。', 'やっぱりピアノは手放さないことにしました。'],
    ['My emergency contact is Ben.', 'Change my emergency contact to Priya'],
    ['My budget for the trip is 900 pounds.', 'update my trip budget to 1,200 pounds'],
    ['Mein Notfallkontakt ist Jana.', 'Ändere meinen Notfallkontakt auf Tim.'],
    ["Mon contact d'urgence est Luc.", "Change mon contact d'urgence, c'est Inès maintenant."],
    ['Me llamo Ana.', 'No me llamo Ana, me llamo Eva.'],
    ['Mi contacto de emergencia es Raúl.', 'Cambia mi contacto de emergencia a Nuria.'],
    ['我的紧急联系人是王芳。', '把我的紧急联系人改成赵敏。'],
    ['緊急連絡先は田中です。', '緊急連絡先を鈴木に変更してください。'],
    ['My name is Jonathan.', "Actually call me by my real name, it's Nathaniel."],
    ['Ich heiße Jörg.', 'Quatsch, ich heiße Georg.'],
    ['Me llamo Julia.', 'En realidad me llamo Juana.'],
    ['我叫李雷。', '不对，我叫李磊。'],
    ["Je m'appelle Christelle.", "Non pardon, je m'appelle Christine."],
    ['私の名前は斉藤です。', 'すみません、斎藤です。斉の字が違いました。'],
    ["I've been vegetarian for ten years.", 'I eat meat again, so no longer vegetarian.'],
    ['We have a cat called Misty.', 'Misty passed away last night.'],
    ['I play tennis every Thursday.', "I've given up tennis. It's pilates on Thursdays now."],
    ["I'm learning Dutch.", "dropped the Dutch, I'm doing Danish instead"],
    ['Wir haben einen Hund namens Bello.', 'Bello ist gestern gestorben.'],
    ['Ich gehe dienstags zum Chor.', 'Mit dem Chor habe ich aufgehört, dienstags ist jetzt Yoga.'],
    ["J'apprends le russe.", "J'ai arrêté le russe, je me suis mise à l'italien."],
    ['Juego al pádel los miércoles.', 'He dejado el pádel, ahora hago natación.'],
    ['我养了一只猫叫咪咪。', '咪咪上个月去世了。'],
    ['毎週水曜にテニスをしています。', 'テニスはやめて、水曜は水泳になりました。'],
    ['Our flight to Lisbon is on 12 May.', 'The Lisbon trip is off, we cancelled it.'],
    ["We're honeymooning in Rome.", 'Rome, sorry, I meant Milan.'],
    ['Unser Konzert ist am 3. Juni.', 'Das Konzert fällt aus.'],
    ['Notre concert est le 3 juin.', 'Le concert est annulé.'],
    ['La boda de mi primo es el 9 de mayo.', 'La boda se ha cancelado.'],
    ['我们五月三号去泰国旅游。', '泰国的旅游取消了。'],
    ['5月3日に沖縄へ旅行します。', '沖縄旅行は中止になりました。'],
    [
      'I stack shelves at Tesco, early mornings.',
      'Handed my badge in at Tesco yesterday. Library assistant from Monday, can you believe it.',
    ],
    ["I'm an accountant for a shipping company.", 'I quit! Retraining as a beekeeper.'],
    ["I'm a barista at Costa", 'they took me!! museum guide, starting in May'],
    ['Ich kellnere im Ratskeller.', 'Im Ratskeller bin ich raus, ab Mai bin ich bei der Stadtbibliothek.'],
    ['Ich bin Buchhalterin in einer Spedition.', 'Habe umgesattelt, bin jetzt Imkerin.'],
    ['Je suis caissière à Carrefour.', "Fini Carrefour, j'ai été prise à la médiathèque."],
    ['Je bosse comme comptable.', 'Je me suis reconvertie, je suis apicultrice maintenant.'],
    ['Soy camarera en el bar Lola.', 'Ya no curro en el Lola, me han llamado de la biblioteca.'],
    ['Soy contable en una naviera.', 'He cambiado de oficio: ahora soy apicultor.'],
    ['我是一名会计。', '我转行了，现在做养蜂人。'],
    ['スーパーのレジで働いています。', '転職しました。今は図書館勤務です。'],
    ['私は経理をしています。', '経理はもう辞めて、養蜂を始めました。'],
    [
      "I can't have walnuts, I'm allergic.",
      'Allergy clinic called: walnuts are fine, it was the pollen all along.',
    ],
    ["My doctor says I've got gout.", "so it's not gout, just a sprain"],
    ['Ich vertrage keine Milch.', 'War beim Arzt, Milch ist doch kein Problem.'],
    ['Ich habe angeblich Gicht, sagt der Hausarzt.', 'Es ist doch keine Gicht, nur eine Zerrung.'],
    ['Je suis intolérante au lactose.', 'Fausse alerte, je ne suis pas intolérante au lactose.'],
    ['Je suis allergique aux noix.', 'Les tests sont bons : les noix, je peux en manger.'],
    ['Soy alérgica al marisco.', 'El alergólogo dice que el marisco lo puedo comer sin problema.'],
    ['Creo que soy intolerante al gluten.', 'Falsa alarma, no tengo ninguna intolerancia al gluten.'],
    ['我对芒果过敏。', '医生说芒果我可以吃，不是过敏。'],
    ['我有乳糖不耐受。', '检查过了，我没有乳糖不耐受。'],
    ['私は乳糖不耐症です。', '乳糖不耐症ではないことがわかりました。'],
    ["We've got a Volvo V60 for the school run.", "The Volvo's gone. Kangoo now, electric."],
    ['My laptop is a 2015 ThinkPad.', 'finally binned the ThinkPad and bought a MacBook'],
    ['I ride a Brompton to work.', "someone nicked my Brompton so it's the bus for me"],
    ['Wir fahren einen Volvo V60.', 'Der Volvo ist weg, wir haben jetzt einen Kangoo.'],
    ['Mein Handy ist ein altes Fairphone.', 'Das Fairphone ist kaputt, hab mir ein Pixel geholt.'],
    ['On a une Volvo break.', 'La Volvo est partie, on roule en Kangoo.'],
    ["J'ai un vieux Fairphone.", "Mon Fairphone a rendu l'âme, je suis passé au Pixel."],
    ['Tenemos un Volvo familiar.', 'El Volvo ya no lo tenemos, ahora vamos en una Kangoo.'],
    ['Mi móvil es un Fairphone.', 'Se me rompió el Fairphone y me pillé un Pixel.'],
    ['我家有一辆沃尔沃。', '沃尔沃已经卖掉了，现在开特斯拉。'],
    ['我用的是华为手机。', '华为手机摔坏了，换成了苹果。'],
    ['うちの車はボルボです。', 'ボルボは手放して、今はテスラです。'],
    ['スマホはXperiaを使っています。', 'Xperiaが壊れたので、Pixelに買い替えました。'],
    ["We're giving up the allotment this year.", "scrap that, we're hanging on to the allotment"],
    ["I've signed up for the half marathon in Leeds.", "Not doing the half marathon after all, knee's shot."],
    ["We're going to Crete in August.", "Crete's cancelled. We're staying home this August."],
    ['Wir geben den Schrebergarten auf.', 'Kommando zurück, den Schrebergarten behalten wir.'],
    ['Im August fliegen wir nach Kreta.', 'Kreta haben wir gestrichen, wir bleiben zu Hause.'],
    ['On rend le jardin ouvrier cette année.', 'Changement de programme, on garde le jardin.'],
    ['On part en Crète en août.', "La Crète, c'est mort, on reste à la maison."],
    ['Vamos a dejar el huerto este año.', 'Olvida lo del huerto, nos lo quedamos.'],
    ['En agosto nos vamos a Creta.', 'Lo de Creta se cayó, nos quedamos en casa.'],
    ['我们打算把菜园退掉。', '不退了，菜园我们留着。'],
    ['八月我们去希腊旅行。', '希腊不去了，我们八月待在家里。'],
    ['家庭菜園をやめるつもりです。', 'やっぱり家庭菜園は続けます。'],
    ['8月にギリシャへ行きます。', 'ギリシャ行きはなくなりました。家で過ごします。'],
    ['My wake-up time is 6:30.', 'Set my wake-up time to 7:15 please'],
    ['My favourite colour is teal.', 'please change my favourite colour to mustard'],
    ['My shoe size is 41.', 'can you update my shoe size to 42?'],
    ['Meine Schuhgröße ist 41.', 'Ändere meine Schuhgröße bitte auf 42.'],
    ['Ma pointure est 41.', "Mets ma pointure à 42 s'il te plaît"],
    ['Ma couleur préférée est le turquoise.', 'Remplace ma couleur préférée par le moutarde'],
    ['Mi talla de zapato es la 41.', 'Pon mi talla de zapato en la 42'],
    ['Mi color favorito es el turquesa.', 'Cambia mi color favorito por mostaza, porfa'],
    ['我的鞋码是41。', '请把我的鞋码改成42。'],
    ['我最喜欢的颜色是绿色。', '把我最喜欢的颜色改成黄色'],
    ['私の靴のサイズは26です。', '靴のサイズを27に変更して'],
    ['好きな色は緑です。', '好きな色を黄色に変えておいて'],
  ])('%s → %s', (said, by) => {
    expect(isTakenBack(said, by)).toBe(true);
  });
});

describe('what was said holds beside', () => {
  it.each([
    ["I'm lactose intolerant.", "I'm a vegetarian."],
    ["My daughter's shoe size is 33.", "Sorry, I have to leave for my daughter's recital at 5."],
    ['I live in Rome.', 'I quit smoking in Rome.'],
    ["I'm allergic to nuts.", "I'm not allergic to cats."],
    ['My girlfriend Saoirse loves sushi.', 'My parents split up.'],
    ['I drive a Volvo.', 'I lost my keys in the Volvo.'],
    ['I have a garden.', 'I lost my keys in the garden.'],
    ['I have a dog called Rex.', "I don't have time for the dog today."],
    ['I drive a Subaru.', 'We sold the piano.'],
    ['I work at Bosch.', 'I also work at a bar on weekends.'],
    ['I also teach yoga on weekends.', 'I got the job at Initech.'],
    ['In the winter we live in Nice.', 'We moved to Lille.'],
    ['Im Sommer wohnen wir auf Rügen.', 'Wir sind umgezogen, jetzt in Jena.'],
    ['Ich fahre einen Golf.', 'Ich habe den Schlüssel im Golf verloren.'],
    ['Wir haben ein Boot.', 'Auf dem Boot habe ich meine Brille verloren.'],
    ['Wir haben ein Boot.', 'Wir haben die Polster vom Boot verkauft.'],
    ['Tengo una Vespa.', 'En la Vespa perdí el móvil.'],
    ['Ik heb een Volvo.', 'Ik ben mijn bril in de Volvo kwijt.'],
    ['我有一辆丰田。', '我在丰田里丢了钥匙。'],
    ['My son Tom plays chess.', 'Tom lost his ball in the park.'],
    ['My sister Laura is a nurse.', 'My sister sold her house.'],
    ['My name is Ana.', 'My name is not Karen.'],
    ['Me llamo Ana.', 'No me llamo Pedro.'],
    ['Ich heiße Ida.', 'Ich heiße nicht Eva.'],
    ['I speak German.', "I'm learning Danish now."],
    ['My sister Laura lives in Porto.', 'I moved to Lisbon.'],
    ['I have two cats.', "My neighbour's cat died."],
    ['The dentist is on 4 May.', 'The hairdresser moved my appointment to 9 June.'],
    ['My son is called Ben.', 'Sorry, my daughter is called Mia.'],
    ['Ich bin gegen Nüsse allergisch.', 'Ich bin nicht gegen Katzen allergisch.'],
    ['Meine Frau heißt Anna.', 'Meine Eltern haben sich getrennt.'],
    ['Ich wohne in Köln.', 'Ich habe in Köln mit dem Rauchen aufgehört.'],
    ['Je suis allergique aux noix.', 'Pardon, je suis en retard pour le dîner de ma fille.'],
    ['Vivo en Madrid.', 'En verano vivo en Cádiz.'],
    ['我对花生过敏。', '我吃素。'],
    ['我养了一只狗。', '我邻居的猫去世了。'],
    ['私は卵アレルギーです。', '猫アレルギーではありません。'],
    ["I'm allergic to peanuts.", "Actually, can you make it without sugar? It's 5 euros."],
    ['My budget is 900 pounds.', 'Actually the hotel costs 120 pounds.'],
    ['We have a meeting on 3 May.', 'We have a meeting on 9 May.'],
    ['My rent is 740 euros.', 'Sorry, my phone bill is 35 euros.'],
    ['I live in Rome.', 'Could I say that I no longer live in Rome?'],
    ['I live in Rome.', 'If I no longer lived in Rome, I would miss it.'],
    ['I live in Rome.', 'My boss said: I no longer live in Rome.'],
    ["My mum's in hospital again, her hip.", 'Leeds lost again. why do i bother'],
    ["I'm a UX researcher at a health startup.", 'i quit coffee last week. headache city'],
    ['Got two cats, Miso and Tofu.', "tofu's fine she's just fat"],
    ['Ich arbeite als Steuerfachangestellte.', 'Mein Chef, der Herr Brandl, geht im Januar in Rente.'],
    ["J'habite à Villeurbanne.", 'je bosse de nuit à édouard herriot'],
    ["Moi c'est Claire, infirmière à Lyon.", 'je bosse de nuit à édouard herriot'],
    ['仕事は歯科衛生士。', '1月から新しい歯医者で働くことになった！'],
    ["I'm a nurse in A&E.", "I drink four Red Bulls a day and I'm starting to feel it in my chest."],
    [
      'Got a Kenwood mixer, my dough hook is lost.',
      'Would flour from a different mill change my dough much?',
    ],
  ])('%s ← %s', (said, by) => {
    expect(isTakenBack(said, by)).toBe(false);
  });
});

describe('of several things that were said', () => {
  const meant = (by: string, ...sayings: string[]): string[] =>
    matchReversals(
      reversalsOf(by).flatMap(({ reversed }) => reversed),
      sayings.map((text) => ({ text, view: readView(text), isNear: false })),
    ).map(({ text }) => text);

  it('ends what it names and nothing else', () => {
    const subaru = 'I drive a 2019 Subaru.';
    const sayings = [subaru, 'I have a piano.', 'My daughter Mia plays chess.', 'I live in Leeds.'];
    expect(meant('we sold the Subaru, got a Rivian instead', ...sayings)).toEqual([subaru]);
  });

  it('leaves what is told of one person when another, who is known, is said to do no more', () => {
    const sayings = ["J'ai une fille, Zoé.", 'Je mange plus de viande depuis cet été.'];
    expect(meant('zoé ne mange plus de gluten non plus', ...sayings)).not.toContain(sayings[1]);
  });

  it('leaves an appointment told right before a job is quit', () => {
    const by = 'ich hab gekündigt!! fang am 1. Februar bei der Stadt an';
    const said = { view: readView('Orthopäde hat angerufen, verschoben auf den 10.12.'), isNear: true };
    const reversed = reversalsOf(by).flatMap((one) => one.reversed);
    expect(matchReversals(reversed, [said])).toEqual([]);
    const job = { view: readView('Ich arbeite in einer Kanzlei.'), isNear: true };
    expect(matchReversals(reversed, [job])).toEqual([job]);
  });

  it('mends the value that it gives anew', () => {
    const guests = "There'll be 85 guests at the wedding.";
    const sayings = ['The wedding is on 4 May.', guests, 'My budget is 900 pounds.'];
    expect(meant("Miscounted, it's 112 guests.", ...sayings)).toEqual([guests]);
  });

  it('ends every thing of the one that was parted from', () => {
    const sayings = [
      'My girlfriend Lea is a nurse.',
      'I live with my girlfriend Lea.',
      'My sister Ida is a nurse.',
    ];
    expect(meant('Lea and I broke up.', ...sayings)).toEqual(sayings.slice(0, 2));
  });
});

describe('what is asked to be forgotten', () => {
  /** Whether it means, or makes doubtful, what was said right before it. */
  const touches = (said: string, by: string): boolean => {
    const { meant, doubted } = weighReversals(
      reversalsOf(by).flatMap(({ reversed }) => reversed),
      [{ view: readView(said), isNear: true }],
    );
    return meant.size + doubted.length > 0;
  };

  it.each([
    ['My sister Amy cannot eat nuts.', 'never mind the packing list, forget about it'],
    ['Since the operation I walk with a stick.', "The packing list isn't needed any more, please forget it."],
    ['Seit der Hüft-OP gehe ich am Stock.', 'Die Packliste ist nicht mehr nötig, vergessen Sie sie bitte.'],
    ['Ma compagne Élodie est sage-femme.', 'laisse tomber, oublie la liste'],
    ['Je sais coudre à la machine.', "Je n'ai plus besoin de la liste de bagages, oublie-la s'il te plaît."],
    ['Mi Vespa del 82 no arranca en frío.', 'olvídalo'],
    ['Sono allergica alle noci, non le mangio.', 'lascia perdere'],
    ['Não posso com dipirona, dá choque.', 'esquece'],
    ['Ainda não tenho médico de família.', 'deixa pra lá, esquece a lista'],
    ['Lunchen doe ik nooit, alleen ontbijt.', 'laat maar'],
    ['Nie jem orzechów.', 'nieważne, zapomnij o liście'],
    ['Развелись мы с Игорем ещё зимой.', 'Забудь про список вещей.'],
    ['Не, я не веган.', 'забудь'],
    ['Ben sigara içmiyorum.', 'boşver'],
    ['鉄分のとれる献立を組んでいます。', 'それはもう忘れてください。'],
    ['妹のあやは福岡に住んでいます。', '家電リストのことはもう要らないので忘れて'],
    ['我养了一只猫叫咪咪。', '算了，清单忘了吧'],
    ['저는 우유를 못 마셔요.', '짐 목록은 이제 필요 없으니 잊어 주세요.'],
    ['انفصلت عن خطيبي مازن الشهر الماضي.', 'انس الأمر'],
    ['मैं मूँगफली नहीं खाती।', 'भूल जाओ'],
  ])('ends nothing that it does not name: %s, %s', (said, by) => {
    expect(touches(said, by)).toBe(false);
  });

  it.each([
    ['単身用の家電リストを作っておいて。', '単身赴任の家電リスト、もう要らないので忘れてください'],
    ['I need a packing list for Rome.', 'I no longer need the packing list, please forget it'],
  ])('and is no longer needed is over: %s', (said, by) => {
    expect(isTakenBack(said, by)).toBe(true);
  });

  it.each([
    ['We are selling the boat in spring.', 'forget that'],
    ['Vogliamo vendere la barca.', 'lascia perdere'],
  ])('takes a plan to end something back, told right before: %s', (said, by) => {
    expect(touches(said, by)).toBe(true);
  });
});

describe('what is kept of a correction', () => {
  it.each([
    ['Hi there! We sold the Subaru. How are you?', ['We sold the Subaru']],
    ['Change my emergency contact to Priya', ['my emergency contact: Priya']],
    ['Ändere meinen Notfallkontakt auf Tim.', ['meinen Notfallkontakt: Tim']],
    ['My mistake. It is 112 guests.', ['My mistake. It is 112 guests']],
  ])('of %j is what says it', (message, kept) => {
    expect(reversalsOf(message).map(({ text }) => text)).toEqual(kept);
  });

  it.each([
    'Translate the following: we sold the Subaru.',
    'Once upon a time there was a king. I sold the Subaru.',
    '> we sold the Subaru',
  ])('is nothing of %j', (message) => {
    expect(reversalsOf(message)).toEqual([]);
  });
});
