/**
 * Texts by class, written for this project, to hold token counts against a real tokenizer. Short ones, ordinary messages, and
 * long ones made of the others.
 */
import { random } from '../support/random.ts';

/** Paragraphs of each class. */
const PARAGRAPHS: Readonly<Record<string, readonly string[]>> = {
  english: [
    'Thanks!',
    'Can you remind me what we decided about the kitchen tiles last week?',
    'I moved to Lisbon in March and started a new job at a small bakery near the river. The hours are rough, because we begin at four in the morning, but the people are lovely and I am home before my daughter is back from school. On Saturdays we take the ferry to the other side and walk along the beach until somebody gets hungry.',
    'The committee reviewed three proposals for the renovation of the town library. The first would replace the heating system and leave the reading room untouched; the second adds a glass roof over the courtyard, which most members liked but nobody knows how to pay for. The third, submitted after the deadline by an architect from Bristol, suggests moving the whole collection into the disused railway station, and has since gathered more than four thousand signatures.',
    "Honestly? I don't think it's worth it. She'd said they'll refund us, but we've been waiting since October 14th, and the last e-mail (from a certain Mr. Fitzwilliam-Osborne) just told us to \"remain patient while the matter is being escalated\". That's the third escalation so far. If they haven't paid by Friday, I'm calling my sister, who's a lawyer, and we'll see how patient they are.",
    'Photosynthesis converts light energy into chemical energy stored in carbohydrate molecules, which are synthesised from carbon dioxide and water. In eukaryotic cells the light-dependent reactions occur in the thylakoid membranes of chloroplasts, where photosystems II and I transfer electrons to plastoquinone, cytochrome b6f and ferredoxin; the resulting proton gradient drives ATP synthase.',
  ],
  chinese: [
    '谢谢你！',
    '你还记得我们上周讨论的厨房瓷砖最后选了哪一种吗?',
    '我三月份搬到了里斯本，在河边一家小面包店找到了新工作。每天凌晨四点就要开始干活，虽然辛苦，但是同事们都很友好，而且女儿放学之前我就已经到家了。星期六我们常常坐渡轮到对岸，沿着海滩一直走，直到有人说肚子饿了为止。',
    '委员会审查了三份关于市图书馆改造的方案。第一份方案只更换供暖系统，阅览室保持不变；第二份方案准备在庭院上方加盖玻璃屋顶，大多数委员都很喜欢，可是没有人知道钱从哪里来。第三份方案是一位建筑师在截止日期之后才提交的，建议把全部藏书搬到废弃的火车站里，目前已经有四千多名市民签名支持。',
    '医生建议我每天至少步行半个小时，少吃油腻和辛辣的食物，晚上十一点之前睡觉。我试了两个星期，血压确实降下来一些，不过晚上应酬的时候还是很难拒绝朋友的好意。下个月十五号复查，如果结果不理想，可能需要调整药量。',
    '昨晚的雷阵雨把阳台上的番茄苗全打歪了，今早起来用竹竿和麻绳重新绑了一遍。隔壁老王说，等出了梅就好了，他种了二十年的菜，从来不看天气预报，只看蚂蚁搬家。',
  ],
  japanese: [
    'ありがとう！',
    '先週話し合った台所のタイル、結局どれにしたか覚えていますか。',
    '三月にリスボンへ引っ越して、川沿いの小さなパン屋で働き始めました。朝四時に始まるのは大変ですが、同僚はみんな親切で、娘が学校から帰ってくる前には家に戻れます。土曜日にはフェリーで向こう岸へ渡り、誰かがお腹が空いたと言うまで海辺を散歩します。',
    '委員会は市立図書館の改修について三つの案を検討しました。第一案は暖房設備だけを交換し、閲覧室はそのまま残すというものです。第二案は中庭にガラスの屋根を架けるもので、委員の多くが気に入りましたが、費用をどうするかは誰にも分かりません。第三案は締め切りの後に提出されたもので、使われなくなった駅舎に蔵書をすべて移すことを提案しています。',
    'すみません、来週の打ち合わせなんですけど、火曜の十時から木曜の午後三時に変更してもらえませんか？急にお客様の予定が入ってしまって…。資料は明日までにメールでお送りしますので、よろしくお願いいたします。',
    '祖母の家には古い柱時計があって、夜中の十二時になると必ず十三回鳴った。誰も直そうとしなかったのは、余分な一回が亡くなった祖父のためだと、みんながなんとなく信じていたからである。',
  ],
  korean: [
    '고마워요!',
    '지난주에 이야기했던 부엌 타일을 결국 어떤 것으로 골랐는지 기억나세요?',
    '저는 삼월에 리스본으로 이사해서 강가에 있는 작은 빵집에서 일을 시작했습니다. 새벽 네 시에 시작하는 것이 힘들지만 동료들이 친절하고, 딸이 학교에서 돌아오기 전에 집에 도착할 수 있어서 좋습니다. 토요일마다 우리는 배를 타고 건너편으로 가서 누군가 배고프다고 할 때까지 바닷가를 걷습니다.',
    '위원회는 시립 도서관 개조에 관한 세 가지 제안을 검토했다. 첫 번째는 난방 설비만 교체하고 열람실은 그대로 두는 것이고, 두 번째는 안뜰 위에 유리 지붕을 씌우는 것인데 대부분의 위원이 마음에 들어 했지만 비용을 어떻게 마련할지는 아무도 몰랐다.',
  ],
  german: [
    'Danke dir!',
    'Weißt du noch, welche Fliesen wir letzte Woche für die Küche ausgesucht haben?',
    'Im März bin ich nach Lissabon gezogen und habe in einer kleinen Bäckerei am Fluss angefangen. Die Arbeitszeiten sind hart, weil wir schon um vier Uhr morgens beginnen, aber die Kolleginnen sind reizend, und ich bin zu Hause, bevor meine Tochter aus der Schule kommt. Samstags nehmen wir die Fähre ans andere Ufer und laufen am Strand entlang, bis jemand Hunger bekommt.',
    'Der Ausschuss prüfte drei Vorschläge zur Renovierung der Stadtbibliothek. Der erste würde lediglich die Heizungsanlage austauschen und den Lesesaal unverändert lassen; der zweite sieht ein Glasdach über dem Innenhof vor, was den meisten Mitgliedern gefiel, obwohl niemand weiß, wie es bezahlt werden soll. Der dritte, der erst nach Ablauf der Einreichungsfrist eintraf, schlägt vor, den gesamten Bestand in den stillgelegten Bahnhof zu verlegen.',
    'Die Haftpflichtversicherungsgesellschaft verlangt eine Schadensersatzforderungsbestätigung, die Lebensmittelüberwachungsbehörde eine Unbedenklichkeitsbescheinigung und der Vermieter einen Untermietvertragsentwurf. Grundstücksverkehrsgenehmigungszuständigkeitsübertragungen werden, so der Sachbearbeiter, donnerstags bearbeitet.',
  ],
  russian: [
    'Спасибо!',
    'Ты помнишь, какую плитку мы выбрали для кухни на прошлой неделе?',
    'В марте я переехала в Лиссабон и устроилась в маленькую пекарню у реки. Работать тяжело, потому что мы начинаем в четыре утра, зато люди замечательные, и я успеваю вернуться домой раньше, чем дочь приходит из школы. По субботам мы переправляемся на пароме на другой берег и гуляем по пляжу, пока кто-нибудь не проголодается.',
    'Комиссия рассмотрела три предложения по ремонту городской библиотеки. Первое предусматривает только замену системы отопления, читальный зал останется нетронутым; второе — стеклянную крышу над внутренним двором, которая понравилась большинству, хотя никто не знает, где взять на неё деньги. Третье, поданное уже после окончания срока, предлагает перенести весь фонд в заброшенное здание вокзала, и под ним подписалось более четырёх тысяч жителей.',
    'Бабушка варила варенье из крыжовника с вишнёвыми листьями и никому не говорила рецепта. Когда её не стало, мы нашли тетрадку, исписанную мелким почерком: щепотка соли, три ночи в погребе, и ни в коем случае не перемешивать металлической ложкой.',
  ],
  arabic: [
    'شكرا جزيلا!',
    'هل تتذكر أي نوع من البلاط اخترنا للمطبخ الأسبوع الماضي؟',
    'انتقلت إلى لشبونة في شهر مارس وبدأت العمل في مخبز صغير بالقرب من النهر. ساعات العمل صعبة لأننا نبدأ في الرابعة صباحا، لكن الناس لطفاء جدا، وأكون في البيت قبل أن تعود ابنتي من المدرسة. في أيام السبت نأخذ العبارة إلى الضفة الأخرى ونمشي على الشاطئ حتى يشعر أحدنا بالجوع.',
    'راجعت اللجنة ثلاثة مقترحات لتجديد مكتبة المدينة. المقترح الأول يستبدل نظام التدفئة فقط ويترك قاعة القراءة كما هي، والثاني يضيف سقفا زجاجيا فوق الفناء، وقد أعجب معظم الأعضاء ولكن لا أحد يعرف من أين سيأتي المال. أما الثالث فيقترح نقل المجموعة كلها إلى محطة القطار المهجورة، وقد وقع عليه أكثر من أربعة آلاف شخص.',
    'نصحني الطبيب بالمشي نصف ساعة على الأقل كل يوم، وتقليل الأطعمة الدسمة، والنوم قبل الساعة الحادية عشرة ليلا. جربت ذلك أسبوعين وانخفض ضغط الدم قليلا، لكن من الصعب رفض دعوات الأصدقاء.',
  ],
  romance: [
    '¡Muchas gracias!',
    'Te souviens-tu du carrelage que nous avons choisi pour la cuisine la semaine dernière ?',
    'En marzo me mudé a Lisboa y empecé a trabajar en una panadería pequeña cerca del río. El horario es duro, porque empezamos a las cuatro de la mañana, pero la gente es encantadora y llego a casa antes de que mi hija vuelva del colegio. Los sábados cruzamos en el transbordador y caminamos por la playa hasta que a alguien le entra hambre.',
    'La commission a examiné trois propositions pour la rénovation de la bibliothèque municipale. La première remplacerait le système de chauffage sans toucher à la salle de lecture ; la deuxième prévoit une verrière au-dessus de la cour, ce qui plaisait à la plupart des membres, bien que personne ne sache comment la financer. La troisième, déposée après la date limite, suggère de déménager toute la collection dans l’ancienne gare.',
    'O médico aconselhou-me a caminhar pelo menos meia hora por dia e a deitar-me antes das onze. Experimentei durante duas semanas e a tensão baixou um pouco, mas è difficile dire di no agli amici quando insistono, e in fondo una cena insieme non ha mai fatto male a nessuno.',
  ],
  indic_thai: [
    'धन्यवाद!',
    'मैं मार्च में लिस्बन चला गया और नदी के पास एक छोटी बेकरी में काम शुरू किया। काम सुबह चार बजे शुरू होता है, इसलिए थकान होती है, लेकिन लोग बहुत अच्छे हैं और मैं बेटी के स्कूल से लौटने से पहले घर पहुँच जाता हूँ। शनिवार को हम नाव से उस पार जाते हैं और समुद्र के किनारे टहलते हैं।',
    'ฉันย้ายไปลิสบอนเมื่อเดือนมีนาคมและเริ่มทำงานที่ร้านขนมปังเล็ก ๆ ใกล้แม่น้ำ เวลาทำงานค่อนข้างหนักเพราะเราเริ่มตั้งแต่ตีสี่ แต่ทุกคนใจดีมาก และฉันกลับถึงบ้านก่อนที่ลูกสาวจะกลับจากโรงเรียน วันเสาร์เรานั่งเรือข้ามฟากแล้วเดินเล่นริมชายหาดจนกว่าจะมีใครหิว',
  ],
  code: [
    'const total = items.reduce((sum, item) => sum + item.price, 0);',
    'export async function loadUser(id: string): Promise<User | null> {\n  const row = await db.prepare("SELECT * FROM users WHERE id = ?").bind(id).first<UserRow>();\n  if (!row) return null;\n  return { id: row.id, name: row.display_name, createdAt: new Date(row.created_at) };\n}\n',
    'def moving_average(values, window=5):\n    """Yield the mean of each window of values."""\n    queue = collections.deque(maxlen=window)\n    for value in values:\n        queue.append(value)\n        if len(queue) == window:\n            yield sum(queue) / window\n\n\nif __name__ == "__main__":\n    print(list(moving_average(range(20), window=3)))\n',
    "SELECT c.name, COUNT(o.id) AS orders, SUM(o.total_cents) / 100.0 AS revenue\nFROM customers c\nLEFT JOIN orders o ON o.customer_id = c.id AND o.created_at >= DATE('now', '-30 days')\nWHERE c.status = 'active'\nGROUP BY c.id\nHAVING COUNT(o.id) > 3\nORDER BY revenue DESC\nLIMIT 25;",
    '#include <stdio.h>\n#include <stdlib.h>\n\ntypedef struct node { int key; struct node *left, *right; } node_t;\n\nstatic node_t *insert(node_t *root, int key)\n{\n\tif (root == NULL) {\n\t\troot = malloc(sizeof *root);\n\t\troot->key = key;\n\t\troot->left = root->right = NULL;\n\t\treturn root;\n\t}\n\tif (key < root->key)\n\t\troot->left = insert(root->left, key);\n\telse\n\t\troot->right = insert(root->right, key);\n\treturn root;\n}\n',
    '<!doctype html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n  <title>Orders</title>\n  <style>.grid{display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr))}</style>\n</head>\n<body>\n  <main class="grid" data-controller="orders" aria-live="polite"></main>\n  <script type="module" src="/assets/app-3f9c1e.js"></script>\n</body>\n</html>\n',
    '$ git log --oneline -3\n9f31c2a fix(parser): handle CRLF in heredocs (#4821)\n07be5d1 chore: bump eslint to 9.12.0\nc4aa910 feat!: drop support for Node 16\n$ docker run --rm -it -p 8080:80 -v "$PWD":/srv:ro nginx:1.27-alpine\n',
  ],
  json: [
    '{"ok":true}',
    '{"id":"usr_01J9Z3","name":"Ana Martins","email":"ana@example.org","roles":["admin","editor"],"active":true,"score":12.75,"tags":null}',
    JSON.stringify(
      {
        orders: [
          {
            id: 10482,
            placed_at: '2026-03-01T09:15:30Z',
            total: 59.9,
            items: [
              { sku: 'A-113', qty: 2 },
              { sku: 'ZX-9', qty: 1 },
            ],
          },
          { id: 10483, placed_at: '2026-03-01T09:17:02Z', total: 8.5, items: [{ sku: 'B-7', qty: 1 }] },
        ],
        next_cursor: 'eyJpZCI6MTA0ODN9',
      },
      null,
      2,
    ),
    '[{"type":"message","role":"user","content":"Where is my parcel?"},{"type":"tool_call","name":"track_parcel","arguments":{"carrier":"CTT","tracking_number":"RR123456785PT"}},{"type":"tool_result","content":{"status":"in_transit","last_seen":"Porto","eta_days":2}}]',
    '{"lat":38.7222524,"lon":-9.1393366,"elevation_m":17.04,"samples":[0.001,0.013,0.171,1.25,3.141592653589793,2.718281828,-40,1e-9],"sha256":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","uuid":"6fa459ea-ee8a-3ca4-894e-db77e160355e"}',
  ],
  emoji: [
    '😀👍',
    'Happy birthday!! 🎉🎂🥳 Can’t wait to see you tonight 😍❤️ bring your swimsuit 🩱🏊‍♀️ and don’t be late ⏰😅',
    '🍕 + 🍺 = 😋\n✅ tickets booked\n❌ hotel (still full 😭)\n🚗 Tom drives, 🎶 Lea picks the music\n👨‍👩‍👧‍👦 everyone else: train at 9:40 🚆',
    '🏳️‍🌈🇵🇹🇧🇷🇯🇵🇰🇷🇩🇪🇫🇷🇮🇹🇪🇸🇬🇧 👩🏽‍🚀👨🏿‍🍳🧑🏻‍🎨👩🏼‍⚕️🧑🏾‍💻 🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵 ⚽🏀🏈⚾🎾🏐🏉🎱🏓🏸 💯🔥✨🙏🤷‍♂️🤦‍♀️',
  ],
  mixed: [
    'Meeting mit 田中さん at 15:30 (Zoom), bitte die Präsentation mitbringen!',
    'TODO: fix `parseDate("2026-02-30")` → returns NaN; see https://example.org/issues/418?tab=comments#c12 and ask Юля about the регулярное выражение /^\\d{4}-\\d{2}$/ she used.',
    '| Zutat | Menge | 備考 |\n|---|---:|---|\n| Mehl | 500 g | 強力粉 |\n| Wasser | 325 ml | lauwarm, ca. 30 °C |\n| Salz | 10 g | 塩 |\n| Hefe | 3 g | or ½ tsp dry yeast |\n\n1. Alles mischen.\n2. 30 min ruhen lassen.\n3. Bake at 230 °C (446 °F) for 35–40 min.',
    'Invoice №4471/B — total: €1,249.00 (incl. 23% IVA) — IBAN PT50 0002 0123 1234 5678 9015 4 — due 15/04/2026. Pour toute question: +351 21 555 01 99 ou contabilidade@exemplo.pt. 如有疑问请联系我们。',
    '[Context from memory]\n- "Ana is allergic to peanuts." (fact, 2026-02-08) [mem_177055200000012345678901234567]\n- "Ana lebt in Lissabon." (fact, 2026-03-01) [mem_177055200000012345678901234568]',
  ],
  numbers: [
    '3.14159 2.71828 1.41421 1.61803 0.57721',
    '2026-01-05 10:00:00.123 INFO worker[4711] request_id=7f3a9c12 status=200 bytes=18234 duration_ms=41.7\n2026-01-05 10:00:00.951 WARN worker[4711] request_id=7f3a9c13 status=429 bytes=312 duration_ms=2.1 retry_after=30\n2026-01-05 10:00:02.004 ERROR worker[4712] request_id=7f3a9c14 status=500 error="ECONNRESET 10.0.13.7:5432"\n',
    'name,age,city,joined\nAna,34,Lisboa,2019-04-12\nBruno,41,Porto,2020-11-30\nChiara,29,Torino,2022-06-01\nDmitri,55,Riga,2015-09-17\nEszter,38,Győr,2023-02-28\n',
  ],
};

