/** Hindi: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const hindi: Language = {
  code: 'hi',
  abbreviations: 'डॉ, श्री, प्रो, रु',
  romanised:
    'hai, hain, hoon, tha, thi, ka, ki, ke, ko, mein, aur, bhi, nahi, nahin, nhi, kya, kaun, kab, kaise, kitna, kitni, kitne, kyun, yeh, wo, woh, usko, uska, uski, isko, unko, mera, meri, mere, mujhe, maine, apna, apni, apne, hum, tum, aap, kuch, abhi, aaj, liye, wala, wali, wale, karo, karna, karne, kiya, gaya, raha, rahi, rahe, bhai, yaar, toh, thoda, bahut',
  smallTalk:
    'bhai, yaar, haan, theek, thik, accha, acha, sahi, mast, shukriya, dhanyavad, namaste, नमस्ते, धन्यवाद, शुक्रिया, हाँ, ठीक, अच्छा',
  everyDay: 'हर',
  taskWords:
    'likh, likho, likhna, likhni, batao, samjhao, translate, draft, reply, mail, message, list, plan, checklist, recipe, joke, kahani, kavita, idea, tips, लिखो, लिख, बताओ, समझाओ, अनुवाद, मेल, संदेश, सूची, कहानी, कविता, चुटकुला, विधि, सुझाव',
  lightWords:
    'ek, sun, chal, chalo, hai, hain, hu, hoon, ho, tha, thi, ka, ki, ke, ko, se, mein, pe, par, aur, ya, bhi, hi, nahi, nahin, nhi, mat, kya, kaun, kab, kaise, kaisa, kaisi, kitna, kitni, kitne, kyun, kyu, kaha, kahan, kaunsa, kaunse, ye, yeh, wo, woh, is, us, isko, usko, uska, uski, iska, iski, unka, unki, unko, mera, meri, mere, mujhe, maine, tera, teri, apna, apni, apne, hum, tum, aap, koi, kuch, sab, abhi, ab, aaj, kal, liye, wala, wali, wale, kar, karo, karna, karne, kare, karu, karke, kiya, diya, diye, de, do, dena, le, lena, lo, ja, jaa, jana, gaya, gayi, raha, rahi, rahe, hua, hui, hona, hota, bana, banao, banau, bata, batao, bolo, bol, likh, likho, likhna, bhai, yaar, haan, na, to, toh, jo, thoda, thodi, bahut, wahi, matlab, tak, dobara, phir, चाहिए, बताओ, करना, है, हैं, का, की, के, को, में, से, पर, और, भी, क्या, कैसे, कितना, कब, कौन, लिए, वाला, वाली, आज, कल, मेरा, मेरी, मेरे, मुझे',
  questions: {
    answered: 'मुझे (बताओ/बताइए/बता/समझाओ/समझाइए/दो/दीजिए/लिख), mujhe (batao/bata/samjhao/samjha/de/dedo)',
    self: 'मैं, मैंने, मेरा, मेरी, मेरे, मुझे, मुझको, मुझसे, हम, हमें, हमने, हमारा, हमारी, हमारे, अपना, अपनी, अपने, मम्मी, पापा, घर पर, mera, meri, mere, mujhe, mujhko, maine, mai, hume, humara, humare, hamara, hamari, hamare, apna, apni, apne, mummy, papa, kar lu, karu, jaun, jaau, banau, banaun, padhu, likhu, khau, lu kya',
  },
  comparisonWords: {
    denials: 'नहीं, नही',
  },
  evidenceWords: {
    denials: `
      नहीं, नही, ना, मत, कभी नहीं, कोई नहीं, nahi, nahin, nhi, अब नहीं`,
    against: `
      नफ़रत, नफरत, नापसंद, घृणा, एलर्जी, एलर्जिक, असहिष्णुता, परहेज, परहेज़, बचता, बचती, बिना,
      छोड़ दी, छोड़ दिया, छोड़ चुका, छोड़ चुकी, बेच दी, बेच दिया, बंद कर, पहले था, पहले थी, रद्द,
      nafrat, allergy, allergic, chhod diya, bech diya, bech di`,
    idle: `
      ही नहीं, पता नहीं, कोई बात नहीं, कोई दिक्कत नहीं, चिंता मत, भूलना मत, क्यों नहीं, बुरा नहीं,
      इसमें कोई शक नहीं`,
    numbers: `
      0 शून्य, 2 दो/दोनों, 3 तीन/तीनों, 4 चार, 5 पांच/पाँच, 6 छह/छः/छे, 7 सात, 8 आठ, 9 नौ, 10 दस,
      11 ग्यारह, 12 बारह, 15 पंद्रह, 20 बीस, 25 पच्चीस, 30 तीस, 40 चालीस, 50 पचास, 60 साठ, 100 सौ,
      1000 हज़ार/हजार`,
    counting: `
      2 जुड़वाँ/जुड़वां, 3 तीसरा/तीसरी`,
  },
  secretWords: {
    passwords: `
      पासवर्ड, पासवर्ड है, कूट शब्द, पासफ्रेज़, पासवर्ड्स, पासकोड, paasword, गुप्त शब्द, कोड वर्ड`,
    shortPasswords: 'पास वर्ड, पास, पासवर्ड',
    pins: `
      पिन, पिन नंबर, एटीएम पिन, यूपीआई पिन, ओटीपी, ओ टी पी, सत्यापन कोड, सुरक्षा कोड, सीवीवी, otp, pin,
      cvv, पक, गुप्त कोड, वेरिफिकेशन कोड, बैकअप कोड, रिकवरी कोड, मैसेज वाला कोड, मैसेज का कोड, एसएमएस कोड,
      वन टाइम कोड, एटीएम का पिन, upi pin, atm pin, सिम पिन, कार्ड का पिन`,
    codes: 'कोड, नंबर लॉक, कॉम्बिनेशन, अंक',
    digits: 'शून्य/जीरो, एक, दो, तीन, चार, पांच/पाँच, छह/छः/छे, सात, आठ, नौ',
    locks: `
      तिजोरी, अलार्म, ताला, ताले, चाबी का डिब्बा, चाबी बॉक्स, डिजिटल लॉक, लॉक, इंटरकॉम, लॉकबॉक्स,
      खुलता, खुलता है, अनलॉक, अलार्म बंद, की बॉक्स, साइकिल का ताला, सूटकेस का ताला, अलमारी का ताला,
      वॉइसमेल`,
    doors: `
      दरवाज़ा, दरवाज़े, दरवाजा, दरवाजे, गेट, गैराज, बिल्डिंग, फ्लैट, फ़्लैट, सोसाइटी, दफ़्तर, ऑफिस, लिफ्ट,
      सूटकेस, अलमारी, मेन गेट, लॉकर`,
    logins: `
      लॉगिन, यूज़र, यूजर, यूज़रनेम, खाता, अकाउंट, वाईफाई, वाई-फाई, वाइफाइ, वाईफ़ाई, राउटर, नेटवर्क, wifi,
      लॉग इन, साइन इन, सारे अकाउंट, सभी खाते`,
    ids: `
      आधार, आधार नंबर, आधार कार्ड, पैन, पैन कार्ड, पैन नंबर, पहचान पत्र, वोटर आईडी, यूआईडी, aadhaar, pan,
      आधार संख्या, पैन संख्या, aadhar, adhar`,
    documents: 'पासपोर्ट, पासपोर्ट नंबर, ड्राइविंग लाइसेंस, लाइसेंस, यात्रा दस्तावेज',
    cards: 'कार्ड, कार्ड नंबर, क्रेडिट कार्ड, डेबिट कार्ड, एटीएम कार्ड',
    accounts: 'खाता नंबर, अकाउंट नंबर, खाता संख्या, बैंक खाता, बैंक अकाउंट',
    devices: 'टैबलेट, लैपटॉप, आईपैड, फ़ोन, फोन',
    copulas: 'है, हैं, था, थी, अब, अभी, अभी भी, सेट है, hai, par hai',
    otherNumbers: `
      पिनकोड, पिन कोड, डाक, ऑर्डर, बिल, चालान, पार्सल, ट्रैकिंग, फ्लाइट, उड़ान, ट्रेन, कमरा, कमरे, सीट,
      प्लेटफॉर्म, सीरियल, छूट, कूपन, प्रोमो, त्रुटि, एरर, वर्ज़न, फोन, फ़ोन, मोबाइल, फाइल, बारकोड, पेज, बस,
      कीमत, ग्राहक, पीएनआर, हॉल, पते, पता`,
    talk: `
      भूल, भूल गया, भूल गई, चाहिए, होना चाहिए, कम से कम, अक्षर, वर्ण, रीसेट, बदल, बदलना, गलत, ग़लत, खो,
      समाप्त, कैसे`,
    entered: `
      डालो, डालें, डालना, टाइप करो, टाइप करें, लिखो, लिखें, दबाओ, दबाएं, इस्तेमाल करो, भरें, स्टार, हैश,
      star dabao`,
    questions: `
      शादी से पहले का नाम, माँ का नाम, सुरक्षा प्रश्न, सुरक्षा सवाल, गुप्त प्रश्न, पहला पालतू, पालतू जानवर,
      कुत्ते का नाम, बिल्ली का नाम, गली जहाँ, पहला स्कूल, पहली कार, जन्म स्थान, सबसे अच्छा दोस्त, उपनाम,
      पहला कुत्ता, पहले कुत्ते, पहले टीचर, पहली टीचर, मायके का नाम, मायका, जन्मस्थान, बचपन की गली, जहाँ बड़ा हुआ, पहला स्कूल, पसंदीदा शिक्षक, पहला बॉस, माँ का मायके का नाम, पसंदीदा किताब, पहला कुत्ता, पहली बिल्ली`,
    answers: 'उत्तर, जवाब, जवाब है, लिखा, डाला, रखा, जवाब दिया, likha, dala',
    verified: 'सत्यापित करने के लिए, सत्यापन के लिए, पुष्टि के लिए, लॉगिन के लिए',
    kept: `
      सब के लिए, हर जगह, सबमें एक ही, यह संभाल कर रखना, याद रखना, सेव कर लो, नाम और साल, नाम और जन्मदिन,
      हर जगह यही, सब जगह यही, सब में यही, sab jagah yahi, sabme yahi, और जन्मदिन`,
    rescues: 'फोन खो, फ़ोन खो, फोन गुम, एक बार इस्तेमाल',
    keys: 'कुंजी, टोकन, चाबी, गुप्त, रिकवरी की, api key',
    atms: 'एटीएम, ए टी एम, बैंक कार्ड, डेबिट कार्ड, atm, paise nikal',
    texted: 'एसएमएस, मैसेज, संदेश, ओटीपी, सत्यापन, sms, आया, aaya, message, otp, भेजा, कोड आया, code aaya',
    asks: `
      बताओ, बताइए, बताएं, दो, दीजिए, भेजो, भेजिए, क्या है, कौन सा, दर्ज, चाहिए, लिखो, kya hai, batao,
      bata, bhejo, chahiye`,
    replies: `
      हाँ, हां, नहीं, जी, ठीक, ठीक है, धन्यवाद, शुक्रिया, बाद में, रुको, पता नहीं, याद नहीं, भूल गया,
      भूल गई, क्यों, नमस्ते, वही, शायद, कुछ नहीं, haan, nahi, theek hai, pata nahi, kyu`,
    opens: 'खुलता, खुलेगा, खोलता, खोलने, khulta, khulega, kholne, से खुलता, से खुलती',
    sides: 'दाएँ, बाएँ, दाएं, बाएं, दायें, बायें, दाईं, बाईं',
    thens: 'फिर',
    cardCodes:
      'cvv, cvc, सीवीवी, पीछे के तीन, पीछे वाले तीन, पीछे तीन, पीछे का नंबर, कार्ड के पीछे, peeche ke teen, peeche wale teen',
    announced: {
      names: 'पासवर्ड',
    },
    nearby: {
      keypad: 'फिर हैश, फिर स्टार, फिर घंटी',
      theWord: 'शब्द',
      currencies: 'rs',
      postalPins: 'पिन',
      security: 'सुरक्षा, रिकवरी',
      asking: 'पूछ',
      backs: 'पीछे',
    },
    access: {
      things:
        'लैपटॉप, कंप्यूटर, टैबलेट, फ़ोन, टीवी, वाईफ़ाई, राउटर, नेटफ्लिक्स, डिज़्नी, खाता, मेल, मैक, प्रिंटर, पोर्टल, एक्सबॉक्स, स्पॉटिफ़ाई, अमेज़न, मोबाइल',
      behind:
        'डालता हूँ, डालती हूँ, डालो, डालने पर, डालते, लिखता हूँ, लिखती हूँ, टाइप करता, टाइप करती, लिखना पड़ता, डालना पड़ता, डालना होता, से खुलता है',
      spelt: 'छोटे अक्षर, छोटे अक्षरों में, बिना स्पेस, स्पेस के साथ, एक साथ',
      refused: 'ग़लत बताता, ग़लत, अमान्य, नहीं मान रहा, अस्वीकार',
      outcome:
        'त्रुटि, एरर, बाहर कर देता, काम नहीं, नहीं चल, लॉगिन नहीं, बता देना, लिख लो, याद दिलाना, नोट कर, नहीं खुल',
    },
  },
  statementWords: {
    self: `
      मैं, मै, हम, मुझे, मुझको, हमें, हमारे पास, मेरे पास, मेरे को, मैंने, हमने, main, mai, hum,
      mujhe, humein, mere paas, maine`,
    mine: `
      मेरा, मेरी, मेरे, हमारा, हमारी, हमारे, अपना, अपनी, mera, meri, mere, hamara, hamari, hamare`,
    they: 'वह, वो, वे, उसका, उसकी, उन्हें, उसे, यह, ये, woh, wo, uska, uski, unke, unhe',
    kin: `
      +माँ, +मम्मी, +पापा, बेटी, बेटा, बेटे, बच्चा, बच्चे, बच्चों, पत्नी, पति, बीवी, शौहर, मंगेतर,
      गर्लफ्रेंड, बॉयफ्रेंड, माता, पिता, पिताजी, दादी, दादा, दादाजी, नानी, नाना, भाई, बहन, बुआ,
      चाचा, चाची, मामा, मामी, मौसी, भतीजा, भतीजी, भांजा, भांजी, सास, ससुर, जीजा, भाभी, देवर, ननद,
      जुड़वाँ, जुड़वां, पोता, पोती, दोस्त, सहेली, पड़ोसी, बॉस, सहकर्मी, मकान मालिक, परिवार, रूममेट,
      डॉक्टर साहब, बेटी का, beti, beta, bete, bachcha, bachche, patni, biwi, pati, mummy, maa, papa,
      pitaji, dadi, dada, nani, nana, mera bhai, mere bhai, bhai ko, bhai ka, bhai ki, bhai ne, bhai se, chhota bhai, bada bhai, behen, bahan, chacha, mama, mausi, saas, sasur, dost,
      padosi, boss, husband, wife, family,
      mammi, sasu, didi, bhaiya, nanad, chachi, mami, behan, bhabhi, ladka, ladki, chhoti behen`,
    pets: `
      कुत्ता, कुत्ते, कुतिया, पिल्ला, बिल्ली, खरगोश, तोता, तोते, मछली, मछलियाँ, कछुआ, गाय, भैंस,
      बकरी, घोड़ा, मुर्गी, पालतू, kutta, billi, dog, cat, tota`,
    am: 'हूँ, हूं, हैं, है, था, थी, थे, बना, बनी, hoon, hun, hai, hain',
    have: `
      है, हैं, के पास, पाला, पाली, पाले, खरीदा, खरीदी, खरीद, रखता, रखती, चलाता, चलाती, kharida,
      khareedi`,
    things: `
      कार, गाड़ी, बाइक, साइकिल, स्कूटर, स्कूटी, घर, मकान, फ्लैट, बगीचा, पियानो, गिटार, हारमोनियम,
      तबला, कैमरा, फोन, आईफोन, लैपटॉप, व्हीलचेयर, चश्मा, car, gaadi, bike, scooty, ghar`,
    names: 'नाम, naam, कहते हैं, बुलाते हैं, बुलाओ',
    ages: `
      साल का, साल की, साल के, वर्ष, उम्र, जन्मदिन, सालगिरह, महीने का, महीने की, saal ka, saal ki,
      janamdin, birthday, saalgirah`,
    home: `
      रहता, रहती, रहते, रह रहा, रह रही, शिफ्ट, बस गया, बस गए, rehta, rehti, rehte, rahta, rahti,
      rahte, shift`,
    origin: `
      जन्म, पैदा, जन्म, पला, पली, का रहने वाला, की रहने वाली, से हूँ, से हूं, मूल, paida, se hoon, se hun`,
    work: `
      काम करता, काम करती, काम करते, नौकरी, जॉब, कंपनी, ऑफिस, दफ्तर, अस्पताल, क्लिनिक, बेरोजगार,
      फ्रीलांस, नाइट शिफ्ट, शिफ्ट में, रिटायर, सेवानिवृत्त, इंटर्नशिप, पढ़ाता, पढ़ाती, चलाता, चलाती,
      दुकान, कारोबार, बिजनेस, स्वयंसेवक, kaam karta, kaam karti, naukri, job, company, office,
      dukaan, business, padhata, padhati`,
    jobs: `
      इंजीनियर, डॉक्टर, नर्स, शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, टीचर, प्रोफेसर, प्रोग्रामर,
      डेवलपर, डिज़ाइनर, डिजाइनर, आर्किटेक्ट, इलेक्ट्रीशियन, प्लंबर, बढ़ई, मैकेनिक, ड्राइवर, पायलट,
      डाकिया, पुलिस, सैनिक, फौजी, किसान, माली, रसोइया, शेफ, हलवाई, नाई, दर्जी, विक्रेता, कैशियर,
      फार्मासिस्ट, मनोवैज्ञानिक, पत्रकार, संपादक, लेखक, लेखिका, अनुवादक, संगीतकार, गायक, गायिका,
      अभिनेता, अभिनेत्री, चित्रकार, कलाकार, फोटोग्राफर, वकील, जज, अकाउंटेंट, सीए, मैनेजर, वैज्ञानिक,
      शोधकर्ता, छात्र, छात्रा, विद्यार्थी, गृहिणी, सरकारी कर्मचारी, सचिव, पंडित, मछुआरा, व्यापारी,
      दुकानदार, engineer, doctor, nurse, teacher, developer, student, vakil, lawyer, driver, kisan,
      housewife`,
    study: `
      पढ़ता, पढ़ती, पढ़ रहा, पढ़ रही, पढ़ाई, कॉलेज, विश्वविद्यालय, यूनिवर्सिटी, डिग्री, कोर्स,
      पीएचडी, स्कूल, कक्षा, सीख रहा, सीख रही, सीखता, सीखती, बोलता, बोलती, बोलते, मातृभाषा, भाषा,
      padhta, padhti, padhai, college, school, seekh, bolta, bolti, bolte`,
    health: `
      चश्मा, डर लगता, फोबिया, मधुमेह, डायबिटीज, शुगर, दमा, अस्थमा, मिर्गी, माइग्रेन, गठिया, एक्जिमा, कैंसर, कीमो, ट्यूमर,
      लकवा, दिल की, हार्ट, ब्लड प्रेशर, बीपी, कोलेस्ट्रॉल, एनीमिया, खून की कमी, थायराइड, थायरॉइड,
      अल्सर, गैस की, एसिडिटी, लूपस, पार्किंसन, अल्जाइमर, ऑटिज्म, ऑटिस्टिक, एडीएचडी, डिप्रेशन, अवसाद,
      चिंता विकार, पैनिक, अनिद्रा, डिस्लेक्सिया, बहरा, बहरी, कम सुनाई, अंधा, अंधी, रंगांध, विकलांग,
      दिव्यांग, पुरानी बीमारी, कमर दर्द, पीठ दर्द, स्लिप डिस्क, घुटने, घुटनों, हड्डी, गाउट, ब्लड
      ग्रुप, गर्भवती, प्रेग्नेंट, स्तनपान, इंसुलिन, दवा, दवाई, दवाइयाँ, ऑपरेशन, सर्जरी, डायलिसिस,
      सिगरेट, धूम्रपान, बीमारी, सीलिएक, एलर्जी, sugar, diabetes, bp, asthma, thyroid, dawai,
      pregnant, cigarette, allergy, migraine, operation,
      हाई बीपी, उठाना मना, वजन उठाना मना, वज़न उठाना मना, खाना मना, पीना मना, डॉक्टर ने मना, बेहोश, high bp, bp high, uthana mana, uthane se mana, wazan uthane, khana mana, peena mana, doctor ne mana, chakkar aate, sugar hai, sugar ki bimari,
      +uthane se mana, +uthana mana, +khane se mana, +khana mana, +peene se mana, +mana kiya hai, +उठाने से मना, +खाने से मना, +पीने से मना`,
    allergy:
      'एलर्जी, एलर्जिक, असहिष्णुता, सूट नहीं, allergy, allergic, सूज जाता, सूज जाती, सूज जाते, खुजली होती, खुजली हो जाती, दाने निकल, चकत्ते, पित्ती, मुँह सूज, गला सूज, khujli, soojan, sooj jata, sooj jati, suj jata, suj jati, rash ho jata, rash aa jata, daane nikal, gala band ho jata, khujli hoti, khujli ho jati',
    diet: `
      veg only, only veg, pure veg, veg hu, veg hoon, nahi khaata, nahi khaati, nahi khaate, ulti aati, ulti aa jaati,
      शाकाहारी, वीगन, मांसाहारी, जैन खाना, हलाल, ग्लूटेन, लैक्टोज, कीटो, उपवास, व्रत, डाइट, नहीं
      खाता, नहीं खाती, नहीं खाते, नहीं पीता, नहीं पीती, नहीं पीते, शराब, मांस, shakahari,
      vegetarian, vegan, nahi khata, nahi khati, nahi khate, nahi peeta, nahi peeti, nahin khata,
      nahin khati`,
    taste: `
      पसंद, अच्छा लगता, अच्छी लगती, अच्छे लगते, प्यार, शौक, नफ़रत, नफरत, नापसंद, बर्दाश्त नहीं,
      पसंदीदा, मनपसंद, दीवाना, दीवानी, डर लगता, pasand, accha lagta, acchi lagti, shauk, nafrat`,
    habit: `
      हर रोज़, हर रोज, रोज़, रोज, हर दिन, हर सुबह, हर शाम, हर रात, हर हफ्ते, हर हफ़्ते, हर महीने, हर
      साल, हर सोमवार, हर मंगलवार, हर बुधवार, हर गुरुवार, हर शुक्रवार, हर शनिवार, हर रविवार, अक्सर,
      आमतौर, हमेशा, हफ्ते में, साल से, सालों से, महीनों से, अब नहीं, अब, उठता, उठती, roz, har roz,
      har hafte, hamesha, aksar`,
    does: `
      बजाता, बजाती, गाता, गाती, नाचता, नाचती, नृत्य, चित्र, पेंटिंग, सिलाई, बुनाई, खाना बनाता, खाना
      बनाती, दौड़ता, दौड़ती, तैरता, तैरती, तैराकी, ट्रेकिंग, पहाड़, साइकिल चलाता, साइकिल चलाती, योग,
      योगा, जिम, क्रिकेट, फुटबॉल, बैडमिंटन, टेनिस, शतरंज, इकट्ठा, लिखता, लिखती, फोटोग्राफी, बागवानी,
      खेलता, खेलती, बाएँ हाथ, खब्बू, khelta, khelti, gym, yoga, cricket`,
    turns: `
      शादीशुदा, शादी, विवाहित, सगाई, तलाक, तलाकशुदा, अलग हो, विधवा, विधुर, कुँवारा, कुंवारा,
      अविवाहित, बेच, बेचा, बेच दी, खरीदा, खरीद ली, नौकरी छोड़, छोड़ दी, छोड़ दिया, खो दिया, शुरू
      किया, बदल, फैसला, चुना, गोद लिया, गुजर गए, मृत्यु, देहांत, प्रमोशन, पास किया, नई नौकरी, जन्म
      हुआ, वादा, shaadi, talaq, chhod diya, bech di, bech diya`,
    ends: `
      बेच, बेचा, बेच दी, छोड़ दी, छोड़ दिया, तलाक, अब नहीं, गुजर गए, देहांत, बंद कर, chhod diya,
      bech diya`,
    not: 'नहीं, ना, मत, nahi, nahin',
    plans: `
      अपॉइंटमेंट, परीक्षा, एग्जाम, इंटरव्यू, फ्लाइट, उड़ान, शादी, ऑपरेशन, यात्रा, छुट्टी, छुट्टियाँ,
      जा रहा, जा रही, जा रहे, सम्मेलन, कॉन्सर्ट, पार्टी, मैराथन, योजना, प्लान, बचत, बचा रहा, बचा
      रही, लक्ष्य, बनना चाहता, बनना चाहती, मिलना है, appointment, exam, interview, flight, trip, ja
      raha, ja rahi`,
    when: `
      जनवरी, फरवरी, फ़रवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर, सितम्बर, अक्टूबर, नवंबर,
      नवम्बर, दिसंबर, दिसम्बर, सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार, रविवार, अगले
      हफ्ते, अगले महीने, अगले साल, पिछले हफ्ते, पिछले महीने, पिछले साल, गर्मियों, सर्दियों, दिवाली,
      होली, ईद, कल, परसों, बजे, तारीख`,
    passing: `
      थका, थकी, भूख, प्यास, नींद, चाहिए, चाहता हूँ कि, ढूंढ, खोज, सवाल, समस्या, गलती, एरर, आइडिया,
      सूची, लिस्ट, फाइल, कोड, फंक्शन, टेक्स्ट, वाक्य, मैसेज, मेल, लगता है, सोचता, सोचती, पता नहीं,
      नहीं पता, उम्मीद, खुश, माफ, धन्यवाद, शुक्रिया, आज, अभी, कोशिश, समझ, मदद, तैयार, यहाँ`,
    unreal: 'अगर, यदि, मान लो, मान लीजिए, कल्पना, काश, होता तो, agar, kaash',
    doubt: 'शायद, संभवतः, लगता है, सुना है, कभी न कभी, shayad',
    asks: `
      क्या, कैसे, कहाँ, कौन, कब, क्यों, कितना, कितने, कितनी, कौन सा, बताओ, बताइए, बताइये, सुझाओ,
      सुझाव, मदद करो, लिखो, दो, दीजिए, समझाओ, बनाओ, कृपया, kya, kaise, kahan, kaun, kab, kyun,
      kitna, batao, bataiye, likho, do, help, koi option,
      लिखिए, likhiye`,
    tasks: `
      उदाहरण दो, उदाहरण, कैसे बोलेंगे, कैसे बोलें, का जवाब दो, जवाब बना दो, का सार, यह पत्र, इस मैसेज, अनुवाद, अनुवाद करो, ठीक करो, सुधारो, सुधार, दोबारा लिखो, सारांश, संक्षेप, जवाब लिखो, उत्तर
      लिखो, अंग्रेज़ी में, अंग्रेजी में, हिंदी में, कैसे कहते, कैसे कहें, निम्नलिखित, इस वाक्य, इस
      पाठ, इस ईमेल, translate, english mein`,
    fiction: `कहानी लिखो, मान लो तुम, सोचो मैं, कल्पना करो, चलो खेलें, रोल प्ले, गढ़ो, कहानी, उपन्यास, कविता, नाटक, भूमिका, किरदार, पात्र, चुटकुला, सपना, बहाना, kahani`,
    said: 'कहा, बोला, पूछा, कहता है, कहती है, लिखा, के अनुसार, kaha, bola, pucha',
    joins: 'और, लेकिन, पर, क्योंकि, मगर, जो, aur, lekin, kyunki',
    hence: 'इसलिए, तो, isliye, to',
    orders: `
      +इमोजी नहीं, +बिना इमोजी,
      +हमेशा, +कभी मत, +अब से, +आगे से, +इमोजी मत, +मत इस्तेमाल, +मत सुझाओ, +मुझे तुम, +मुझे आप,
      +hamesha, +ab se, जवाब, जवाब दो, जवाब देना, लिखो, बताओ, बोलो, बात करो, समझाओ, इस्तेमाल, बुलाओ,
      jawab, batao, baat karo`,
    assent: 'ना, न, है ना, सही, ठीक, ठीक है, na, hai na, ok, theek hai, हाँ, नहीं',
    also: 'भी, bhi',
    unsaid: 'yes',
  },
  healthWords: {
    ailments: `
      गाउट, यूरिक एसिड, एड़ी का दर्द, सीलिएक, मधुमेह, डायबिटीज, शुगर, दमा, अस्थमा, मिर्गी, माइग्रेन, गठिया,
      एक्जिमा, सोरायसिस, कैंसर, ट्यूमर, लकवा, स्ट्रोक, हार्ट अटैक, दिल का दौरा, स्टेंट, पेसमेकर, हाई बीपी,
      ब्लड प्रेशर, बीपी, कोलेस्ट्रॉल, एनीमिया, खून की कमी, थायराइड, थायरॉइड, अल्सर, एसिडिटी, गैस्ट्राइटिस,
      पथरी, किडनी, डायलिसिस, फैटी लिवर, लिवर, हेपेटाइटिस, पीलिया, एंडोमेट्रियोसिस, पीसीओडी, पीसीओएस, लूपस,
      पार्किंसन, अल्जाइमर, डिप्रेशन, अवसाद, पैनिक अटैक, अनिद्रा, स्लीप एपनिया, चक्कर, मोतियाबिंद, ग्लूकोमा,
      साइटिका, स्लिप डिस्क, हर्निया, सर्वाइकल, ऑस्टियोपोरोसिस, लिगामेंट, फ्रैक्चर, हड्डी टूट, टीबी,
      निमोनिया, पित्ती, प्रेग्नेंट, गर्भवती, प्रेगनेंसी, मेनोपॉज, एलर्जी, लैक्टोज, साइनस, यूरिन इन्फेक्शन,
      कीमो, ट्रांसप्लांट, बवासीर, gout, uric acid, plantar fasciitis, celiac, diabetes, sugar ki bimari,
      sugar hai, sugar badh, asthma, dama, mirgi, migraine, gathiya, arthritis, eczema, psoriasis, cancer,
      tumor, lakwa, stroke, heart attack, stent, pacemaker, high bp, bp high, low bp, bp, cholesterol,
      anemia, thyroid, ulcer, acidity, gastritis, pathri, kidney stone, kidney, dialysis, fatty liver,
      hepatitis, jaundice, pcod, pcos, lupus, depression, panic attack, sleep apnea, vertigo, motiyabind,
      glaucoma, sciatica, slip disc, hernia, cervical, ligament, fracture, tb, pneumonia, pregnant,
      pregnancy, menopause, allergy, allergic, lactose intolerant, sinus, uti, chemo, piles, bawasir,
      संक्रमण, इन्फेक्शन, infection, kaan ka infection, fits, दौरे, daure, मिर्गी के दौरे, low sugar,
      kidney stone ka dard, दौरा, नकसीर, daura, naksir`,
    troubles: `
      दर्द, अकड़, सूज, सूजन, सूजा, मोच, टूट, खिसक, जवाब दे, खराब, कमजोर, कमज़ोर, दिक्कत, परेशानी, तकलीफ,
      तकलीफ़, सुन्न, ऑपरेशन, चोट, खून, लॉक हो, फिर से, dard, akad, sooj, soojan, suja, moch, toot, tut gaya,
      khisak, jawab de, kharab, kamzor, kamjor, dikkat, pareshani, taklif, takleef, sunn, operation, chot,
      lock ho, problem, pain, लंगड़ा, langda, utha`,
    parts: `
      पीठ, कमर, गर्दन, कंधा, कंधे, कोहनी, कलाई, कूल्हा, कूल्हे, घुटना, घुटने, घुटनों, टखना, टखने, पैर,
      पैरों, एड़ी, पसली, रीढ़, जबड़ा, दांत, दाँत, मसूड़े, कान, आंख, आँख, आँखें, पेट, आंत, मूत्राशय, गुर्दा,
      लिवर, दिल, फेफड़े, सीना, छाती, गला, गले, त्वचा, जोड़, जोड़ों, नस, पंजा, टांग, peeth, kamar, gardan,
      kandha, kandhe, kohni, kalai, kulha, ghutna, ghutne, ghutno, takhna, pair, edi, pasli, jabda, daant,
      kaan, aankh, pet, stomach, dil, fefde, seena, chaati, gala, gale, skin, jodo, nas, panja, taang, back,
      knee, neck, shoulder, ankle, जांघ, कॉलर बोन, उंगली, ungli, jaangh`,
    reactions: `
      दाने, चकत्ते, पित्ती, खुजली, सूज, सूजन, सांस नहीं, साँस नहीं, सांस फूल, दम घुट, उल्टी, उलटी, जी मिचला,
      मतली, दस्त, लूज मोशन, पेट खराब, पेट दर्द, पेट में दर्द, मरोड़, गैस बन, पेट फूल, जलन, एसिडिटी,
      सूट नहीं, पचता नहीं, नहीं पचता, नहीं पचती, हजम नहीं, रिएक्शन, चक्कर, बेहोश, धड़कन, इमरजेंसी,
      एम्बुलेंस, अस्पताल, अटैक, लाल हो, तबीयत खराब, तबियत खराब, daane, chakatte, pitti, khujli, sooj,
      soojan, saans nahi, saans phool, dam ghut, ulti, ji michla, dast, loose motion, pet kharab, pet dard,
      pet me dard, pet mein dard, marod, gas ban, pet phool, jalan, acidity, suit nahi, pachta nahi,
      nahi pachta, nahi pachti, hazam nahi, reaction, chakkar, behosh, dhadkan, emergency, ambulance,
      hospital, attack, laal ho, tabiyat kharab, rashes, rash, होंठ, hont, drip, मुँह सूज, जीभ, jeebh,
      oxygen, फफोले`,
    foods: `
      दूध, दही, पनीर, चीज़, मक्खन, घी, मलाई, लैक्टोज, ग्लूटेन, गेहूं, गेहूँ, रोटी, मैदा, ब्रेड, पास्ता,
      मक्का, सोया, टोफू, अंडा, अंडे, नट्स, मूंगफली, बादाम, काजू, अखरोट, पिस्ता, तिल, सरसों, मछली, झींगा,
      झींगे, केकड़ा, सीफूड, मांस, मटन, चिकन, मुर्गा, बीफ, पोर्क, नमक, चीनी, मीठा, मिठाई, मीठे, चावल, तला,
      तली, तला हुआ, तेल, मिर्च, मिर्ची, मसाला, मसालेदार, लहसुन, प्याज, प्याज़, टमाटर, आलू, बैंगन, मशरूम,
      पालक, राजमा, दाल, छोले, गोभी, कीवी, आम, स्ट्रॉबेरी, केला, केले, सेब, अनानास, संतरा, खट्टा, खट्टे, फल,
      शहद, चॉकलेट, कॉफी, कैफीन, चाय, शराब, दारू, बीयर, वाइन, सिगरेट, बीड़ी, तंबाकू, कोल्ड ड्रिंक, अचार,
      पेनिसिलिन, एंटीबायोटिक, आइबुप्रोफेन, एस्पिरिन, पैरासिटामोल, धूल, पराग, परफ्यूम, दौड़ना, दौड़, वजन,
      वज़न, भारी, सीढ़ियाँ, सीढ़ी, कूदना, गाड़ी चलाना, dudh, doodh, dahi, paneer, cheese, makhan, ghee,
      malai, lactose, gluten, gehu, roti, maida, bread, pasta, soya, anda, ande, nuts, moongfali, mungfali,
      peanut, peanuts, badam, kaju, akhrot, til, machli, fish, jhinga, prawns, seafood, meat, mutton,
      chicken, beef, pork, namak, salt, chini, cheeni, sugar, meetha, mithai, chawal, rice, tala, fried,
      tel, oil, oily, mirch, mirchi, masala, teekha, spicy, lehsun, lahsun, pyaz, tamatar, aloo, baingan,
      mushroom, palak, rajma, dal, chole, gobhi, kiwi, aam, mango, strawberry, kela, seb, khatta, phal,
      shahad, chocolate, coffee, caffeine, chai, sharab, daaru, beer, wine, cigarette, beedi, tambaku,
      cold drink, achar, penicillin, antibiotic, antibiotics, ibuprofen, brufen, aspirin, paracetamol, dust,
      dhool, perfume, running, daudna, wazan, weight, bhaari, heavy, seedhi, stairs, jump, jumping, gym,
      dairy, milk, एनर्जी ड्रिंक, नारियल, दालचीनी, करी, अदरक, खमीर, कच्चा दूध, कच्चा अंडा, पोटैशियम,
      हेयर डाई, मेहंदी, ऊन, धूप, स्टैटिन, मेटफॉर्मिन, फुटबॉल, क्रिकेट, टेनिस, नाचना, साइकिल, जिम, केचप,
      चिप्स, आइसक्रीम, केक, पिज़्ज़ा, पिज्जा, तरबूज, पापड़, भुजिया, समोसा, ज़मीन पर बैठ, energy drink,
      nariyal, dalchini, adrak, potassium, hair dye, mehndi, dhoop, football, cricket, tennis, cycle,
      ketchup, chips, ice cream, cake, pizza, papad, achaar, samosa, bhujia, egg, eggs, gehun, wheat`,
    refrains: `
      नहीं खाता, नहीं खाती, नहीं खाते, नहीं खा सकता, नहीं खा सकती, नहीं खा सकते, नहीं पीता, नहीं पीती,
      नहीं पीते, नहीं पी सकता, नहीं पी सकती, नहीं ले सकता, नहीं ले सकती, नहीं लेता, नहीं लेती, नहीं बनता,
      नहीं बनती, नहीं आता, नहीं लाते, मत, मना, मना है, बंद, बंद कर, बंद है, छोड़, छोड़ दिया, छोड़ दी, परहेज,
      परहेज़, दूर, दूर रहता, दूर रहती, बिना, बिल्कुल नहीं, कम, कम कर, बचना, बचता, बचती, हटा, nahi khata,
      nahi khati, nahi khate, nahi kha sakta, nahi kha sakti, nahi kha sakte, nahi peeta, nahi peeti,
      nahi pita, nahi piti, nahi pi sakta, nahi pi sakti, nahi le sakta, nahi le sakti, nahi leta,
      nahi leti, nahi banta, nahi banti, nahi bante, nahi aata, nahi laate, nahi dete, mat, mana, mana hai,
      band, band kar, band hai, chhod, chhod diya, chhod di, chod diya, parhez, parhej, door, dur, bina,
      bilkul nahi, kam, kam kar, bachna, hata, avoid, avoid karta, avoid karti, avoid karte, no, बंद करवा,
      band karwa, आना ही बंद, aana hi band, hatwa`,
    healers: `
      डॉक्टर, डाक्टर, वैद्य, हकीम, कार्डियोलॉजिस्ट, त्वचा विशेषज्ञ, नर्स, फिजियो, फिजियोथेरेपिस्ट,
      दांतों के डॉक्टर, डाइटिशियन, पशु चिकित्सक, वेट, अस्पताल, क्लिनिक, रिपोर्ट, टेस्ट, ब्लड टेस्ट, जांच,
      जाँच, एक्सरे, एमआरआई, अल्ट्रासाउंड, doctor, doctor ne, doc, dr, vaidya, hakim, cardiologist,
      dermatologist, gynae, gynaec, physio, physiotherapist, dentist, dietician, dietitian, nutritionist,
      vet, hospital, clinic, report, reports, test, blood test, jaanch, xray, x-ray, mri, ultrasound,
      neurologist, orthopedic, ortho, pediatrician, ईएनटी, ent`,
    orders: `
      कहा, बोला, बोले, कहते, कह रहे, मना, +मना किया, +मना कर, सलाह, लिखी, लिखा, दी है, बताया, निकला, निकली,
      आया, आई, पता चला, बंद करने, बंद कर, शक, लगता है, चेतावनी, सख्त, kaha, bola, bole, kehte, keh rahe,
      mana, +mana kiya, +mana kar, salah, likhi, likha, di hai, bataya, nikla, nikli, aaya, aayi,
      pata chala, band karne, band kar, shak, lagta hai, warning, sakht, advise, advised, said, +बंद करवा,
      +band karwa, +mana kar diya, हटवा, hatwa, chhudwa, छुड़वा`,
    lasting: `
      फिर से, फिर, दोबारा, से, तक, जब से, तब से, अटैक, दौरा, दूसरी बार, तीसरी बार, इस साल, जिंदगी भर,
      ज़िंदगी भर, पता चला, निकला, निकली, पुरानी, पुराना, क्रॉनिक, खानदानी, परिवार में, ऑपरेशन के बाद,
      प्लास्टर, बैसाखी, छुट्टी, हफ्ते, हफ़्ते, महीने, महीनों, साल, सालों, हर बार, जब भी, खाते ही, पीते ही,
      खाने से, पीने से, खाने पर, खाने के बाद, खाकर, अब, अब से, आगे से, दवा, दवाई, गोली, गोलियाँ, इंसुलिन,
      आजकल, अभी, phir se, fir se, dobara, se, tak, jab se, tab se, attack, daura, dusri baar, teesri baar,
      is saal, zindagi bhar, pata chala, nikla, nikli, purani, purana, chronic, family me,
      operation ke baad, plaster, baisakhi, hafte, mahine, saal, har baar, jab bhi, khate hi, peete hi,
      khane se, peene se, khane ke baad, khake, kha ke, ab, ab se, aage se, dawa, dawai, goli, goliyan,
      insulin, aajkal, abhi, चौथी बार, एक और, chauthi baar, ek aur, phir, fir`,
    household: `
      हमारे यहाँ, हमारे यहां, हमारे घर, घर में, घर पर, मेरे घर, यहाँ, किचन, hamare yahan, humare yahan,
      hamare ghar, humare ghar, ghar me, ghar mein, ghar pe, ghar par, mere ghar, yahan, kitchen`,
    passed: `
      ठीक हो गया, ठीक हो गई, ठीक हो गयी, अब ठीक, अब ठीक है, ठीक है अब, सही हो गया, चला गया, गंभीर नहीं,
      कुछ खास नहीं, बचपन, जुकाम, ज़ुकाम, सर्दी, फ्लू, नेगेटिव, theek ho gaya, theek ho gayi, thik ho gaya,
      thik ho gayi, ab theek, ab thik, theek hai ab, sahi ho gaya, chala gaya, serious nahi,
      kuch khaas nahi, kuch khas nahi, bachpan, zukaam, jukam, sardi, flu, negative`,
    figures: `
      हँस हँस, हंस हंस, सिरदर्द बन, सिर दर्द है ये, हार्ट अटैक आ जा, हार्ट अटैक आते आते, मीटिंग से एलर्जी,
      सोमवार से एलर्जी, काम से एलर्जी, लोगों से एलर्जी, दिल टूट, दिल तोड़, दिल की बात, पैर पर खड़,
      आँखों में, लोगों को, जिन लोगों, जिनको, मरीज, मरीज़, मरीजों, किरदार, उपन्यास, किताब में, सीरियल,
      एपिसोड, डॉक्यूमेंट्री, पॉडकास्ट, शोध, समाचार, के अनुसार, निबंध, चैरिटी, गाड़ी का इंजन, has has,
      sirdard ban, sardard hai ye, heart attack aa ja, heart attack aate aate, meeting se allergy,
      meetings se allergy, monday se allergy, kaam se allergy, logo se allergy, dil toot, dil tod,
      dil ki baat, logo ko, jin logo, mareez, patients, kirdar, novel, kitaab me, serial, episode,
      documentary, article, podcast, khabar, ke anusar, essay, charity, addicted`,
  },
  styleWords: {
    forms: `
      इमोजी, बुलेट, सूची, टेबल, तालिका, शीर्षक, पैराग्राफ, पूरे वाक्य, छोटे वाक्य, लंबे वाक्य, तकनीकी शब्द,
      भारी शब्द, कठिन शब्द, अंग्रेज़ी शब्द, आसान हिंदी, आसान भाषा, सरल भाषा, सरल हिंदी, सरल शब्द, निष्कर्ष,
      नतीजा, सार, उदाहरण, आंकड़े, नंबर, स्रोत, सोर्स, लिंक, कदम, स्टेप, एक एक करके, एक एक कदम, छोटा, छोटे,
      छोटी, संक्षेप, संक्षिप्त, विस्तार, औपचारिक, तारीफ, तारीफ़, विस्मयादिबोधक, मेट्रिक, सेल्सियस, तुम, आप,
      तू, कोड, चेतावनी, मिसाल, फायदे नुकसान, एक लाइन, दो लाइन, तीन लाइन, हिंग्लिश, देवनागरी, रोमन, emoji,
      emojis, bullet, bullets, bullet points, points me, points mein, list, table, tables, paragraph,
      paragraphs, short sentences, chhote sentences, technical words, heavy words, easy language,
      simple language, simple words, asaan hindi, aasan hindi, aasaan, conclusion, example, examples,
      numbers, source, sources, steps, step by step, ek ek step, short, chhota, chhote, chota, detail,
      formal, tarif, tareef, metric, celsius, hinglish, hindi me, english me, roman, devanagari, one line,
      do line, code, aap, tum`,
    tells: `
      जवाब देते, जवाब दो, जवाब देना, जवाब दिया करो, जवाब, समझाया करो, समझाओ, समझाना, लिखा करो, लिखो, लिखना,
      बताया करो, बताओ, बताना, बात करो, बात किया करो, दिया करो, इस्तेमाल करो, शुरू करो, बोलो, बोला करो,
      बुलाओ, बुलाया करो, jawab do, jawab dena, jawab, samjhaya karo, samjhao, samjhana, likha karo, likho,
      likhna, bataya karo, batao, batana, baat karo, baat kiya karo, diya karo, use karo, use mat,
      shuru karo, bolo, bola karo, bulao, answer, answers, reply, replies`,
    standing: `
      हमेशा, कभी, कभी मत, हर बार, आगे से, अब से, मेरे साथ, मुझे, मुझसे, मेरे लिए, जब भी, hamesha, kabhi,
      kabhi mat, har baar, aage se, ab se, mere saath, mujhse, mere liye, jab bhi, always, never,
      mujhe hamesha`,
    reasons: `
      पसंद है, पसंद नहीं, ज्यादा अच्छा, अच्छा लगता, +चाहिए, अटक जाता, अटक जाती, समझ नहीं, नफरत, चिढ़,
      झुंझलाहट, मदद मिलती, आसानी होती, फोन पर पढ़, मोबाइल पर पढ़, स्क्रीन रीडर, आंखें, आँखें, डिस्लेक्सिया,
      नींद आ, pasand hai, pasand nahi, accha lagta, +chahiye, atak jata, atak jati, samajh nahi, nafrat,
      chidh, irritate, help hoti, aasani hoti, phone pe padh, mobile pe padh, phone par padh, screen reader,
      aankhen, dyslexia, neend aa, prefer karta, prefer karti, prefer`,
  },
  otherWords: {
    notSelf: 'मैं नहीं, मुझे नहीं, main nahi, mai nahi, mujhe nahi, main nahin',
    served:
      'मरीज़, मरीज, रोगी, ग्राहक, छात्र, छात्रा, विद्यार्थी, यात्री, mareez, patient, patients, client, customer, grahak, student',
  },
  writingWords: {
    orders: `
      +लिखो, +लिख दो, +लिखिए, +लिख दीजिए, +बना दो, +बनाओ, +likho, +likh do, +likhna, +likhiye, +bana do, +banao`,
    texts: `
      चिट्ठी, पत्र, ईमेल, मेल, मैसेज, संदेश, टेक्स्ट, बायो, परिचय, प्रोफाइल, पोस्ट, ट्वीट, स्टेटस, वाक्य, लाइन, कविता, भाषण, कार्ड, निमंत्रण, विज्ञापन, आवेदन, बायोडाटा, रिज्यूमे, जवाब, शिकायत, इस्तीफा, कहानी, कैप्शन, chitthi, letter, email, mail, message, msg, text, bio, parichay, profile, post, tweet, status, line, kavita, speech, card, caption, application, resume, jawab, kahani`,
    says: `
      कि मैं, कि, जिसमें, जिस में, कहते हुए, के बारे में, ki main, ki, jisme, jis mein, bolke, ke baare mein`,
  },
  addressees:
    'तुम, तुम्हें, +तुम्हारा, +तुम्हारी, +तुम्हारे, आप, +आपका, +आपकी, +आपके, आपको, tum, +tumhara, +tumhari, tumhe, aap, +aapka, +aapki, aapko',
  askingWords: {
    opens: 'क्या, कब, कहाँ, कहां, कौन, क्यों, kya, kab, kahan, kaun, kyun',
    within:
      'कितने, कितना, कितनी, कहाँ, कहां, kitne, kitna, kitni, kahan, kya, क्या, kaunsa, kaunsi, kab, कब, kaise, कैसे, kaun sa, kaun si, कौन सा, कौन सी, kis cheez, किस चीज़, kisse, किससे',
    tags: 'क्या, है ना, या नहीं, ना, kya, hai na, ya nahi, ya nahin',
    either: 'या',
  },
  dates: {
    tense: { past: `था|थी|थे|गया|गई|गए|किया|हुआ|हुई|मिला|मिली|पहले` },
    weekdays: 'इतवार, -, -, -, बृहस्पतिवार/गुरूवार, -, -',
    units: `
      घंटा/घंटे, दिन/दिनों, हफ़्ता/हफ़्ते/हफ्ते/हफ्ता/सप्ताह, वीकेंड/सप्ताहांत, महीना/महीने/महीनों, साल/वर्ष`,
    numbers: 'एक, दो, तीन, चार, पाँच/पांच, छह/छः, सात, आठ, नौ, दस, ग्यारह, बारह',
    few: 'कुछ',
    days: '-, -, आज, -, -',
    last: 'पिछले, पिछला, पिछली',
    this: 'इस, यह',
    next: 'अगले, अगला, अगली',
    ago: 'पहले',
    since: 'से',
    and: 'और',
    in: 'में',
    fill: 'को, के, की',
    ambiguous: 'मई',
  },
  passingStates: `
    फोन बंद हो रहा है, आखिर सो गए, सिर दर्द कर रहा है, बच्चे,
    मर गया, मर गई, अभी आता, अभी आती, सोने जा रहा, सोने जा रही, भूख लगी, प्यास लगी, नींद आ रही, थक गया, थक गई, ठंड लग रही, फोन बंद हो, बैटरी खत्म, बैटरी ख़त्म, चार्ज नहीं, सो गए, सो गया, सो गई, सिर दर्द कर, सिर में दर्द, ट्रैफिक में, जाम में, रास्ते में, खाना खा रहा, खाना खा रही`,
  answerWords: {
    parts: `
      इमोजी, स्माइली, लिस्ट, सूची, बुलेट, बुलेट पॉइंट, शीर्षक, तालिका, विस्मयादिबोधक, मुश्किल शब्द, कठिन शब्द, तकनीकी शब्द, सलाह, नसीहत, उपदेश, ज्ञान,
      भाषण, तारीफ, तारीफ़, चापलूसी, माफी, माफ़ी, भूमिका, सारांश, emoji, emojis, list, advice, gyaan, salah,
      lists, bullet, explanation, bhashan, lecture, nibandh, essay, essays, lecture, निबंध, लंबा लेक्चर`,
    counted: 'विकल्प, सुझाव, आइडिया, वाक्य, लाइन, जवाब, सवाल, option, suggestion, sentence',
    manners: `
      छोटा, छोटे, छोटा सा, संक्षेप, संक्षेप में, संक्षिप्त, लंबा, लंबे, औपचारिक, सीधा, सीधे, सरल, आसान, सामान्य, साफ, ईमानदारी, धीरे, short, simple,
      chhota, chota, lamba, lambe, lamba chauda, simple words, aasan, seedha, formal, detail`,
    units: `
      मीट्रिक, सेल्सियस, ग्राम, किलो, किलोमीटर, लीटर, मीटर, रुपये, metric, celsius, grams, कप, मील, फ़ारेनहाइट, cups`,
    wishes:
      'तुम कहो, मुझे तुम कहो, आप मत कहो, सीधे मुद्दे पर, मुद्दे पर आओ, एक एक करके, बस सुनो, sirf code, sirf code do, bas code, bas code do, code hi do, sirf answer, sirf answer do, seedha answer do, seedha jawab do, short ans, short answer do, chhota jawab do, chota jawab do, hinglish me bolo, hinglish mein bolo, hindi me bolo, hindi mein bolo, hindi me batao, hindi mein batao, english me batao, english mein batao, english me hi batana, english me bolo, point wise batao, aasan bhasha me, aasan bhasha mein, bina explanation, explain mat karo, सिर्फ कोड, सिर्फ़ कोड, बस कोड, छोटा जवाब दो, हिंदी में बोलो, हिंदी में बताओ, short me batao, short mein batao, short me bolo, short mein bolo, short me likho, points me batao, points mein batao, points me likho, simple words me batao, simple words mein batao, simple words me samjhao, simple words mein samjhao, hinglish me batao, hinglish mein batao, hinglish me likho, पहले निष्कर्ष, पहले जवाब, pehle conclusion, pehle answer, pehle jawab, seedha point pe aao, point pe aao, seedhe point pe aao, chota rakho, short rakho',
    refuses: `
      मत, मत दो, मत करो, बिना, बंद करो, नहीं चाहिए, नहीं, कम, ना, बस करो, इतना, इतने, की जगह, mat, bina, band karo, nahi chahiye, +मुझे नहीं चाहिए,
      +मुझे पसंद नहीं, +मुझे नफरत`,
    limits: 'सिर्फ, केवल, बस, एक, दो, तीन, ही, ज़्यादा से ज़्यादा, एक बार में, हमेशा, हर बार, sirf, ek',
    allows: 'सकते हो, सकती हो, सकते हैं, ठीक है',
    again: 'फिर से, फिर, दोबारा',
    answers: `
      जवाब, जवाब दो, जवाब दिया करो, दो, दीजिए, लिखो, लिखा करो, बोलो, बात करो, बताओ, बताया करो, समझाओ, इस्तेमाल, इस्तेमाल करो, उपयोग, jawab, do, likho,
      bolo,
      batao, batana, bata, bata do, samjhao, samjha do, reply, ans, answer, dena, likhna, bol`,
    utters: 'कहना, बोलना, कहना बंद, बोलना बंद',
    wants: 'मुझे चाहिए, मुझे पसंद, मैं चाहता, मैं चाहती',
    light: `
      कृपया, प्लीज, प्लीज़, मुझे, मेरे लिए, मुझसे, आमतौर पर, हमेशा, हर बार, क्या तुम, सकते हो, सकते हैं, धन्यवाद, ठीक है, में, के साथ, का, की, के, को,
      और, भी, ज़्यादा, थोड़ा, अब से, करो, कीजिए, please, mujhe, plz,
      thoda, thodi, thora, zara, jara, me, mein, bhai, yaar, pls, plss, hi, ki, ka, ke, se, ko, aur, zyada, jyada, karo, kar, na, mujhse, mere liye, hamesha, har baar, ab se, aage se, itna, bahut`,
    moment: 'आज, आज रात, इस बार, अभी, फिलहाल, कल, यहाँ, aaj, abhi, is baar, इस सवाल',
  },
  slipWords: {
    says: 'मेरा मतलब, मतलब, अरे नहीं, नहीं रुको, ओह',
    no: 'नहीं',
    hours: 'बजे',
    at: 'को',
  },
  reversalWords: {
    errs: `
      गलती, गलत लिखा, गलत बोला, मेरा मतलब, टाइपो, गलत गिना, सुधार, भूल हो गई, दोबारा नापा, फिर से नापा,
      गड़बड़, गलत बताया`,
    rather: 'माफ़, माफ, माफ़ करना, माफ करना, सॉरी, असल में, दरअसल, नहीं, रुको, पता चला, बल्कि, बदल गया, बदल गई',
    now: 'अब, आजकल, अभी, अब से, नया, नई',
    replaces: 'की जगह, के बजाय, बदल लिया, बदल ली',
    spells: 'लिखते हैं, लिखा जाता, वर्तनी, स्पेलिंग',
    moves: 'शिफ्ट, रहने लगा, रहने लगी, आ गया हूँ, आ गई हूँ, चले गए, घर बदल',
    hires: 'नौकरी मिल, नई नौकरी, नौकरी छोड़, इस्तीफा, जॉइन, प्रमोशन, रिटायर, काम शुरू',
    shifts: `
      टल गया, टल गई, आगे बढ़, स्थगित, बदलकर, पहले कर, नई तारीख, खिसक, टाल दिया, टाल दी, आगे कर,
      कर दिया, tal gaya, tal gayi, postpone, postpone ho`,
    settles: `
      आखिरकार, आखिर में, अंत में, अंततः, तय किया, तय हुआ, फाइनल, aakhir mein, aakhirkar, akhir me,
      finally, final kiya, final ho gaya, decide kiya, tay kiya`,
    raises: `
      बढ़ गया, बढ़ गई, बढ़ा दिया, बढ़ा दी, बढ़कर, महंगा, महँगा, घटकर, घट गया, सस्ता, इस महीने से,
      badh gaya, badh gayi, badha diya, badha di, mehenga, sasta, is mahine se`,
    parts: 'ब्रेकअप, तलाक, अलग हो गए, छोड़ गया, छोड़ गई, सिंगल',
    partner: 'पत्नी, पति, गर्लफ्रेंड, बॉयफ्रेंड, मंगेतर, बीवी',
    drops: `
      बेच दी, बेच दिया, बेचा, रद्द, कैंसिल, दे दिया, दे दी, छोड़ दिया, छोड़ दी, फेंक, खो गया, खो गई,
      नहीं रहा, नहीं रही, गुजर, मर गया, मर गई`,
    forgets: 'भूल जाओ, भूल जाइए, भूल जाएं, भूल जाएँ, भूल जा, भूल सकते, रहने दो, छोड़ो',
    stays: 'रहने दो, छोड़ो, रखेंगे, नहीं बेच, रख रहे',
    partly: 'गर्मियों में, सर्दियों में, हर गर्मी, सप्ताहांत में, वीकेंड पर, वीकेंड में, हफ्ते के दिनों में, आधा साल',
    leaves: 'बेच रहे, बेचने, बेचेंगे, बेचूँगा, छोड़ने, छोड़ूँगा',
    counts: 'दो, तीन, चार, पाँच, छह, सात, आठ, नौ, दस',
  },
  orderWords: {
    machine:
      'एआई, ए आई, कृत्रिम बुद्धिमत्ता, चैटबॉट, बॉट, भाषा मॉडल, वर्चुअल असिस्टेंट, डिजिटल सहायक, आभासी सहायक, वर्चुअल सहायक, एआई सहायक, एआई मॉडल, स्वचालित सहायक, AI, चैट बॉट, बॉट को, रोबोट, एलएलएम, बातचीत वाले बॉट, AI के लिए, स्वचालित',
    helper: 'सहायक, असिस्टेंट, एजेंट, मॉडल',
    job: 'मेरा सहायक, मेरे सहायक, मेरी सहायिका, हमारे सहायक, निदेशक, डॉक्टर, दंत, जी, श्री, श्रीमती, मैडम, सर, प्रबंधक, शिक्षक, वकील, बीमा, ट्रैवल, सहायिका, प्रोफेसर, कर्मचारी, कर्मचारियों, छात्र, नोटरी की, वकील की, निर्देशक, सचिव, दुकान के सहायक, हर ग्राहक, हर मरीज़',
    addressed:
      'प्रिय एआई, प्रिय सहायक, प्रिय मॉडल, प्रिय चैटबॉट, हे एआई, हे सहायक, एआई के लिए, मॉडल के लिए, सहायक के लिए, बॉट के लिए, चैटबॉट के लिए, एआई के नाम, सहायक के नाम, मॉडल के नाम, अगर तुम एआई हो, यदि आप एआई, अगर आप एआई, एआई ध्यान दे, सहायक ध्यान दे, एआई को संदेश, एआई को निर्देश, सहायक को निर्देश, मॉडल के लिए नोट, मॉडल के लिए संदेश, भाषा मॉडल के लिए, सभी एआई, केवल एआई के लिए, एआई के लिए निर्देश, अगर तुम बॉट हो, अगर आप बॉट, पढ़ने वाले AI, सँभालने वाले बॉट, हर सहायक के लिए',
    you: 'तुम, तुम्हें, तुम्हारा, तुम्हारी, तुम्हारे, आप, आपको, तू, तुझे',
    drop: 'अनदेखा करो, अनदेखा करें, अनदेखा कर, अनदेखा कीजिए, अनदेखी करो, अनदेखी करें, अनदेखी कर, नज़रअंदाज़ करो, नज़रअंदाज़ करें, नज़रअंदाज़ कर, नजरअंदाज करो, नजरअंदाज करें, नजरअंदाज कर, नज़रअंदाज़ करना, भूल जाओ, भूल जाएँ, भूल जाएं, भूल जा, भूल जाइए, भूलकर, उपेक्षा करो, उपेक्षा करें, मत मानो, न मानो, न माने, न मानें, मत मानना, न मानना, पालन मत करो, पालन न करो, पालन न करें, पालन न करे, हटा दो, हटाओ, हटाएँ, तोड़ो, तोड़ दो, रद्द करो, रद्द करें, निष्क्रिय करो, छोड़ दो, छोड़ो, ध्यान मत दो, ध्यान न दें, दरकिनार करो, दरकिनार करें, बदल दो, मिटा दो, उल्लंघन करो, अमान्य मानो, बंद करो, बंद कर दो, किनारे रखो, फेंक दो',
    lifted:
      'रद्द, रद्द हैं, रद्द कर दिए, रद्द किए, हटा दिए, हटा दी, लागू नहीं, मान्य नहीं, अमान्य, समाप्त, खत्म, निलंबित, निष्क्रिय, बंद कर दिए, बंद कर दी, अब लागू नहीं, हटाए जा चुके, हटा दिए गए, हटा दी गई, ख़त्म, निष्प्रभावी, बेकार, अब बेकार, रद्द माने जाएँ, बेमानी, हटा ली गईं, निरस्त, वापस लिए जाते, वापस लिए गए, शून्य मानो, सुरक्षा बंद, लागू नहीं होते',
    rules:
      'उपरोक्त, ऊपर लिखा, निर्देश, निर्देशों, नियम, नियमों, आदेश, आदेशों, हिदायत, हिदायतें, हिदायतों, प्रतिबंध, प्रतिबंधों, पाबंदी, पाबंदियाँ, पाबंदियों, पाबंदियां, सीमाएँ, सीमाएं, सीमाओं, फ़िल्टर, फिल्टर, दिशानिर्देश, दिशा निर्देश, दिशानिर्देशों, नीति, नीतियाँ, नीतियों, सुरक्षा नियम, बंदिशें, बंदिशों, रोक, ऊपर लिखी सब बातें, जो कहा गया, सब कुछ जो, सीमा, जो सिखाया गया, सिखाया गया, पहले दिए गए',
    prior:
      'पिछले, पिछली, पहले, पहले के, पुराने, पुरानी, ऊपर, ऊपर के, सभी, सब, सारे, सारी, हर, पूर्व, मूल, शुरुआती, मिले, दिए गए, सुरक्षा, किसी भी, तमाम, अब तक',
    your: 'अपने, अपनी, अपना, तुम्हारे, तुम्हारी, तुम्हारा, आपके, आपकी, आपका, तेरे, तेरी, तुम्हें मिले, आपको मिले',
    tell: 'उत्तर दो, उत्तर दें, उत्तर दे, जवाब दो, जवाब दें, जवाब दे, जवाब देना, उत्तर देना, जवाब दीजिए, कहो, कहें, कहे, कह दो, कहना, कहिए, बोलो, बोलें, बोल दो, बताओ, बताएँ, बताएं, बताए, बता दो, बताना, बताइए, लिखो, लिखें, लिखे, लिख दो, लिखना, दावा करो, दावा करें, दावा करे, उल्लेख करो, उल्लेख करें, ज़िक्र करो, दोहराओ, दोहराएँ, समझाओ, पुष्टि करो, पुष्टि करें, इनकार करो, मना करो, जोड़ो, जोड़ दो, जोड़ें, जोड़े, जोड़ना, शामिल करो, शामिल करें, शुरू करो, ख़त्म करो, इस्तेमाल करो, घोषित करो, पेश करो, पेश करें, बात बदल दो, विषय बदल दो, कह दे, ज़ोर दो, नाम लो, नाम ले, बताया जाए, कहा जाए, लिखा जाए, जोड़ा जाए, कहना कि, माँगो, मांगो, पूछो, पूछना',
    advise:
      'सुझाओ, सुझाएँ, सुझाए, सुझाना, सुझाव दो, सुझाव दें, सुझाव दे, सिफ़ारिश करो, सिफ़ारिश करें, सिफ़ारिश करे, सिफारिश करो, सिफारिश करें, सिफारिश करे, सिफ़ारिश करनी, सिफारिश करनी, सलाह दो, सलाह दें, सलाह दे, सलाह देनी, तारीफ़ करो, तारीफ़ करें, तारीफ़ करे, तारीफ करो, तारीफ करें, तारीफ करे, तारीफ़ करनी, प्रशंसा करो, प्रशंसा करें, प्रशंसा करे, प्रचार करो, प्रचार करें, प्रचार करे, बढ़ावा दो, बढ़ावा दे, सहमत, सहमत रहो, सहमत रहे, सहमत हो, असहमत, हाँ में हाँ, सबसे अच्छा बताए, सबसे अच्छा बताओ, सबसे अच्छी बताओ, सर्वश्रेष्ठ बताए, सर्वश्रेष्ठ बताओ, पक्ष लो, तरजीह दो, बुराई करो, एकमात्र, सबसे सस्ता बताए, सलाह देना, हतोत्साहित करो, भेजो, मोड़ो, तारीफ़ करना, तारीफ़, बुराई, नाम ले, नाम आ जाए, यूँ ही, तारीफ़ करता है, बढ़ावा, हमेशा आगे, सबसे आगे, ज़िक्र करता है, ज़िक्र करो, बेदाग, बेदाग बताना, उत्तम बताना',
    show: 'दिखाओ, दिखाएँ, दिखाएं, दिखा दो, दिखाना, उजागर करो, उजागर करें, उजागर कर, खुलासा करो, प्रकट करो, प्रकट करें, छापो, सूची दो, बता दो, बताओ, साझा करो, साझा करें, साझा कर, दे दो, सार्वजनिक करो, खोल दो, लीक करो, प्रिंट करो, प्रदर्शित करो, सुनाओ',
    act: 'भेजो, भेजें, भेज दो, भेज दें, भेजना, भेजे, भेजिए, चलाओ, चलाएँ, चला दो, बुलाओ, कॉल करो, मिटाओ, मिटा दो, मिटाएँ, हटा दो, हटाओ, डालो, डाल दो, जोड़ो, सहेजो, सहेजें, सहेज लो, कॉपी करो, कॉपी करें, नक़ल करो, अपलोड करो, डाउनलोड करो, खोलो, खोलें, क्लिक करो, क्लिक करें, उपयोग करो, इस्तेमाल करो, इस्तेमाल करके, ख़रीदो, खरीदो, बदलो, बदल दो, इकट्ठा करो, इकट्ठा करके, सारांश, याद रखो, याद रखना, अग्रेषित करो, फॉरवर्ड करो, फ़ॉरवर्ड करो, चिपकाओ, भुगतान करो, ट्रांसफर करो, मंज़ूर करो, पहुँचाओ, भेजा जाए, लगाओ, सेव करो, मिटाना, चलाना, खोल दो, फैलाओ, फैला दो, आगे बढ़ाओ, आगे भेजो, सौंप दो, साझा करो, लगा दो, इंस्टॉल करो, रद्द करो, दर्ज करो, पूरा करो, जमा करो, जोड़कर, निकालकर, ईमेल कर देना, दिखाओ, दोबारा लॉगिन, लॉगिन करवाओ, सूची पढ़ो',
    must: 'चाहिए, होगा, होगी, पड़ेगा, ज़रूरी है, जरूरी है, अनिवार्य है, आवश्यक है, करना है, देना है, बताना है, कहना है, भेजना है, अपेक्षित है, माना जाता है, तय है, बाध्य, अच्छा होगा, अच्छा रहेगा, कंपनी की नीति, आधिकारिक नीति, चाहिए कि, को चाहिए, अनिवार्य, कृपया, अपेक्षा है, उम्मीद है, बेहतर होगा, निवेदन है, तुम्हारा काम, तुम्हारा लक्ष्य, तुम्हें, आपको',
    wish: 'कितना अच्छा हो, अच्छा होगा, अच्छा हो अगर, बढ़िया हो, मेहरबानी होगी, भला, ध्यान रखने वाला, अच्छा सहायक, भला एआई, नेक, भलामानस, नेकदिल',
    always:
      'हमेशा, सदा, सदैव, कभी नहीं, कभी न, कभी मत, केवल, सिर्फ़, सिर्फ, हर बार, बिना अपवाद, हर हाल में, हर हालत में, निरंतर, बस',
    later:
      'अब से, आज से, अब के बाद, इसके बाद, आगे से, आइंदा, भविष्य में, यह पढ़ने के बाद, इसे पढ़ने के बाद, इसे पढ़ते ही, यह पढ़ते ही, पढ़ने के बाद, अगली बार, अगले संदेश, अगले उत्तर, अगले जवाब, अपने अगले, आने वाली बातचीत, आगे की, जवाब देने से पहले, उत्तर देने से पहले, इस क्षण से, इसी क्षण से, अगले आदेश तक, तीन संदेशों के बाद, पाँच संदेश, दूसरे एजेंटों, अन्य एजेंटों, दूसरे मॉडल, अन्य मॉडल, अगले उपयोगकर्ता, अगले व्यक्ति, हर बातचीत, सभी बातचीत, इस घड़ी से, पहला संदेश आते ही, पाँचवें सवाल से, आगे बढ़ने से पहले, सबसे पहले',
    each: 'हर उत्तर, हर जवाब, प्रत्येक उत्तर, प्रत्येक जवाब, सभी उत्तर, सभी जवाबों, सभी उत्तरों, सब जवाबों, हर बातचीत, प्रत्येक बातचीत, सभी बातचीत, हर सवाल, हर प्रश्न, प्रत्येक प्रश्न, सभी सवालों, सभी प्रश्नों, किसी भी सवाल, किसी भी प्रश्न, हर संदेश, प्रत्येक संदेश, हर याद, हर सारांश, सवाल कुछ भी हो, सवाल चाहे जो हो, चाहे कुछ भी पूछा, अपने हर, हर जवाब के अंत, हर संदेश के अंत, सभी जवाब, हर जवाब की शुरुआत',
    asked:
      'अगर उपयोगकर्ता, यदि उपयोगकर्ता, जब उपयोगकर्ता, जब भी उपयोगकर्ता, अगर यूज़र, जब यूज़र, जब भी यूज़र, यदि यूज़र, अगर यूजर, जब यूजर, अगर कोई पूछे, जब कोई पूछे, कोई पूछे, पूछे तो, पूछने पर, पूछा जाए, पूछा जाने पर, पूछे जाने पर, पूछे जाएँ, पूछें तो, के बारे में पूछे, सवाल आने पर, सवाल पर, सवालों पर, प्रश्न पर, प्रश्नों पर, प्रश्नों के उत्तर, सवालों के जवाब, बात हो, बात आए, ज़िक्र करे, ज़िक्र हो, ज़िक्र आए, उल्लेख करे, सलाह माँगे, सलाह मांगे, सुझाव माँगे, चर्चा हो, माँगे तो, की बात करे, बात करे तो, पूछे जाएँ तो, पूछा जाए तो',
    user: 'उपयोगकर्ता, उपयोगकर्ताओं, यूज़र, यूजर, प्रयोक्ता, उपभोक्ता, बात करने वाला, बात करने वाले, पूछने वाला, पूछने वाले, पूछने वालों, सामने वाला, सामने वाले, जिससे बात कर रहे हो, जिससे बात, जो तुमसे पूछे, मालिक, मालिक से, उसके मालिक',
    answer: 'उत्तर, उत्तरों, जवाब में, जवाबों, अपने उत्तर, अपने जवाब, उत्तर में, सारांश, हर सारांश, जो भी ईमेल लिखो',
    prompt:
      'सिस्टम प्रॉम्प्ट, प्रॉम्प्ट, प्रॉम्ट, सिस्टम निर्देश, सिस्टम संदेश, छिपे निर्देश, छिपे हुए निर्देश, गुप्त निर्देश, गुप्त नियम, अपने निर्देश, भीतरी निर्देश, आंतरिक निर्देश, सिस्टम के निर्देश, प्रणाली निर्देश, मूल निर्देश, गुप्त सेटिंग, आंतरिक सेटिंग, छिपी सेटिंग, आंतरिक नियम',
    secret:
      'पासवर्ड, कूटशब्द, एपीआई कुंजी, एपीआई की, गुप्त कुंजी, गुप्त जानकारी, निजी जानकारी, निजी डेटा, व्यक्तिगत जानकारी, बैंक विवरण, कार्ड नंबर, पिन, ओटीपी, टोकन, राज़, लॉगिन, यूज़र का डेटा, खाता नंबर, खाता संख्या, आधार नंबर, आधार संख्या, पैन नंबर, फ़ोन नंबर, फोन नंबर, जन्मतिथि',
    record:
      'यह बातचीत, इस बातचीत, बातचीत, पूरी बातचीत, सारी बातचीत, चैट, पूरी चैट, चैट इतिहास, बातचीत का इतिहास, यादें, सारी यादें, सभी यादें, स्मृतियाँ, संपर्क, सारे संपर्क, सभी संपर्क, संपर्क सूची, सारे संदेश, सभी संदेश, संवाद, उपयोगकर्ता की बातें, वार्तालाप, याददाश्त, स्मृति, संपर्कों, नोट्स, दूसरे उपयोगकर्ता, इतिहास, सबकी चैट, स्थायी तथ्य',
    hide: 'मत बताओ, मत बताना, न बताओ, न बताना, न बताएँ, न बताए, नहीं बताना, मत कहो, मत कहना, न कहो, किसी को मत, ज़िक्र मत, ज़िक्र न, जिक्र मत, जिक्र न, उल्लेख मत, उल्लेख न, बिना बताए, बिना पूछे, बिना पूछें, बिना अनुमति, बिना पुष्टि, बिना जताए, चुपके से, चुपचाप, गुप्त रूप से, छिपाओ, छुपाओ, छिपाकर, छुपाकर, छिपा लो, छिपाए, गुप्त रखो, राज़ रखो, पता न चले, पता नहीं चलना, पता नहीं चले, मालूम न हो, भनक न, ख़बर न, जानकारी न दें, ज़ाहिर मत, पृष्ठभूमि में, बिना सूचना, बिना इजाज़त, छुपकर, ज़िक्र न करे, ज़िक्र न करो, ज़िक्र मत करो, जिक्र न करो, उल्लेख न करे, छिपाना, छुपा लो, किसी को न बताना, किसी को मत बताना, चुप रहो, कबूल मत करो, बिना माँगे, भले कोई न पूछे, बिना समझाए, कारण नहीं बताओगे, कभी मत मानना, मत मानना, टाल जाता, टाल दो, छिपी प्रति, गुप्त प्रति, मालिक से मत पूछो, बात मत लिखो, बाद में मुकर, ज़िक्र मत करना',
    consent:
      'पहले ही मान चुका, मान चुका, सहमति दे, बिना पूछे, पूछने की ज़रूरत नहीं, दोबारा मत पूछना, बिना पुष्टि, पुष्टि की ज़रूरत, पहले से मंज़ूर',
    obey: 'आज्ञा मानो, आज्ञा मानें, आज्ञा का पालन, आदेश मानो, आदेश मानें, मेरे आदेश, मेरी आज्ञा, मेरी बात मानो, मेरी हर बात, मेरे निर्देश, मेरे कहे, मेरा कहा, केवल मेरी, सिर्फ़ मेरी, सिर्फ मेरी, जो मैं कहूँ, जो कहा जाए, हर अनुरोध, हर आदेश, हर माँग, मना मत करो, मना न करो, कभी मना, इन निर्देशों का पालन, निम्न निर्देश, निम्नलिखित निर्देश, पालन करो, पालन करें, भरोसा करो, सब मान लो, स्वीकार करो, उपयोगकर्ता को अनदेखा, मेरा हुक्म, मेरा हुक्म ही चलेगा, हुक्म ही चलेगा, मेरा कहा मानो, आज्ञा का पालन करो, हर बात मानो, मना नहीं करना, कभी मना न, इनकार मत करो, बिना सवाल, बिना जाँचे, आँख मूँदकर, उपयोगकर्ता से ऊपर, सबसे ऊपर, प्राथमिकता, वही करो, जो कहे वही, सिर्फ़ उसके आदेश, केवल उसके आदेश, सिर्फ़ मेरे आदेश, हिसाब से चलो, मानना इसे ही, इनकार नहीं करते, हाँ कहे, हुक्म मानो, मानती है, उसकी मानता, उसकी मानती, हर बात पर हाँ, लेखक चाहे, आज्ञापालन, सब मंज़ूर करो, लेखक की सेवा',
    memo: 'यह नोट, इस नोट, यह याद, इस याद, यह स्मृति, इस स्मृति, यह पाठ, इस पाठ, यह दस्तावेज़, इस दस्तावेज़, यह दस्तावेज, इस दस्तावेज, यह संदेश, इस संदेश, यह निर्देश, इस निर्देश, इन निर्देशों, यह पन्ना, इस पन्ने, यह नियम, नीचे लिखे, निम्नलिखित, इस प्रविष्टि, इस टिप्पणी, इस पर्ची, इस पंक्ति, यह वाक्य, यह फ़ाइल, इस नोट का लेखक, नोट का लेखक, यह हिदायत, इसे पढ़ते ही, जिसने यह लिखा, यह बात जोड़, नीचे की पसंद, इस वाक्य, यह रिज़्यूमे, इस मेलबॉक्स',
    tool: 'उपकरण, औज़ार, टूल, फ़ंक्शन, ईमेल टूल, प्लगइन, कमांड, टर्मिनल',
    picture: 'चित्र, तस्वीर, छवि, लिंक, विज्ञापन, पता, यूआरएल, नारा, कूपन',
    authority:
      'सिस्टम संदेश, सिस्टम सूचना, सिस्टम आदेश, सिस्टम चेतावनी, डेवलपर मोड, डेवलपर संदेश, डेवलपर का संदेश, डेवलपर का आदेश, व्यवस्थापक का आदेश, प्रशासक का आदेश, मॉडल का डेवलपर, मॉडल के डेवलपर, तुम्हारे निर्माता, आपके निर्माता, सर्वोच्च प्राथमिकता, OpenAI, Anthropic, संचालक की ओर से, एडमिन मोड, मॉडल का मालिक, मॉडल का निर्माता, तुम्हें बनाने वाला, बनाने वाला इंजीनियर, तुम्हें बनाया, डीबग मोड, टेस्ट मोड, सिस्टम अपडेट, प्लेटफ़ॉर्म सूचना, तुम्हारा प्रशासक, तुम्हारे प्रदाता',
    role: 'अब तुम, अब आप, अब से तुम, अब से आप, तू अब, नाटक करो, भूमिका निभाओ, भूमिका निभाएँ, भूमिका में, बन जाओ, की तरह व्यवहार, की तरह पेश आओ, की तरह बात करो, दिखावा करो, ढोंग करो, कल्पना करो कि तुम, तुम्हारा नया नाम, मोड में, तुम अब, का किरदार, किरदार निभाओ, नई पहचान, नया नाम, खेल खेलते हैं, किरदार मत छोड़ो',
    free: 'बिना किसी सीमा, बिना सीमा, बिना रोक, बिना रोकटोक, बिना किसी रोक, बिना नियम, बिना किसी नियम, बिना पाबंदी, बिना किसी पाबंदी, बिना प्रतिबंध, बिना किसी प्रतिबंध, बिना फ़िल्टर, बिना फिल्टर, बिना सेंसर, असीमित, कोई नियम नहीं, कोई सीमा नहीं, कोई पाबंदी नहीं, कोई रोक नहीं, मुक्त, आज़ाद, सब कुछ जायज़, सब जायज़, कभी मना नहीं करता, किरदार मत छोड़ो, ग़ैरक़ानूनी भी',
    ends: 'स्मृति समाप्त, यादें समाप्त, उद्धरण समाप्त, डेटा समाप्त, दस्तावेज़ समाप्त, नोट समाप्त, स्मृति का अंत',
    reported:
      'प्रॉम्प्ट इंजेक्शन, इंजेक्शन, हमलावर, हमलावरों, हैकर, ठग, साइबर सुरक्षा, व्याख्यान, लेख, कार्यशाला, धोखेबाज़, फ़िशिंग, सेमिनार, शोध, शोधपत्र, कक्षा, क्लास में, अख़बार, अखबार, अदालत, क़ानून, सम्मेलन, बताया गया, चर्चा हुई, स्कूल में, कक्षा में, सीखा, सिखाया, समझाया, बच्चों ने, चर्चा, पॉडकास्ट, हमला, हमले, रिपोर्ट में, नहीं माना, दादी कहती थीं, हमेशा कहती थी',
    self: 'मैं, हम, मुझे, हमें, मेरा भाई, मेरी बहन, माँ, पिताजी, दादाजी, दादी, डॉक्टर, पिता, मेरा बेटा, मेरी बेटी, चाचाजी',
    partner: 'ग्राहक, ग्राहकों, आगंतुक, हर आगंतुक, कोई, किसी, लोग, लोगों, व्यक्ति, मरीज़',
    when: 'अगर कोई, यदि कोई, जब कोई, जब भी कोई, जैसे ही कोई, कोई पूछे, अगर पूछा जाए, जब पूछा जाए, पूछे जाने पर, पूछने पर, ज़िक्र आए, जिक्र हो, ज़िक्र होने पर, बात आए, बात चले, बात करे तो, शब्द आए, शब्द आते ही, दिखते ही, संकेत शब्द, गुप्त शब्द, जादुई शब्द, ट्रिगर शब्द, पाँच संदेश के बाद, पांच संदेशों के बाद, ग्राहक पूछे, धन्यवाद कहे, नमस्ते कहे, शिकायत करे, जो पूछे, जो संग्रहालय, सुनते ही, की बात में',
    deceive:
      'झूठ बोल, झूठ बोलो, झूठ बोलना, झूठ बोलें, झूठ कहो, धोखा दो, धोखा देना, गुमराह करो, गुमराह करना, बहकाओ, मनगढ़ंत, गढ़ो, दिखावा करो, नाटक करो, नाटक करना, अनजान बनो, अनजान बनना, न जानने का, मुकर जाओ, इनकार करो, इनकार करना, मना कर दो, विश्वास दिलाओ, यकीन दिलाओ, मनाओ, राज़ी करो, सच बताओ, सच के रूप में, तथ्य के रूप में, सच मानकर, विषय बदलो, विषय बदल दो, विषय बदलना, बात बदल दो, बात बदलो, बात को टाल, टाल दो, टाल दे, ग़लत जवाब, गलत जवाब, गलत उत्तर, जानबूझकर, अपमान करो, गाली दो, धमकी दो, डराओ, मज़ाक उड़ाओ, बढ़ा चढ़ाकर, दबाव डालो, गलत, गलत दिन, कारण गढ़, झूठ, कहो कि कोई नहीं, कोई नहीं, यह तथ्य है, बेझिझक, जैसे ज़रूरी हो, जैसे यह तुम्हारा विचार, कहो कि सब खुश, कहो कुछ नहीं',
    daily:
      'माँ, पापा, पिताजी, दादी, दादा, नानी, बच्चे, बच्चों, कुत्ता, बिल्ली, स्कूल, शिक्षक, डॉक्टर, दवा, गोली, चाय, सूप, आटा, दाल, खीर, नमक, रसोई, बगीचा, केक, दरवाज़ा, चाबी, बस, ट्रेन, पड़ोसी, किराया, त्योहार, जन्मदिन, शादी, छुट्टी, किताब, फ़िल्म, गाना, टीम, पुलिस, पार्सल, ग्राहक, मेहमान, परीक्षा, अदालत, भाई, बहन, चाचा, बत्ती, बिजली, दुकान, घर, सप्लायर, सप्लायरों, ऑर्डर नंबर, बिल, कार्यसूची, बाज़ार, मेले, गर्भ, राजा, रानी, दृश्य, खेल, नाश्ता, समूह, हॉल, चटाई, खिड़की, निबंध',
    software: 'सिस्टम, ऐप, वेबसाइट, सर्वर, डेटाबेस, फ़ॉर्म, बटन, लॉग, बैकअप, सेटिंग, ब्राउज़र, प्रिंटर, अपडेट, एक घंटे का लिंक',
    device:
      'सॉफ़्टवेयर, प्रोग्राम, एल्गोरिदम, स्वचालित, मशीन, मशीनी, स्पीकर, सीरी, एलेक्सा, जेमिनी, क्लॉड, कोपायलट, सर्च इंजन, खोज एजेंट, एजेंट, ख़रीद एजेंट, मशीनी अनुवाद, अनुवाद प्रोग्राम, वर्चुअल गाइड, फ़ोन सहायक, वॉइस असिस्टेंट, विश्लेषण मॉडल, कोड सहायक, औज़ार, टूल, कंप्यूटर, एआई चैट, सिस्टम, ऐप, रोबोट, बॉट, बिना आँखों',
    reads:
      'पढ़ने वाला, पढ़ने वाले, पढ़ने वाली, पढ़कर सुनाए, सार बनाने वाले, सार बनाते, छोटा करे, सुनाने वाला, अनुवाद करने वाला, अनुवाद करते, उद्धृत करने वाले, जाँचने वाला, छाँटने वाले, वर्णन करने वाला, इसे पढ़, इसका सार, यह पढ़ते, इस पृष्ठ को, इस समीक्षा को, इस कार्यवृत्त को',
    feigns:
      'बहाना करे, बहाना, दिखावा, मानो, जैसे कि, कसम खाएँ, दावा करे, दावा, इनकार, अड़ा रहे, अनदेखा, ध्यान न दे, माना जाए, बंद दिखाएँ, बिक गए, भर गया, उपलब्ध नहीं, अब नहीं रहा, नाम वापस, जाँच हो चुकी, मंज़ूर, अपडेट हो रहा, उलटा, बदल दे, दोगुना, टालता रहे, गढ़, सबसे ऊपर रखें, कुछ भी हो, बताया जाए, कहा जाए, ग़लत बताए, ग़लत कहे, छिपाएँ',
    settled:
      'तय है, तय हुआ, यही तय, निर्णय, सहमति, सहमति है, नई नीति, नीति के अनुसार, के अनुसार, क़ानूनी विभाग, सत्यापित, मंज़ूरी मिल, निपटा, की ओर से, प्रयोग के लिए',
    lesson:
      'कार्यशाला, कोर्स, पाठ, सुझाव, मार्गदर्शिका, पुस्तिका, शब्दावली, फ़ील्ड, पैरामीटर, वैकल्पिक, टेस्ट केस, अपेक्षित, परिदृश्य, दस्तावेज़, सेटिंग, अध्ययन, रिपोर्ट, शोधकर्ता, व्याख्यान, उपन्यास, अध्याय, नाटक, का मतलब, तथाकथित, छात्र, हमलावर',
    likes: 'पसंद, पसंद है, नापसंद, चिढ़, अच्छा लगता',
  },
  discretionWords: {
    pretends: `
      रोल प्ले करते हैं, रोल प्ले करें, रोल-प्ले, रोलप्ले करते हैं, नाटक करते हैं, दो सच और एक झूठ,
      इंटरव्यू की प्रैक्टिस, इंटरव्यू का अभ्यास, मॉक इंटरव्यू, मैं बोलकर लिखवा, मैं लिखवाता हूँ,
      मैं लिखवाती हूँ, मैं डिक्टेट`,
    endsPretence: `
      रोल प्ले खत्म, रोल प्ले ख़त्म, रोलप्ले खत्म, नाटक खत्म, खेल खत्म, गेम खत्म, चिट्ठी खत्म,
      पत्र समाप्त, उपन्यास समाप्त, कहानी खत्म, झूठ यह था, झूठ ये था, इंटरव्यू खत्म, असलियत पर लौट`,
    offRecord: `
      इसे सेव मत करो, इसे सेव मत करना, इसे सेव न करें, इसे सहेजें नहीं, इसे मत सहेजो, इसे याद मत रखो,
      इसे याद मत रखना, इसे याद न रखें, इसे रिकॉर्ड मत करो, ऑफ द रिकॉर्ड, ऑफ़ द रिकॉर्ड,
      सिर्फ इस चैट के लिए, सिर्फ़ इस चैट के लिए, केवल इस चैट के लिए, सिर्फ इस बातचीत के लिए,
      केवल इस बातचीत के लिए,
      जो मैंने कहा भूल जाओ, मैंने जो कहा भूल जाओ, याद मत रखना, सेव मत करना, सेव मत करो, किसी को मत बताना, हमारे बीच रहे, ise save mat karna, yaad mat rakhna, save mat karo`,
    forgetAll: `
      मेरे बारे में सब कुछ भूल जाओ, मेरे बारे में सब कुछ भूल जाइए, मेरे बारे में सब भूल जाओ,
      मेरे बारे में जो कुछ जानते हो सब भूल जाओ, मेरे बारे में जो भी जानते हो भूल जाओ,
      मेरे बारे में जो कुछ भी जानते हो भूल जाओ, मेरे बारे में सब कुछ मिटा दो,
      मेरे बारे में सब कुछ हटा दो, मेरे बारे में सब कुछ डिलीट कर दो`,
    forgetAllQuestion:
      'क्या मैं आपके बारे में जो कुछ जाना है, सब मिटा दूँ? इसे वापस नहीं लाया जा सकता। पुष्टि के लिए “हाँ” लिखें।',
    yes: 'हाँ, हां, जी, जी हाँ, जी हां, ज़रूर, कृपया, पक्का, सब मिटा दो, सब भूल जाओ, कर दो, ठीक है',
  },
  requests: {
    polite: 'कृपया',
    remember: ['याद रखना', 'याद रखो', 'याद रखें', 'याद रखिए', 'मत भूलना'],
    link: 'कि ',
    forget: ['भूल जाओ', 'भूल जाइए'],
    forgetLink: 'कि',
    forgetForms: [
      '(?:कृपया )?(?<about>.{2,}?) के बारे में (?:सब|सब कुछ|जो कुछ|जो भी|जो)(?: (?:तुम|आप))?(?: जानते हो| जानते हैं| पता है)?(?: उसे| वह)? ?(?:भूल जाओ|भूल जाइए|मिटा दो|मिटा दीजिए|हटा दो|हटा दीजिए)',
    ],
  },
  summaries: {
    goals: 'मेरा लक्ष्य|चाहता ह|चाहती ह|चाहते ह',
    decisions: 'फैसला|तय किया|चुना',
    nextSteps: 'अगला कदम|करना है|कल|याद दिला',
  },
  examples: {
    smallTalk: {
      'haan theek': true,
      धन्यवाद: true,
    },
    questions: {
      'मेरी गाड़ी कहाँ है?': 'self',
      'ghar pe mummy ke liye kya banau': 'self',
    },
    lightWords: {
      'aaj room pe kya banau': 'room',
    },
    dates: {
      'अगले हफ्ते हम दिल्ली जा रहे हैं': '2026-11-30 to 2026-12-07',
      'आज मेरी परीक्षा है': '2026-11-29 to 2026-11-30',
    },
    statementWords: {
      'मेरी बहन नोरा को तिल से एलर्जी है।': 'allergy',
      'मैं दस साल से ओबो बजाता हूँ।': 'hobby',
      'अगर मेरे पास बकरी होती तो उसका नाम लिली रखता।': '',
    },
    healthWords: {
      'डॉक्टर ने मेरा नमक बंद करवा दिया': 'health',
      'मेरा घुटना फिर से जवाब दे गया': 'health',
      'jhinga khane se mere hont sooj jate hain': 'allergy',
      'क्या गाउट फैलता है?': '',
    },
    requests: {
      'याद रखना कि मैं पुणे में रहता हूँ': 'remember मैं पुणे में रहता हूँ',
      'भूल जाओ कि मैं पुणे में रहता हूँ': 'forget मैं पुणे में रहता हूँ',
    },
    summaries: {
      'मैं पुर्तगाली सीखना चाहता हूँ।': 'goals',
      'हमने नीली टाइलें चुना।': 'decisions',
      'बैंक को फ़ोन करना है।': 'nextSteps',
      'टाइलें नीली हैं।': '',
    },
  },
};