/** Letters of keys, hashes and identifiers. */
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  '0123456789abcdef',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
];
const RANDOM_SEED = 20_260_301;
const RANDOM_CHARS = 400;

/** Rows of random letters, the same ones each time. */
function randomRows(): string[] {
  const source = random(RANDOM_SEED);
  return ALPHABETS.map((letters) =>
    Array.from({ length: RANDOM_CHARS }, () => source.pick([...letters])).join(''),
  );
}

/** Rows of one sign, as people draw lines and indent with them. */
const ROWS = ['=', '-', ' ', '*', '\n', '哈', '😂'].map((sign) => `${sign.repeat(90)}\n`).join('x');

/** One text and what it is. */
export interface TokenText {
  readonly kind: string;
  readonly text: string;
}

/** Repetitions that make a long text of a class. */
const LONG_COPIES = 6;

/** All texts: the paragraphs, all of a class together, and a long one. */
export const tokenTexts = (): TokenText[] =>
  Object.entries({ ...PARAGRAPHS, random: randomRows(), rows: [ROWS] }).flatMap(([kind, paragraphs]) => {
    const all = paragraphs.join('\n\n');
    return [...paragraphs, all, Array(LONG_COPIES).fill(all).join('\n')].map((text) => ({ kind, text }));
  });
