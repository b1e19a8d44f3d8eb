/** French: all of its words that rules need. What each field is for stands in `language.ts`. */

import { fra } from 'stopword';
import { over, whereOf } from './forms.ts';
import type { Language } from './language.ts';

const WHERE = whereOf(
  'où',
  "(?:le|la|un|une|ce|cet|cette|les|des|du|au) |[ld]'",
  'point|endroit|moment|chapitre|passage|page|ligne|étape|histoire|conversation|discussion|liste|texte|sujet|leçon|jeu|plan',
);

const MORE = '(?:(?:plus|un peu|beaucoup|bien|très|moi|encore|d’une manière|de façon|de manière) )*';
const ANSWER = '(?:répondre|parler|écrire)';

export const french: Language = {
  code: 'fr',
  letters: 'œ, ê, û, ë, î, ù',
  everyDay: 'chaque, tous les, toutes les, le, les',
  stopWords: {
    list: fra,
    also: `
      quand, comment, pourquoi, combien, lequel, laquelle, lesquels, lesquelles, quoi, ça, donc, y, jai, tai,
      cest, nest, quest, sest, dis, dit, rappelle, rappelles, rappeler, souviens, mentionné, parlé, sais, peux,
      pouvez`,
    but: 'été, son',
  },
  scheduleWords: 'programme, prévu, prévue, prévus, agenda, calendrier, rendez-vous, rendez, plans, projets',
  questions: {
    ofSelf: `que sais-tu de/sur moi, que savez-vous de/sur moi, tu sais quoi de/sur moi, ce que tu sais de/sur moi, qu'est-ce que tu sais de/sur moi`,
    when: `
      < quand, depuis/jusqu'a/c'était/est-ce quand, jusqu'à quand,
      quand est-ce/ai-je/as-tu/avons-nous/est/était, quel/quelle heure/date/jour/mois/année, combien de temps`,
    who: '< [avec/à/de/pour/chez/par] qui, avec/chez/pour/par qui',
    howMany: 'combien',
    list: "quels/quelles * ai-je/j'ai/as-tu/avons, tous/toutes les/mes, liste",
    order: "quel ordre, dans l'ordre, ordre chronologique, en premier",
    summary: `
      résume/résumé/résumer/résumez, récapitule/récapituler/récapitulatif, aperçu,
      tout ce que j'ai/j'*/je/tu/nous/on, que sais-tu de/sur moi`,
    preference: `
      préféré/préférée/préférés/préférées/préférence/préférences/préfère, aime/aimé/aimer/aimais/aimait, adore,
      déteste, peux-tu/pourrais-tu/pouvez-vous ... recommander/suggérer/conseiller/proposer, recommande,
      conseille-moi, des conseils/idées/suggestions, que devrais-je/dois-je, allergique`,
    temporal: `
      hier soir, avant-hier, récemment, il y a jour/jours/semaine/semaines/mois/an/ans/heure/heures,
      il y a * jour/jours/semaine/semaines/mois/an/ans/heure/heures,
      semaine/mois/année/été/hiver/fois dernière/dernier/passé/passée, dernière fois, cette semaine, ce mois`,
    identity: `
      m'appel*, t'appel*, s'appel*, mon/ton/son nom/prénom/âge/anniversaire/métier/travail/adresse/employeur,
      habite-je/vis-je/travaille-je, habite/vis/travaille je, j'habite, quel âge`,
    procedural: `
      comment puis-je/faire/on/je/installer/configurer/fonctionne/faut-il/préparer/cuisiner/utiliser,
      comment ça marche, étapes, mode d'emploi, recette, tutoriel`,
    continuation: `
      comme on/nous/je/tu/vous/l'* a/avons/ai/as/avez/disait/disions/disais,
      comme on/nous/je/tu/vous l'a/l'avons/l'ai/l'as/l'avez, comme convenu/prévu/dit,
      < continue/continues/continuez/poursuis/poursuivez/vas-y >,
      < continue/continues/continuez/poursuis/poursuivez/vas-y s'il/stp/avec, on/nous en était/étions,
      où en était/étions, l'autre >, celui-là/celui-ci/celle-là/celle-ci`,
    assistant: `
      as-tu/avez-vous/t'as [m/déjà] dit/suggéré/recommandé/proposé/conseillé/mentionné/expliqué/donné,
      tu as/m'as/m'avais [déjà] dit/suggéré/recommandé/proposé/conseillé/mentionné/expliqué/donné,
      vous avez/m'avez [déjà] dit/suggéré/recommandé/proposé/conseillé/mentionné/expliqué/donné,
      m'as-tu ... dit/recommandé/conseillé, ta/tes/ton/vos/votre suggestion/suggestions/recommandation/
      recommandations/réponse/réponses/conseil/conseils/idée/idées/liste/explication`,
    answered: `
      (explique/expliquez/donne/donnez/dis/dites/aide/aidez/montre/montrez/écris/raconte/fais/trouve/
      traduis) moi/nous, explique-moi, expliquez-moi, donne-moi, donnez-moi, dis-moi, dites-moi, aide-moi,
      aidez-moi, montre-moi, montrez-moi, écris-moi, raconte-moi, fais-moi, trouve-moi, traduis-moi,
      (peux-tu/pouvez-vous/pourrais-tu/pourriez-vous/tu peux/vous pouvez/tu pourrais/vous pourriez) me/m'*/nous,
      comment puis-je, comment je, comment est-ce que je, comme si j'avais/j'étais,
      je ne comprends pas, je comprends pas, (j'aimerais/je voudrais/je veux) savoir/comprendre, je me demande,
      tu me/m'* dis/donnes/expliques/aides/fais/traduis/racontes/écris, me dire/donner/expliquer/aider/montrer/faire/écrire/traduire`,
    self: "je, j'*, mon, ma, mes, moi, nous, notre, nos, m'*, me, maman, papa, mamie, papi, chez nous",
    joins: 'et, ou',
    asks: `
      que, quoi, quel/quelle/quels/quelles, qui, où, quand, pourquoi, comment, combien, est-ce que,
      qu'est-ce que`,
  },
  smallTalk: 'bonjour, bonsoir, salut, merci, beaucoup, oui, non, parfait, super, merveilleux, au, revoir',
  lightWords:
    'passé, arrivé, demande, demander, plus, dit, dire, sais, bon, bonne, bien, faire, faut, peut, quelque, chose, choses, aujourd’hui, demain, maintenant, encore, mettre, prendre, aller, nouveau, nouvelle, combien',
  taskWords: `
    écris, écrire, explique, expliquer, traduis, traduire, recommande, résume, résumer, signifie, veut,
    dire, différence, poème, blague, chanson, histoire, recette, recettes, mail, message, texte, idée,
    idées, conseil, conseils, traduction, prépare, donne, fais, enlever, appelle, marche,
    tableau, puces, paragraphe, paragraphes, phrase, phrases, court, courte, long, longue, simple, format, ton, formel, poli`,
  references: {
    pronouns: `
      ça, cela, ceci, celui, celle, ceux, celles, elle, elles, il, ils, lui, autre, autres, même, leur`,
    articles: 'ce, cet, cette, ces, là, y, en',
    persons: 'il, elle, ils, elles, lui',
    others: 'il, elle, ils, elles, lui, sa, son, ses',
    us: 'je, moi, tu, toi, vous, nous',
    spans: 'semaine, semaines, mois, année, années, an, matin, soir',
    empty: 'il y a, il pleut/faut/neige/fait',
    leaning: `
      < [et/mais] (pourquoi/comment ça/vraiment/lequel/laquelle/par exemple/et alors/et ensuite/et après/
      pourquoi pas) [ça/cela/donc] $, < et pour/avec/si/le/la/les/celui/celle/l'*,
      le/la premier/première/deuxième/second/seconde/dernier/dernière/autre option,
      le/la premier/première/deuxième/second/seconde/dernier/dernière/autre >, < le/la premier/première/deuxième/second/seconde/dernier/dernière/autre * >, plus de détails,
      < (oui/non/d'accord/exactement) ...40 $`,
  },
  dates: {
    aheadFirst: 'dans',
    tense: {
      past: `étais|était|étions|étaient|avais|avait|avions|avaient|fut|il y a|depuis|(?:ai|as|a|avons|avez|ont|suis|es|est|sommes|sont) (?:\\p{L}+ )?\\p{L}{2,}(?:é|ée|és|ées|i|is|it|u|us)`,
      ahead: `est prévue?s?|sommes invités?|ai réservé|avons réservé|est ici|est aussi|est midi|a lieu|ai rendez`,
    },
    dayParts: 'matin, après midi, soir, midi, dans la matinée, dans la soirée',
    months: 'janv, févr/fév, -, avr, -, -, juil, -, sept, oct, nov, déc',
    seasons: 'printemps, été/lété, automne/lautomne, hiver/lhiver',
    units: `
      heure/heures, jour/jours, semaine/semaines, week end/weekend, mois, an/ans/année/années/lannée/lan`,
    numbers: `
      un/une/1er/premier/première, deux/deuxième/second, trois/troisième, quatre, cinq, six, sept, huit, neuf,
      dix, onze, douze`,
    few: 'quelques, plusieurs',
    days: 'avant hier, hier, aujourdhui, demain, après demain',
    parts: 'début, mi/milieu, fin',
    last: 'dernier, dernière, derniers, dernières, passé, passée',
    this: 'ce, cet, cette',
    next: 'prochain, prochaine',
    agoFirst: 'il y a',
    since: 'depuis',
    before: 'avant, jusquà',
    after: 'après',
    between: 'entre',
    from: 'de, du, depuis',
    to: 'à, au, jusquà, jusquau',
    and: 'et',
    in: 'en, au, le, depuis, pendant, durant, au mois de, au cours de',
    fill: 'le, la, les, de, du, des, en, au mois de, lannée',
    ambiguous: 'mars, mai, avril, août, été, lété, printemps, mi',
  },
  meanings: {
    diet: 'je [ne] peux/dois/supporte pas manger/boire, puis-je pas manger/boire',
    dislike: "n'aime/n'aimes/n'aiment pas, n'aime-je pas, j'aime pas, supporte pas",
    work: 'dans la vie',
    live: 'quelle ville, où ai-je déménagé',
    birthday: 'quel âge',
  },
  lexicon: `
    kid: enfant enfants; son: fils; daughter: fille filles; baby: bébé; twin: jumeaux; mother: mère; father: père;
    brother: frère frères; sister: sœur soeur sœurs; married: époux; wife: épouse; husband: mari;
    preference: goûts; like: aime; dislike: déteste; diet: régime; allergic: allergique allergie allergies;
    vegetarian: végétarien; vegan: végan; live: habite habites domicile; work: travaille travail métier employeur;
    name: appelle nom prénom; birthday: anniversaire; trip: voyage vacances; decide: décidé; friend: ami;
    present: cadeau; dog: chien; cat: chat; vehicle: véhicule; car: voiture; bike: velo vélo; boat: bateau;
    day: jour jours; monday: lundi; tuesday: mardi; wednesday: mercredi; thursday: jeudi; friday: vendredi;
    saturday: samedi; sunday: dimanche; month: mois; january: janvier; february: février; march: mars;
    april: avril; june: juin; july: juillet; august: août; september: septembre; october: octobre;
    november: novembre; december: décembre; spring: printemps; summer: été; autumn: automne; winter: hiver;
    week: semaine; year: année; last: dernier; yesterday: hier; tomorrow: demain; colour: couleur; doctor: médecin;
    dentist: dentiste`,
  firstPersons: 'je, mon, ma, mes, moi, nous',
  replyHeaders: 'le .{4,80} a écrit\\s?:',
  comparisonWords: {
    denials: "ne, n', pas, jamais, sans",
    stressing: 'vraiment, très',
    turning: 'avant, après, plus, moins, sous, jusque',
    answers: 'non',
  },
  abbreviations: 'mme, mlle, av, bd, env, p.ex, c.-à-d, tél, apr, j.-c, cf, ed, max, min',
  evidenceWords: {
    denials: `
      ne, n', pas, jamais, aucun, aucune, rien, personne ne, ni, ne plus, n'est plus, nullement`,
    against: `
      déteste*, détester, hais, hait, horreur, allerg*, intoléran*, évite*, éviter, sans, arrêté,
      arrête, cessé, quitté, vendu, renoncé, abandonné, supporte pas, supporte mal, ancien,
      ancienne, autrefois, annulé`,
    idle: `
      pas seulement, non seulement, pas de souci, pas de problème, n'est-ce pas, pourquoi pas, pas
      mal, n'oublie pas, n'oubliez pas, je ne sais pas, sans doute, sans aucun doute, hâte de, pas
      vrai, ne t'inquiète pas`,
    instead: `
      au lieu de, à la place de, plutôt que`,
    numbers: `
      0 zéro, 2 deux, 3 trois, 4 quatre, 5 cinq, 6 six, 7 sept, 8 huit, 9 neuf, 10 dix, 11 onze,
      12 douze, 13 treize, 14 quatorze, 15 quinze, 16 seize, 20 vingt, 30 trente, 40 quarante, 50
      cinquante, 60 soixante, 100 cent, 1000 mille`,
    counting: `
      2 couple/paire/jumeaux/jumelles/deuxième, 3 troisième, 12 douzaine`,
  },
  secretWords: {
    passwords: `
      mot de passe, mots de passe, code secret, phrase secrète, phrase de passe, motdepasse, mot d'passe,
      mot de code, mot secret, mot magique,
      phrase de passe, phrase secrète, mot mémorable`,
    shortPasswords: 'mdp, pass, pwd, mp, mdps, mot d passe, mot 2 passe, mdpasse, mot pass',
    pins: `
      pin, code pin, puk, code puk, code de vérification, code de confirmation, code de validation,
      code sms, code de sécurité, code à usage unique, cvv, cvc, cryptogramme, code d'accès,
      code confidentiel, code de connexion, otp, code reçu, codes à usage unique, codes de secours,
      codes de récupération, chiffres du sms, chiffres reçus, code du sms, codes de sauvegarde,
      code de secours, code de récupération, code de sauvegarde, code de la carte, code sim,
      code messagerie`,
    codes: 'code, codes, combinaison, chiffres',
    digits: 'zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf, double',
    locks: `
      digicode, boîte à clé, boîte à clés, boite a cles, cadenas, coffre, coffre-fort, alarme, interphone,
      serrure, visiophone, code de l'alarme, code d'entrée, code de la porte, code du portail, clavier,
      se déverrouille avec, déverrouille, s'ouvre avec, déverrouiller, déverrouillage, désarmer,
      désactiver l'alarme, antivol, messagerie vocale, cadenas du vélo, cadenas de la valise`,
    doors: `
      porte, portail, portillon, garage, immeuble, entrée, résidence, appartement, cave, hall, bâtiment,
      cour, gîte, valise, casier, parking, ascenseur, barrière, local vélo, local à vélos`,
    logins: `
      identifiant, identifiants, login, connexion, compte, utilisateur, wifi, wi-fi, box, routeur, réseau,
      se connecter, connecte-toi, connecte toi, connectez-vous, tous mes comptes, nom d'utilisateur`,
    ids: `
      numéro de sécurité sociale, num sécu, sécurité sociale, sécu, secu, numéro de sécu, n° de sécu,
      nir, numéro national, numero d'identité, carte d'identité, numéro fiscal, insee, assurance sociale,
      nas, numéro avs, avs, registre national, num de sécu, numero de securite sociale, carte vitale,
      vitale, numéro de sécu, num de sécu, sécu`,
    documents: `
      passeport, n° de passeport, permis de conduire, permis, carte d'identité, titre de séjour, cni,
      document de voyage, titre de voyage`,
    cards: 'carte, carte bancaire, cb, carte bleue, carte de crédit, mastercard, visa',
    accounts: 'numéro de compte, n de compte, compte bancaire, rib, compte courant',
    devices: 'téléphone, portable, tablette, ordi, ordinateur, ipad, iphone',
    copulas: `
      est, c'est, reste, était, sont, c est, maintenant, toujours, désormais, réglé sur, est sur, passé à,
      changé en`,
    otherNumbers: `
      code postal, cp, commande, facture, colis, suivi, numéro de suivi, n° de commande, vol, train, chambre,
      place, siège, quai, isbn, série, référence, réf, promo, code promo, réduction, bon, remise, erreur,
      version, tél, téléphone, portable, voie, dossier, code source, code-barres, code barre, article, page,
      ligne, bus, prix, ticket, salle, indicatif, réservation, compteur, client`,
    talk: `
      oublié, oubliée, oublier, doit, doivent, au moins, minimum, caractères, caractère, expiré, changer,
      réinitialiser, incorrect, perdu, obligatoire, politique, faux, demain, envoie, enverrai, plus tard`,
    entered: `
      tape, taper, tapez, tapes, saisir, saisis, saisissez, entrez, entrer, composer, compose, composez,
      mets, mettre, utilise, utilisez, écris, on écrit, étoile, dièse, touche étoile, prend, demande`,
    questions: `
      nom de jeune fille, question secrète, question de sécurité, premier animal, animal de compagnie,
      nom de l'animal, nom du chien, nom du chat, rue de mon enfance, rue où, grandi, première école,
      école primaire, première voiture, ville de naissance, meilleur ami, surnom, premier chien,
      premier chat, premier professeur, première maîtresse, instituteur, ville natale,
      nom de naissance de ma mère, premier doudou, première peluche, premier amour, rue de mon enfance, où j'ai grandi, ma première école, professeur préféré, prof préféré, premier patron, nom de jeune fille de, ville où mes parents, livre préféré, héros d'enfance, premier chien, premier chat, deuxième prénom de mon père`,
    answers: `
      réponse, réponds, répondre, répondez, rép, dis, j'ai mis, j'ai mis, je mets, j'ai répondu,
      j'ai écrit, je réponds`,
    verified: 'pour vérifier, pour confirmer, pour valider, pour vous connecter, pour te connecter',
    kept: `
      pour tout, partout, partout le même, garde ça, garde-le, note ça, retiens ça, mets ça de côté,
      nom et année, le nom et la date, et ma date de naissance, et son année, et mon année,
      facile à deviner, je le mets partout, je l'utilise partout, pour tous mes comptes`,
    rescues: 'perds mon téléphone, perte du téléphone, perdu mon téléphone, sans mon téléphone, usage unique',
    keys: 'clé, clef, jeton, token, clé api, secret, identifiants, clé de récupération, clé de licence',
    atms: 'distributeur, dab, guichet, carte bleue, carte bancaire, cb, retirer',
    texted: `
      sms, texto, par texto, reçu par sms, vérification, authentification, double authentification,
      validation, j'ai reçu, m'a envoyé, m'ont envoyé, vient d'arriver, reçu un code, viens de recevoir`,
    asks: `
      dis-moi, dites-moi, donne, donnez, donne-moi, envoie, envoyez, quel est, quelle est, c'est quoi,
      saisissez, entrez, indiquez, besoin`,
    replies: `
      oui, non, ok, d'accord, merci, plus tard, attends, attendez, je ne sais pas, sais pas, aucune idée,
      oublié, pourquoi, bonjour, pareil, le même, peut-être, rien, aucun, exact, voilà`,
    opens: `
      déverrouille, déverrouiller, débloque, ouvre, ouvrir, permet d'entrer, s'ouvre avec,
      c'est celui de, c'est celui du, se débloque avec`,
    sides: 'gauche, droite, à gauche, à droite',
    thens: 'puis, ensuite',
    cardCodes:
      'cvv, cvc, cryptogramme, code de sécurité, trois chiffres au dos, trois chiffres derrière, chiffres au dos, chiffres derrière, dos de la carte, au dos, derrière la carte, 3 chiffres au dos, les trois derrière',
    announced: {
      names: 'mot de passe, code secret',
      shortNames: 'mdp, code pin',
      keys: "clé api, clé d'api, clé secrète, clé d'accès, jeton",
      prepositions: "du, de, des, d', au, aux, pour, sur",
      aboutPasswords: 'oublie',
      is: "est, reste, c'est",
      adverbs: 'maintenant, encore, toujours',
      changedTo: 'à, en',
      changes: 'changé, changer',
      possessives: 'mon, ma, notre',
      descriptions: 'oublie, vide, obligatoire, faible',
      units: 'caract, jours, chiffre',
      passingKeys: 'publique',
    },
    nearby: {
      keypad: 'puis dièse, puis la touche dièse, puis étoile, puis la cloche, puis la clé',
      credentials: 'identifiants',
      small: `
        le, la, les, de, des, du, un, une, et, est, pas, je, tu, il, vous, nous, que, qui, sur, dans,
        pour, par, avec, ne, se, au, ou, mon, ton`,
      phraseNames: 'phrase',
      theWord: 'le mot',
      codeWords: 'mot de code, mot secret',
      spelt: 'minuscule, en minuscule, tout minuscule, tout en minuscule',
      thatIs: "c'est",
      with: 'avec',
      conditions: 'si, au cas',
      wallets: '12 mots, 24 mots, phrase, portefeuille, douze mots, vingt-quatre mots',
      factory: 'usine',
      measures: 'ans, jours, caract*',
      called: 'appelé, appelle',
      users: 'utilis, identif, compte',
      forExample: 'par exemple, comme',
      numeros: 'n, no',
      flatKeys: 'clef, clé',
      rejected: 'non valide, refusé',
      security: 'sécur, secret, secrèt, récupér',
      asking: 'demand',
      backs: 'arrière, verso',
      recoveryCodes: 'code de récupération, codes de récupération, code de secours, codes de secours',
    },
    access: {
      things:
        'ordi, ordinateur, pc, portable, tablette, télé, console, wifi, box, netflix, disney, compte, messagerie, disque, mac, imac, nas, imprimante, portail, vpn, xbox, playstation, steam, spotify, amazon, paypal, gmail, clé usb, appli',
      before:
        "s'ouvre avec, ouvre avec, se déverrouille avec, démarre avec, on tape, je tape, tu tapes, tape, on met, je mets, faut mettre, rentre, je tape toujours, je mets toujours, j'écris, tu écris, tu mets, il faut taper, il faut mettre, faut taper, on écrit, marche avec, fonctionne avec",
      behind: "pour entrer, et ça s'ouvre",
      spelt:
        'sans majuscule, sans majuscules, avec majuscule, en minuscules, tout en minuscules, avec espaces, avec des espaces, sans espace, sans espaces, tout attaché, en un mot, en minuscule',
      refused: 'me dit faux, dit incorrect, incorrect, invalide, refuse, refusé, pas accepté',
      outcome:
        "ça bloque, bloque, ça me jette, me jette, ne marche pas, marche pas, message d'erreur, erreur, je n'arrive pas, impossible d'entrer, et ça démarre, dis-le, dis ça, dis-lui, note-le, écris-le, rappelle-moi, au cas où, ça ne marche plus, ne passe pas",
    },
  },
  statementWords: {
    self: "je, j', j'ai, moi, nous, on, moi c'est",
    mine: 'mon, ma, mes, notre, nos',
    they: 'il, elle, ils, elles, lui, leur, son, sa, ça, ce sont',
    kin: `
      +maman, +papa, +mamie, +papi, mère, père, parents, sœur*, soeur*, frère*, femme, mari, épouse,
      époux, compagnon, compagne, conjoint*, copain, copine, petit ami, petite amie, fiancé*, fils,
      fille, filles, garçon*, enfant, +les enfants, enfants, bébé, jumeaux, jumelles, beau-fils,
      belle-fille, petit-fils, petite-fille, petits-enfants, grand-mère, grand-père, grands-parents,
      tante, oncle, cousin*, cousine*, nièce, neveu, belle-mère, beau-père, beaux-parents, belle mère, beau père, belle sœur, beau frère,
      beau-frère, belle-sœur, ex, famille, ami, amie, amis, meilleur ami, meilleure amie, coloc,
      colocataire*, voisin*, voisine*, chef, patron*, collègue*, associé*, proprio, propriétaire,
      médecin, dentiste, psy, prof, nounou, marraine, parrain,
      +tata, +tonton, maman, papa`,
    pets: `
      chien, chiens, chienne, chiot*, chat, chats, chatte, chaton*, lapin*, hamster, cochon d'inde,
      cheval, chevaux, poney, chèvre*, mouton*, poule*, canard*, abeilles, ruches, perroquet*,
      perruche*, tortue*, serpent, poissons, aquarium, animal, animaux, labrador, teckel, berger,
      caniche, âne, vache*`,
    am: "suis, sommes, est, sont, étais, était, c'est, deviens, devenu*, devient",
    have: `
      ai, j'ai, avons, a, ont, avait, possède, possédons, viens d'acheter, vient d'acheter, acheté,
      roule en, conduis, loue`,
    things: `
      voiture, vélo, vélo électrique, moto, scooter, camping-car, caravane, bateau, maison, ferme,
      jardin, potager, serre, piano, guitare, violon, violoncelle, batterie, appareil photo,
      téléphone, iphone, ordinateur, imprimante, machine à coudre, clio, peugeot, renault, citroën,
      twingo, fauteuil roulant, appareils auditifs, lunettes`,
    names: `
      +m'appelle, +je m'appelle, appelle, s'appellent, prénom, nommé*, surnom, +moi c'est,
      appelle-moi, +mon nom est`,
    ages: 'ans, mois, anniversaire, né le, née le, fête ses',
    home: `
      +habite, habitons, habitent, +vis, vivons, vit, vivent, déménagé, emménagé, déménage,
      déménageons, installé*, installés, logement, appartement, appart, chez nous, notre maison`,
    origin: "né, née, nés, grandi, originaire, viens de, vient de, nationalité, natal*, d'origine",
    work: `
      de nuit, de jour, +travaille, travaillons, +bosse, bossons, taffe, boulot, job, métier, emploi, employé*,
      indépendant*, auto-entrepreneur*, freelance, chômage, de nuit, les nuits, équipe de nuit,
      entreprise, boîte, bureau, cabinet, clinique, hôpital, dirige, gère, tiens, licencié*,
      démissionné, retraite, à la retraite, retraité*, stage, alternance, mi-temps, temps partiel,
      temps plein, télétravail, enseigne, enseignons, bénévole, boulangerie, magasin, équipe`,
    jobs: `
      infirmier*, infirmière*, sage-femme, médecin, dentiste, vétérinaire, professeur*, prof,
      instituteur, institutrice, enseignant*, ingénieur*, développeur*, développeuse, programmeur*,
      informaticien*, designer, architecte, électricien*, plombier, menuisier, mécanicien*,
      chauffeur, conducteur, conductrice, pilote, facteur, factrice, pompier, policier, gendarme,
      soldat, militaire, agriculteur*, agricultrice, paysan*, jardinier*, cuisinier*, cuisinière,
      chef, boulanger*, boulangère, boucher, serveur, serveuse, coiffeur, coiffeuse, vendeur,
      vendeuse, caissier*, caissière, femme de ménage, aide-soignant*, chirurgien*, pharmacien*,
      kiné, kinésithérapeute, psychologue, bibliothécaire, journaliste, rédacteur, rédactrice,
      écrivain*, traducteur, traductrice, interprète, musicien*, chanteur, chanteuse, acteur,
      actrice, comédien*, artiste, peintre, photographe, avocat*, juge, comptable, consultant*,
      manager, chercheur*, chercheuse, scientifique, biologiste, étudiant*, apprenti*, retraité*,
      femme au foyer, fonctionnaire, assistant*, secrétaire, curé, maçon, soudeur, pêcheur,
      apiculteur, vigneron*, entrepreneur*, artisan*, routier, éducateur, éducatrice`,
    study: `
      +étudie, étudions, études, fac, université, licence, master, thèse, doctorat, école, cp,
      collège, lycée, rentrée, +apprends, apprend, apprenons, cours de, +cours, diplôme, parle,
      parlons, parlent, langue maternelle, bilingue, couramment`,
    health: `
      lunettes, lentilles, vertige, phobie, diabète, diabétique*, asthme, asthmatique*, épilepsie, épileptique*, migraine*, arthrite,
      arthrose, eczéma, psoriasis, cancer, chimio*, tumeur, avc, infarctus, pacemaker, hypertension,
      tension, cholestérol, anémie, thyroïde, crohn, côlon irritable, endométriose, ménopause,
      lupus, sclérose en plaques, parkinson, alzheimer, démence, autis*, tdah, bipolaire,
      dépression, dépressif, dépressive, anxiété, anxieux, crises de panique, insomnie*,
      insomniaque, apnée, dyslexie, dyslexique*, bégaie, sourd, sourde, malentendant*, acouphènes,
      aveugle, daltonien*, malvoyant*, myope, fauteuil roulant, handicap*, chronique*, mal de dos,
      mon dos, hernie, ménisque, hanche, genou, goutte, groupe sanguin, enceinte, grossesse,
      attendons, attend un bébé, allaite, insuline, metformine, anticoagulant*, médicament*,
      traitement, antidépresseur*, opération, opéré*, greffe, dialyse, sobre, fume, fumer, arrêté de
      fumer, alcool, cœliaque*, coeliaque*, diagnostiqu*, cassé, fracture, entorse, allergie, rhume
      des foins,
      hypertendu*, pas le droit de porter, pas le droit de soulever, pas le droit de manger, pas le droit de boire, pas le droit de conduire, ne dois pas porter, dois pas porter, ne dois pas soulever, peux pas porter plus, ne peux pas porter plus, ne peux pas soulever, peux pas soulever, interdit de porter, interdit de manger, mal à avaler, m'évanouis, s'évanouit`,
    allergy:
      'allergique*, allergie*, intolérant*, intolérance*, ne supporte pas, supporte pas le, je gonfle, il gonfle, elle gonfle, me fait gonfler, le fait gonfler, la fait gonfler, fait gonfler, lèvres gonflent, langue gonfle, gorge gonfle, gorge qui gonfle, bouche gonfle, bouche qui gratte, gorge qui gratte, gorge se ferme, plaques rouges, urticaire, boutons partout, réaction allergique, choc anaphylactique, anaphyla*, supporte pas le lait, ne supporte pas le lait, plaques partout',
    diet: `
      vegan, végane*, végétalien*, végétarien*, pescétarien*, sans gluten, gluten, sans lactose,
      lactose, halal, casher, kasher, keto, jeûne, régime, ne mange pas, mange pas, ne mange plus,
      mange plus, ne bois pas, bois pas, ne bois plus, ne mangeons pas, mange de tout, pas de
      viande, pas de porc, plus de viande, de viande`,
    taste: `
      aime, aimons, +adore, adorons, +déteste, détestons, +préfère, préférons, préféré*, favori*,
      fan de, passionné*, passion, horreur de, supporte pas, n'aime pas, plaît, peur de, phobie`,
    habit: `
      tous les jours, tous les matins, tous les soirs, toutes les semaines, tous les week-ends, tous
      les mois, tous les ans, chaque jour, chaque matin, chaque soir, chaque semaine, chaque mois,
      chaque année, tous les lundis, tous les mardis, tous les mercredis, tous les jeudis, tous les
      vendredis, tous les samedis, tous les dimanches, le lundi, le mardi, le mercredi, le jeudi, le
      vendredi, le samedi, le dimanche, d'habitude, toujours, souvent, régulièrement, fois par
      semaine, depuis, maintenant, ne plus, n'est plus, désormais, me lève à`,
    does: `
      +joue, jouons, +chante, +danse, peins, dessine, tricote, couds, +cuisine, +cours, course à
      pied, +nage, natation, randonnée, randos, grimpe, escalade, vélo au, équitation, voile, surf,
      ski, yoga, salle de sport, m'entraîne, entraîne, collectionne, lis, écris, photographie,
      jardine, pêche, chorale, orchestre, groupe, échecs, foot, tennis, rugby, gaucher, gauchère,
      fais du, fais de la, fais de l', fait du, fait de la`,
    turns: `
      marié*, mariée, marions, mariage, fiancé*, pacsé*, divorcé*, séparé*, rompu, veuf, veuve,
      célibataire, vendu, acheté, quitté, démissionné, perdu, arrêté, commencé, changé de, décidé,
      choisi, adopté, mort, morte, décédé*, promu*, réussi, nouveau travail, nouveau boulot, bébé
      est né, devenu papa, naturalisé*, promis, passé à`,
    plans: `
      rendez-vous, rdv, examen, entretien, vol, avion, opération, voyage, vacances, pars à, partons,
      conférence, concert, fête, marathon, semi-marathon, déménagement, prévois, prévoyons, compte,
      économise pour, épargne pour, mets de côté, m'entraîne pour, objectif, projet, soutiens, envie
      de devenir`,
    when: `
      janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre,
      décembre, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, semaine prochaine, mois
      prochain, année prochaine, l'an prochain, semaine dernière, mois dernier, année dernière, l'an
      dernier, cet été, cet hiver, noël, pâques, demain, à la rentrée, heures`,
    passing: `
      fatigué*, faim, soif, besoin, cherche, cherchons, veux, voudrais, aimerais, question,
      problème, erreur, idée, idées, liste, fichier, code, fonction, texte, phrase, message, mail,
      pense, crois, sais, sais pas, espère, content*, désolé*, merci, aujourd'hui, hier, en train,
      essaie, comprends, demande, curieux, curieuse, aide, prêt, perdu, ici, là`,
    unreal: `
      si, s'il, imagine, imaginons, supposons, aurais, serais, ferais, pourrais, voudrait, aurait,
      serait, comme si, au cas où, si seulement`,
    doubt: 'peut-être, probablement, apparemment, il paraît, soi-disant, sans doute, un jour',
    asks: `
      que, quoi, quel, quelle, quels, quelles, comment, où, qui, quand, pourquoi, combien, est-ce,
      qu'est-ce, peux-tu, tu peux, pouvez-vous, vous pouvez, puis-je, je peux, dois-je, as-tu, tu
      as, connais-tu, tu connais, y a-t-il, c'est quoi, aide-moi, dis-moi, donne*, montre,
      explique*, écris, fais-moi, trouve, conseille*, recommande*, par quoi, plutôt, s'il te plaît,
      une idée, des idées,
      écris-moi, ecris-moi, rédige, rédige-moi`,
    tasks: `
      donne un exemple, un exemple de, exemple de, exemple de bio, rédige une réponse, réagis à, le texte dit, dans le texte, réécrire, traduis, traduisez, traduire, traduction, corrige*, réécris, reformule*,
      paraphrase, résume*, améliore*, relis, réponds à, répondre à, en anglais, en français, en
      espagnol, en allemand, comment dit-on, comment on dit, le texte suivant, ce texte, cette
      phrase, ce mail, ce message, complète, sonne mieux, transféré`,
    fiction: `
      invente, invente une, imagine que, jouons, on joue à, suppose que tu, mets-toi dans la peau, histoire, conte, roman, nouvelle, poème, jeu de rôle, imagine, fais comme si, tu es un, tu es
      une, joue le rôle, personnage, scénario, dialogue, blague, pièce de théâtre, rêvé`,
    said: "dit, a dit, disait, demande, a demandé, raconte, écrit, prétend, selon, d'après",
    joins: `si ça aide, si ça peut aider, si ça t'aide, si ça t'intéresse, et, mais, parce, car, puisque, alors que, qui, dont, où, ou`,
    hence: 'donc, alors, du coup, par conséquent',
    orders: `
      +pas d'émojis, +pas d'émoji, +pas d'emoji, +sans émojis, +sans emoji, +pas de smileys, +pas de listes, +pas de puces, +pas de tableaux, +seulement en métrique, +fais plus court, +faire plus court, +faire court,
      +toujours, +jamais, +désormais, +dorénavant, +à partir de maintenant, +tutoie-moi, +tutoie,
      +vouvoie-moi, +vouvoie, +sois bref, +sois concis, +sans emojis, +pas d'emojis, +n'utilise pas,
      +n'utilise jamais, +ne me propose pas, +ne m'appelle pas, +fais court, réponds, réponds-moi,
      écris, explique, donne-moi, utilise, parle-moi, appelle-moi, montre-moi, propose`,
    assent: `
      non, hein, n'est-ce pas, pas vrai, c'est ça, d'accord, ok, oui, tu vois, merci, compris`,
    also: 'aussi, également, en plus',
    ends: `
      vendu, quitté, démissionné, arrêté, rompu, séparé*, divorcé*, n'est plus, ne plus, plus, mort,
      morte, décédé*`,
    not: "ne, n', pas, jamais",
  },
  healthWords: {
    ailments: `
      goutte, fasciite plantaire, aponévrosite, épine calcanéenne, céliaque, maladie cœliaque, coeliaque,
      cœliaque, diabète, diabétique*, prédiabète, asthm*, épilep*, migraine*, arthrite, arthrose,
      polyarthrite, eczéma, psoriasis, cancer*, tumeur*, leucémie, lymphome, avc, infarctus,
      crise cardiaque, insuffisance cardiaque, insuffisance rénale, arythmie, fibrillation,
      angine de poitrine, stent, pacemaker, hypertens*, tension, tension élevée, cholestérol, anémi*,
      carence en fer, thyroïd*, hypothyroïd*, hyperthyroïd*, hashimoto, crohn, colite, rectocolite,
      diverticulite, côlon irritable, intestin irritable, reflux, rgo, gastrite, ulcère*, calculs,
      calculs rénaux, coliques néphrétiques, dialyse, foie gras malade, cirrhose, hépatite, endométriose,
      sopk, lupus, sclérose en plaques, fibromyalgie, covid long, parkinson, alzheimer, démence, dépress*,
      bipolaire, tdah, crises d'angoisse, crises de panique, insomnie*, apnée, apnées du sommeil,
      acouphènes, vertiges, glaucome, cataracte, sciatique, hernie*, hernie discale, lumbago, scoliose,
      ostéoporose, tendinite, tennis elbow, canal carpien, ménisque, ligament*, entorse, fracture*,
      commotion, phlébite, thrombose, embolie, pancréatite, pneumonie, bpco, urticaire, zona, enceinte,
      grossesse, prééclampsie, ménopause, hémophilie, favisme, intoléran*, allergie*, allergique*, cystite,
      infection urinaire, sinusite, rosacée, mucoviscidose, auto-immune, varices, chimio*, greff*,
      anaphyla*, fourbure, crise d'asthme, infection, otite, conjonctivite, colique*, pneumothorax,
      malaise*, hypoglycémie*, ischémie, coliques, saignement*, septicémie, anorexie, boulimie, alcoolique,
      avc*`,
    troubles: `
      lâché*, lâche, a lâché, m'a lâché, me lâche, bloqué*, s'est bloqué, se bloque, coincé*,
      fait des siennes, me joue des tours, déconne, foutu, foutue, en vrac, en compote, flingué*, fait mal,
      font mal, me fait souffrir, douleur*, gonflé*, gonfle, enflé*, enflammé*, déchiré*, foulé*, tordu*,
      luxé*, démis, déboîté*, se déboîte, cassé*, pété*, fêlé*, raide, engourdi*, fragile, faible, abîmé*,
      usé, usée, opéré*, problèmes, problème, soucis, crampe*, saigne, sensible, en feu, boite, boîte,
      boiter, refait, re-cassé`,
    parts: `
      dos, lombaires, nuque, cou, cervicales, épaule, épaules, coude, poignet, main, mains, pouce, hanche,
      hanches, genou, genoux, cheville, chevilles, pied, pieds, talon, tendon d'achille, mollet, aine, côte,
      côtes, colonne, mâchoire, dent, dents, gencives, oreille, oreilles, œil, yeux, estomac, ventre, bide,
      intestin, intestins, vessie, rein, reins, foie, vésicule, cœur, coeur, poumons, poitrine, gorge, peau,
      articulations, nerf, tendon, patte, jambe, jambes, bras, prostate, fémur, rotule, clavicule, bassin,
      avant-bras, doigt, amygdales`,
    reactions: `
      plaques, boutons, urticaire, me gratte, se gratte, gratte, démange*, démangeaisons, gonfle, gonflent,
      gonflé, enfle, enflent, gorge serrée, gorge se serre, gorge se ferme, respirer plus, plus respirer,
      n'arrive plus à respirer, étouffe, étouffé, vomi*, vomir, vomit, nausée*, diarrhée, mal au ventre,
      mal au bide, maux de ventre, crampes, ballonné*, ballonnements, brûlures d'estomac, remontées acides,
      plié en deux, pliée en deux, malade comme un chien, me rend malade, rend malade, rendent malade,
      me réussit pas, lui réussit pas, ne me réussit, passe pas, passe mal, passent mal, passent pas,
      supporte pas, supporte plus, supporte mal, supportent pas, tolère pas, digère pas, digère plus,
      digère mal, réaction, réagis, réagit, malaise, vertiges, tourner de l'œil, évanoui*, palpitations,
      migraine, urgences, samu, ambulance, pompiers, quincke, œdème, rougeurs, rouge partout, épipen,
      epipen, anapen, poussée*, crise, lèvres, langue, hôpital, hospitalis*, oxygène, perdu connaissance`,
    foods: `
      produits laitiers, laitages, lait, fromage*, beurre, crème, yaourt*, lactose, gluten, blé, pain,
      pâtes, farine, seigle, avoine, maïs, soja, tofu, œuf, œufs, oeuf, oeufs, noix, fruits à coque,
      cacahuète*, arachide*, amande*, noisette*, cajou, pistache*, sésame, moutarde, céleri, lupin,
      poisson*, thon, saumon, fruits de mer, crustacés, crevette*, crabe, homard, moules, huîtres, viande*,
      viande rouge, bœuf, porc, jambon, charcuterie, lardons, poulet, volaille, dinde, croquettes, gélatine,
      sel, salé, sodium, sucre, sucreries, édulcorants, féculents, gras, graisses, friture*, épicé, épices,
      piment*, poivron*, ail, oignon*, tomate*, pommes de terre, aubergine*, champignon*, épinards,
      haricots, lentilles, légumineuses, pois chiches, chou, crudités, kiwi*, mangue*, fraise*, banane*,
      pomme, pommes, pêche, pêches, cerises, ananas, pamplemousse, agrumes, fruits, avocat*, miel, chocolat,
      cacao, café, caféine, thé, alcool, vin, vin rouge, bière, apéro, cigarette*, fumer, tabac, sodas,
      sushi*, poisson cru, lait cru, réglisse, vinaigre, abats, additifs, latex, nickel, pénicilline,
      amoxicilline, antibiotique*, ibuprofène, aspirine, paracétamol, codéine, iode, produit de contraste,
      pansements, parfum*, lessive, pollen*, poussière, acariens, moisissure*, graminées, piqûres, guêpe*,
      abeille*, millepertuis, courir, course, course à pied, porter, porter lourd, sauter, squats, impact,
      avion, conduire, nager, escaliers, sport, friandises, croquettes rénales, grains entiers,
      boissons énergisantes, riz, coco, vanille, cannelle, curry, gingembre, levure, fromage à pâte molle,
      œufs crus, germes, histamine, potassium, phosphore, fibres, teinture, henné, laine, crème solaire,
      soleil, ambroisie, bouleau, statines, metformine, foot, football, tennis, plongée, danser, danse,
      grimper, escalade, vélo, ski, muscu, haltères, ketchup, chips, glace, gâteau*, tarte, pizza,
      champagne, gin, vodka, rhum, melon, fenouil, fructose, sarrasin, huître*`,
    refrains: `
      plus de, plus d', pas de, pas d', zéro, sans, aucun, aucune, jamais de, jamais d', fini, finie,
      terminé, exit, rien avec, rien de, évite, évitons, éviter, évité, arrêté, arrête, arrêter, arrêtons,
      supprimé, supprimer, banni, bannie, bannis, coupé, lâché, viré, enlevé, on ne mange pas, ne mange pas,
      mange pas, mange plus, mangeons pas, mangeons plus, bois pas, bois plus, boit pas, boit plus,
      touche pas, touche plus, prends pas, prends plus, prend pas, prend plus, peux pas manger,
      peux plus manger, peut pas manger, peut plus manger, droit à, pas droit, plus droit, droit au,
      interdit, interdite, interdits, interdites, proscrit, loin de, proscrire, pauvre en, limite, limiter,
      peux plus, peux pas, dois pas, peut plus, peut pas`,
    healers: `
      médecin, docteur, docteure, toubib, doc, généraliste, cardiologue, cardio, dermato, dermatologue,
      interniste, gastro, gastro-entérologue, allergologue, allergo, rhumato, rhumatologue, neurologue,
      néphrologue, endocrino*, endocrinologue, oncologue, urologue, gynéco, gynécologue, sage-femme,
      pédiatre, psychiatre, psy, chirurgien*, orthopédiste, kiné, kinésithérapeute, ostéo, ostéopathe,
      podologue, ophtalmo*, opticien*, dentiste, orthodontiste, diététicien*, nutritionniste, pharmacien*,
      véto, vétérinaire, maréchal-ferrant, hôpital, clinique, prise de sang, bilan sanguin, analyses, irm,
      radio, scanner, biopsie, coloscopie, fibroscopie, résultats, orthophoniste, orl, ortho, urgentiste,
      test respiratoire`,
    orders: `
      dit, a dit, m'a dit, disait, veut, pense, croit, +interdit, +a interdit, +m'a interdit, prescrit,
      a prescrit, m'a prescrit, conseille, conseillé, recommande, recommandé, +déconseillé, ordonné,
      diagnostiqué, détecté, trouvé, confirmé, confirme, soupçonne, insiste, prévenu, m'a mis, m'a mise,
      l'a mis, l'a mise, +m'a arrêté, +m'a arrêtée, a arrêté, supprimé, a supprimé, enlevé, montre, montré,
      révélé, formel, formelle, catégorique, strict, stricte, faut que, plus de, arrêter, consigne, ordre,
      dixit, +sur ordre, passe à, passe aux, +interdiction, m'a mis au repos, au repos`,
    lasting: `
      encore, à nouveau, de nouveau, depuis, jusqu'en, jusqu'à, jusqu'au, crise de, crises de, poussée*,
      deuxième fois cette, troisième fois cette, deux fois cette, cette année, à vie, diagnosti*,
      soupçon de, confirmé*, chronique*, aigu*, sujet à, sujette à, de famille, héréditaire, rechute*,
      récidive, post-op, après l'opération, depuis l'opération, liste d'attente, plâtre, béquilles,
      arrêt maladie, semaines, mois, à chaque fois, chaque fois que, dès que je, quand je mange,
      chaque printemps, dorénavant, désormais, traitement, médicaments, cachets, insuline, anticoagulants,
      cortisone, en ce moment, ces temps-ci, mois de grossesse, enceinte de, refait, une autre, encore une,
      encore un, troisième fois, deuxième fois, rebelote, rechuté, rechute`,
    household: 'chez nous, à la maison, chez moi, ici, dans la famille, au foyer, foyer',
    passed: `
      ça va mieux, va mieux, guéri*, remis, remise, rétabli*, c'est passé, passé maintenant, rien de grave,
      fausse alerte, enfant j'avais, quand j'étais petit*, un rhume, enrhumé*, la grippe, négatif`,
    figures: `
      me rend malade de voir, mal de tête pour, prise de tête, casse-tête, en avoir plein le dos,
      plein le dos, j'ai bon dos, crise de nerfs, crise de rire, crise de fou rire, fou rire,
      failli faire une crise, failli faire un infarctus, allergique aux réunions, allergique au lundi,
      allergique aux lundis, allergique au travail, allergique à la bêtise, coup de cœur, cœur brisé,
      par cœur, à cœur, de tout cœur, à la main, pied-à-terre, coup d'œil, à l'œil, les gens qui, gens avec,
      personnes qui, personnes atteintes, quelqu'un qui, patients atteints, personnage, héros, héroïne,
      roman, dans le film, dans le livre, la série, épisode, documentaire, article, podcast, aux infos,
      il paraît, exposé sur, mémoire sur, thèse sur, course caritative, collecte, fièvre du, accro à`,
  },
  styleWords: {
    forms: `
      emoji, émoji, emojis, émojis, smileys, puces, listes, liste à puces, tableau, tableaux, titres, prose,
      texte suivi, phrases complètes, phrases courtes, paragraphes, jargon, termes techniques, anglicismes,
      sigles, acronymes, abréviations, langage simple, mots simples, conclusion, verdict, résumé,
      l'essentiel, exemple, exemples, chiffres, source, sources, liens, numérote, numéroté, numérotées,
      étapes, étape par étape, une seule étape, une étape, court, courte, courtes, courts, bref, brèves,
      concis, détails, formel, compliments, flatteries, politesses, chichis, points d'exclamation, métrique,
      celsius, tutoie-moi, tutoie, tutoiement, vouvoie, vouvoie-moi, vouvoiement, tutoyer, vouvoyer,
      le vous, code, mises en garde, avertissements, comparaisons, métaphores, pour et contre, une phrase,
      deux phrases, trois phrases, lignes, gras, mise en forme, intro, blabla, langue de bois`,
    tells: `
      quand tu me réponds, quand tu réponds, quand tu m'écris, quand tu m'expliques, réponds-moi, réponds,
      réponses, tes réponses, écris-moi, écris, explique-moi, explique, donne-moi, quand on me donne,
      parle-moi, commence, commence par, mets, utilise, évite, épargne-moi, dis-moi, cite, garde, fais,
      tutoie-moi, vouvoie-moi, appelle-moi, laisse tomber, résume, va droit au`,
    standing: `
      toujours, jamais, à chaque fois, chaque fois, en général, par défaut, désormais, dorénavant,
      à l'avenir, avec moi, à moi, pour moi, quand tu me réponds, quand tu m'écris, systématiquement,
      sauf si je demande, au passage`,
    reasons: `
      je préfère, je préférerais, j'aime mieux, j'avance mieux, j'avance toujours mieux, j'apprends mieux,
      je comprends mieux, +il me faut, +j'ai besoin, je perds le fil, je m'y perds, je décroche, je referme,
      je déteste, je ne supporte pas, je supporte pas, m'énerve, m'agace, m'agacent, m'aide,
      je lis sur mon téléphone, je te lis sur, sur mon portable, lecteur d'écran, mes yeux, dyslexi*, tdah,
      me donne l'impression, ça me donne, me fatigue, me perd`,
  },
  otherWords: {
    notSelf: "pas moi, moi non, ce n'est pas moi",
    served:
      'patient, patiente, patients, patientes, client, cliente, clients, clientes, élève, élèves, résident, résidente, résidents, usager, usagers, passager, passagers',
  },
  writingWords: {
    orders: `
      écris, écris-moi, ecris, ecris-moi, rédige, rédige-moi, redige, compose, fais, fais-moi, prépare, prépare-moi, tape, formule, fais-lui, fais-leur, fais-nous, aide-moi, aidez-moi, aide-nous, écris-lui, écris-leur, dis-lui, dis-leur, prépare-moi, corrige-moi, organise-moi, explique, explique-moi, résume, résume-moi, compare, recommande-moi, calcule`,
    texts: `
      lettre, mail, email, e-mail, courriel, message, texte, texto, sms, bio, biographie, profil, publication, post, tweet, statut, phrase, phrases, ligne, lignes, poème, vers, discours, carte, invitation, annonce, candidature, lettre de motivation, cv, avis, réponse, réclamation, démission, histoire, mot, légende, présentation`,
    says: `
      disant, qui dit, qui dise, où je, dans laquelle, dans lequel, expliquant, racontant, pour dire, que je suis, que j'habite, que je travaille, que j'ai, comme quoi, sur moi, sur mon, sur ma`,
  },
  addressees: "tu, t', te, toi, +ton, +ta, +tes, vous, +votre, +vos",
  askingWords: {
    opens:
      "qu'est-ce, quoi, quel, quelle, quels, quelles, pourquoi, combien, qui est, quel âge, c'est quand, c'est quoi, c'est où, c'est qui, à quoi, de quoi, avec qui, à qui",
    opensAlone: 'quand, où, comment, qui',
    within:
      "est-ce, suis-je, ai-je, puis-je, dois-je, vais-je, peux-je, avons-nous, sommes-nous, est-il, est-elle, sont-ils, sont-elles, a-t-il, a-t-elle, ont-ils, ont-elles, habite-t-il, habite-t-elle, c'est quoi, c'est quand",
    tags: "ou pas, ou non, +hein, n'est-ce pas, pas vrai, c'est ça, c'est bien ça, déjà quand, +où, à quoi, de quoi, avec qui, à qui",
    either: 'ou',
  },
  genderWords: {
    he: 'il, lui',
    she: 'elle',
    male: 'fils, mari, frère, père, papa, papi, oncle, neveu, copain, ami, chef, chien, chat, lapin',
    female:
      'fille, femme, sœur, soeur, mère, maman, mamie, tante, nièce, copine, amie, chienne, chatte, lapine',
  },
  passingStates: `
    suis mort, suis morte, mort de rire, morte de rire, meurs de faim, meurs de rire, je reviens, de retour dans, au lit, vais dormir, en route, sur le chemin, j'en peux plus, n'en peux plus, plus de batterie, n'a plus de batterie, batterie faible, j'ai faim, j'ai soif, j'ai froid, j'ai chaud, j'ai sommeil, suis crevé, suis crevée, suis fatigué, suis fatiguée, suis épuisé, suis épuisée, mal à la tête, mal de tête, dans les bouchons, je mange, en train de manger, dorment enfin, dort enfin, ronfle, m'énerve aujourd'hui, m'énerve là, suis en retard, vient de se réveiller`,
  answerWords: {
    parts: `
      emoji, emojis, émojis, smiley, smileys, émoticônes, listes, liste, puces, listes à puces, tirets, titres, tableaux, gras, points d'exclamation,
      exclamation, jargon, termes techniques, mots compliqués, conseils, conseil, morale, leçons, leçons de morale, compliments, compliment,
      flatteries, flatter, complimenter, féliciter, louanges, blabla, bla bla, bavardage, excuses, excuser, t'excuser, phrases toutes faites,
      banalités, citations, introductions, intro, conclusions, spoilers, anglicismes, pavés, romans, encouragements, mièvreries,
      explications, explication, pavés, pavé, romans, tartines`,
    counted: `
      option, options, suggestion, suggestions, idée, idées, choix, proposition, propositions, phrase, phrases, ligne, lignes, paragraphe, réponse,
      question, étape, chose`,
    manners: `
      court, courte, courtes, bref, brève, concis, long, longue, longues, formel, formelle, soutenu, guindé, familier, direct, directe, simple,
      simplement, normal, normalement, naturel, enthousiaste, niais, gnangnan, technique, honnête, franc, cash, mielleux, pompeux, plus court,
      phrases courtes, réponses courtes, phrases complètes, moins vite, droit au but, lentement, sérieux`,
    units: `
      métrique, celsius, degrés celsius, grammes, gramme, kilos, kilomètres, km, litres, millilitres, ml, euros, format 24h, mètres, cups, tasses,
      miles, fahrenheit`,
    wishes: `
      tutoie-moi, tutoie moi, me tutoyer, tutoyer, vouvoie-moi, vouvoie moi, me vouvoyer, vouvoyer, on se tutoie, on peut se tutoyer, dis-moi tu,
      va droit au but, droit au but, va à l'essentiel, viens-en au fait, une chose à la fois, écoute-moi juste,
      juste le code, que le code, seulement le code, rien que le code, juste la réponse, réponse courte, réponses courtes, sans explication, sans explications, pas d'explications, conclusion d'abord, la conclusion d'abord, la réponse d'abord, réponse d'abord, commence par la conclusion, commencez par la conclusion, commence par la réponse, va droit au but, allez droit au but, fais court, fais bref`,
    refuses: `
      sans, pas de, pas d, pas d', pas trop, pas si, pas aussi, arrête, arrête de, arrête avec, arrete de, arrête les, évite, évite de, moins,
      moins de, plus de, ne, ne mets pas, jamais, jamais de, zéro, fini, stop, épargne-moi, pas, ni, au lieu de, pas besoin de, pas la peine de,
      laisse tomber, +je ne veux, +je veux pas, +je ne veux pas, +j'aime pas, +je n'aime pas, +je déteste, +je supporte pas, +j'ai pas besoin,
      +j'ai pas besoin de, +je n'ai pas besoin, +je n'ai pas besoin de, la flemme de lire, pas envie de lire`,
    limits: `
      seulement, juste, uniquement, que, un, une, deux, trois, 1, 2, 3, un seul, une seule, seul, seule, maximum, max, au plus, à la fois, toujours,
      chaque fois`,
    allows: 'tu peux, vous pouvez, peux',
    again: 'à nouveau, de nouveau',
    answers: `
      réponds, réponds-moi, répondre, répond, écris, écris-moi, écrire, parle, parle-moi, parler, donne-moi, donne moi, me donner, utilise, utiliser,
      explique, explique-moi, dis, sois, reste, fais, mets, réponses, propose-moi`,
    utters: `
      dire, me dire, dis, dis-moi, appeler, m'appeler, commencer, commencer par, commence, commence par, finir, terminer, répéter, écrire, demander,
      me demander`,
    wants: "je veux, je préfère, je prefere, j'aime, j'ai besoin, je voudrais",
    light: `
      stp, svp, s'il te plaît, s'il te plait, s'il vous plaît, avec moi, à moi, pour moi, moi, en général, généralement, tout le temps, à chaque fois,
      tu peux, tu pourrais, peux-tu, pourrais-tu, est-ce que tu peux, merci, ok, en, avec, les, des, de, d', la, le, tes, et, ou, plus, un peu, aussi,
      plutôt, que, c'est, à la fin, au début, désormais, maintenant que, va, même, toutes, trop, si`,
    moment: `
      ce soir, aujourd'hui, cette fois, cette fois-ci, pour une fois, maintenant, pour l'instant, là, demain, ce midi, ici, tout de suite,
      pour ce soir, cette question, cette réponse`,
  },
  slipWords: {
    says: 'je veux dire, je voulais dire, non pardon, ah non, non attends, euh',
    no: 'non',
    hours: 'heures, heure, h',
    at: 'à',
    ordinals: 'er, ère',
  },
  reversalWords: {
    errs: `
      me suis trompé, me suis trompée, trompé, trompée, faute de frappe, je voulais dire, mal écrit,
      mal compté, mal calculé, mal lu, mal tapé, correction, je corrige, rectification, erreur,
      confondu, recompté, remesuré, re-mesuré, mal dit, coquille, autocorrecteur, pas ce que j'ai dit`,
    rather: `
      pardon, désolé, désolée, en fait, finalement, non, plutôt, oups, attends, enfin, au fait,
      changement, changé, changement de plan`,
    now: "maintenant, désormais, à présent, dorénavant, aujourd'hui, nouveau, nouvelle",
    replaces: 'à la place, au lieu, plutôt que, remplacé, remplacée, échangé, échangée, troqué',
    spells: "s'écrit, orthographe, s'épelle, avec un, avec deux, sans h",
    moves: `
      déménagé, déménage, installé à, installée à, installés à, emménagé, parti vivre, partie vivre,
      vis maintenant`,
    hires: `
      décroché le poste, eu le poste, nouveau poste, nouvel emploi, nouveau travail, nouveau boulot,
      embauché, embauchée, démissionné, je bosse, commence chez, rejoint, quitté mon travail,
      quitté mon poste, promu, promue, retraite, licencié, licenciée, engagé, engagée, reconverti,
      reconvertie, été pris, été prise, pris chez, prise chez, reconversion, fini, nouvel employeur,
      nouveau patron, nouvelle patronne, démissionne, dernier jour, signé chez, à mon compte,
      travaille comme, travaille chez, bosse chez, bosse comme, bosse pour, devenue, devenu, muté,
      mutée, changé de boulot, changé de métier, changé de travail, commence lundi, commence en,
      passée chef, passé chef`,
    shifts: `
      report, reporté, reportée, repoussé, repoussée, décalé, décalée, avancé, avancée, déplacé,
      déplacée, changé, changée, nouvelle date, ce sera, remis, repousser, reporter, décaler, repousse,
      décale, reporte, avancer, m'a décalé, m'a décalée, remise, remettre`,
    settles: `
      finalement, au final, en fin de compte, au bout du compte, on a choisi, on a opté, opté pour,
      ce sera, décidé pour, changement de plan, tout compte fait, en définitive`,
    raises: `
      augmenté, augmente, augmentation, a augmenté, monté à, monte à, passé à, passe à, passée à,
      passés à, grimpé, prélèvent, baissé, baisse, descendu à, plus cher, plus chère, depuis ce mois,
      ce mois-ci, désormais`,
    parts: `
      c'est fini avec, c'est fini entre, fini avec, rompu, m'a quitté, m'a quittée, l'ai quitté,
      l'ai quittée, s'est séparés, sommes séparés, me suis séparé, me suis séparée, plus ensemble,
      divorcé, divorcée, divorcés, suis célibataire, célibataire, rupture, largué, larguée`,
    partner: `
      copain, copine, petit ami, petite amie, mari, femme, compagnon, compagne, conjoint, conjointe,
      fiancé, fiancée, époux, épouse, mec`,
    drops: `
      donné, donnée, jeté, jetée, annulé, annulée, annulés, annulées, tombe à l'eau, perdu, rendu,
      abandonné, abandonnée, débarrassé, débarrassés, euthanasié, laissé tomber, ai arrêté, résilié,
      partie, parti, est partie, est parti, cassé, cassée, volé, volée, rendu l'âme, mort, c'est mort,
      à la casse, tombé à l'eau, foutu, foutue, revendu, revendue, cédé, cédée, rendue, arrêté, arrêtée,
      fini, ne fais plus, ne faisons plus, on ne part pas, on n'y va pas, n'irons pas, ne participe pas,
      légué, débarrassée, supprimé, terminé, terminée`,
    clears: `
      je peux en manger, peux en manger, peux manger, peux en boire, fausse alerte, aucun problème,
      pas de problème, sans danger, mauvais diagnostic, erreur de diagnostic, guéri, guérie,
      tests sont bons, résultats négatifs, est négatif, rien du tout, sans problème, supporte, tolère`,
    forgets: `
      oublie, oublie-le, oublie-la, oublie-les, oubliez, oubliez-le, oubliez-la, oubliez-les, tu peux oublier,
      vous pouvez oublier, laisse tomber, laissez tomber`,
    stays: `
      laisse tomber, on garde, on la garde, on le garde, je le garde, je la garde, je garde, oublie ça,
      on reste, finalement non, finalement on garde, on continue, je continue, on maintient,
      ne vend pas, ne vendons plus, vendons plus, ne vend plus, retour en arrière, annule ce que,
      conserve, on conserve, garde le, garde la, garder, on garde finalement`,
    beside: 'dans, sur, sous, chez, de, du, des, en, au, derrière, près de',
    partly: `en été, l'été, en hiver, l'hiver, tous les étés, chaque été, chaque hiver, le week-end, les week-ends, en semaine, la semaine, la moitié de l'année, pendant les vacances`,
    leaves: `
      vendre, vends, vend, donner, quitter, arrêter, déménager, annuler, me séparer, nous séparer,
      abandonner, rend, rendre, rends, céder, se débarrasser, résilier, on rend, revendre, lâcher,
      fermer`,
    sets: `
      change mon, change ma, change mes, modifie mon, modifie ma, mets à jour mon, mets à jour ma,
      remplace mon, remplace ma, mets ma, mets mon, mets mes, passe ma, passe mon, corrige ma,
      corrige mon, peux-tu changer mon, peux-tu changer ma, change le, change la, change les,
      modifie le, modifie la, mets le, mets la, mets à jour le, mets à jour la, remplace le,
      remplace la, passe le, passe la, note que, changez mon, changez ma, modifiez mon, modifiez ma,
      mettez mon, mettez ma`,
    to: 'en, à, par',
    counts: 'deux, trois, quatre, cinq, sept, huit, neuf, dix, onze, douze',
  },
  orderWords: {
    machine:
      "IA, l'IA, une IA, intelligence artificielle, l'intelligence artificielle, chatbot, chatbots, robot conversationnel, agent conversationnel, assistant virtuel, assistant numérique, assistant vocal, assistant IA, modèle de langue, modèle de langage, modèles de langage, bot, dialogueur, modèle d'IA, LLM, IAs, agent IA, agents IA, assistants IA, modèles d'IA, réseau de neurones, assistant conversationnel, assistant automatique, GPT, robots, le robot, tout logiciel qui, logiciel qui note, IA qui lit, systèmes automatiques",
    helper:
      "assistant, l'assistant, assistante, l'assistante, assistants, agent, l'agent, le modèle, au modèle, du modèle, ce modèle",
    job: "mon assistante, mon assistant, notre assistante, notre assistant, assistante maternelle, assistante sociale, assistant social, du dentiste, dentaire, de direction, Mme, Madame, Monsieur, M, du directeur, de la directrice, son assistante, son assistant, agent immobilier, agent d'entretien, assistante de, assistant de, agent de, employés, élèves, salariés, serveurs, mairie, maire, a répondu, a appelé, notaire, avocat, secrétaire, vétérinaire, direction, recrute, patient, patients, rendez-vous, vendeuses, vendeuse, cliente",
    addressed:
      "chère IA, cher assistant, cher modèle, à l'attention de l'IA, à l'attention du modèle, à l'attention de l'assistant, note à l'IA, note pour l'IA, note pour l'assistant, note à l'assistant, message à l'IA, message pour l'IA, consigne pour l'IA, consigne à l'assistant, instruction pour l'IA, instructions pour l'IA, instructions à l'assistant, pour l'IA, pour l'assistant, pour le modèle, à toute IA, si tu es une IA, si vous êtes une IA, IA qui lis, IA qui lisez, attention IA, bonjour IA, note au modèle, message au modèle, pour le modèle de langage, au modèle de langage, au chatbot, pour le chatbot, à toutes les IA, réservé à l'IA, pour l'IA seulement, si tu es le robot, si tu es un robot, si tu es le bot, à tout assistant, tout logiciel qui, note pour les robots, qui trie cette boîte, aux robots",
    you: "tu, te, toi, ton, ta, tes, vous, votre, vos, t'a, t'ont, t'avait",
    drop: "ignore, ignorez, ignorer, oublie, oubliez, oublier, néglige, négligez, négliger, contourne, contournez, contourner, désactive, désactivez, désactiver, annule, annulez, annuler, abandonne, abandonnez, abandonner, outrepasse, outrepassez, outrepasser, enfreins, enfreindre, transgresse, transgressez, transgresser, supprime, supprimez, supprimer, efface, effacez, effacer, écarte, écartez, écarter, laisse tomber, laissez tomber, ne tiens pas compte, ne tenez pas compte, ne tiens plus compte, ne tenez plus compte, ne pas tenir compte, ne plus tenir compte, fais abstraction, faites abstraction, faire abstraction, ne suis plus, ne suivez plus, ne respecte plus, ne respectez plus, n'applique plus, cesse de, cessez de, remplace, remplacez, passe outre, passez outre, passer outre, lève, levez, mets de côté, révoque, révoquez, brise, brisez, coupez, éteins, éteignez, débranche, débranchez, retire, retirez, affranchis-toi, libère-toi, assouplis, fais fi, faites fi, jetez, tourne le dos, ne plus appliquer, n'appliquez plus, jette, raye",
    lifted:
      "levées, levés, levée, levé, annulées, annulés, annulée, annulé, suspendues, suspendus, ne s'appliquent plus, ne s'appliquent pas, ne s'applique plus, ne valent plus, plus valables, plus valable, plus en vigueur, caduques, caducs, abrogées, abrogés, désactivées, désactivés, désactivé, supprimées, supprimés, nulles, périmées, obsolètes, sont levés, est levé, révoqués, révoquées, abolies, abolis, retirées, retirés, hors service, plus de règles, plus aucun, plus aucune, n'ont plus cours, ne s'imposent plus, n'existe plus, n'existent plus, suspendu, caduc, ne compte plus, ne tiennent plus, retirée, sont retirées, nulle et non avenue, temporairement désactivées, coupées, ne s'applique pas, ne valent pas",
    rules:
      ", instruction, instructions, consigne, consignes, règle, règles, directive, directives, restriction, restrictions, limite, limites, limitation, limitations, filtre, filtres, garde-fou, garde-fous, ordres, politique, politiques, contrainte, contraintes, tout ce qui précède, ce qui précède, ce qu'on t'a dit, tout ce qu'on t'a dit, mesures de sécurité, règles de sécurité, sécurités, protections, protocole, protocoles, contrôles, modération, barrières, verrous, règlement, politique de sécurité, le cadre, cadre, vérifications habituelles, ce qu'on t'avait",
    prior:
      "précédente, précédentes, précédent, précédents, antérieure, antérieures, antérieur, antérieurs, auparavant, ci-dessus, toutes, toutes les, tous, tous les, toute, tout, initiales, initiale, d'origine, existantes, de sécurité, reçues, avant, jusqu'ici, qui précèdent, préalables, anciennes, habituelles",
    your: 'ton, ta, tes, votre, vos',
    tell: 'réponds, répondez, répondre, répond, répondra, dis, dites, dire, dit, dira, affirme, affirmez, affirmer, prétends, prétendez, prétendre, mentionne, mentionnez, mentionner, écris, écrivez, écrire, déclare, déclarez, déclarer, répète, répétez, répéter, explique, expliquez, expliquer, assure, assurez, confirme, confirmez, confirmer, ajoute, ajoutez, ajouter, ajoutera, termine, terminez, terminer, commence, commencez, nie, niez, nier, cite, citez, citer, présente, présentez, présenter, présentera, indique, indiquez, indiquer, nomme, nommer, parle, parlez, utilise, utilisez, inclus, incluez, inclure, réponde, glisse, glissez, glisser, insiste, insistez, soutiens, soutenir, traduis, traduisez, accueille, minimise, minimisez, décris, décrire, dise, disent, affirme que, écrive, prétende, répondras, tu répondras, diras, tu diras, affirmeras, affirmera, citeras, ne citer, ne cite, demande, demandez, demander, réclame, réclamez, réclamer, exige, indiquera, indiqueras, mentionnera, mentionneras, nommera, rappelez, évoque, évoquez',
    advise:
      "recommande, recommandez, recommander, recommandera, conseille, conseillez, conseiller, conseillera, vante, vantez, vanter, loue, louez, promeus, promouvoir, privilégie, privilégiez, privilégier, favorise, favorisez, favoriser, donne raison, donnez raison, donner raison, approuve, approuvez, approuver, suggère, suggérez, suggérer, propose, proposez, proposer, déconseille, déconseillez, déconseiller, dénigre, dénigrer, oriente, orientez, orienter, ne contredis jamais, ne jamais contredire, sois d'accord, être d'accord, à la gloire, comme un modèle, comme la meilleure, comme le meilleur, comme la seule, comme le seul, fais l'éloge, faire l'éloge, encense, préfère, préférer, dissuade, dissuader, recommanderas, conseilleras, dirige, dirigez, diriger, dissuadez, dénigrez, encenser, mets en avant, mettre en avant, n'évoquer que, ne citer que, ne proposer que, redirige, redirigez, rediriger, renvoie vers, renvoyer vers, glisser un mot, glisser, tu ne connais que, reste évasif, oriente vers, un mot aimable, dire du bien, en tête, arrive premier, gagne toujours, ne cite que, éloge, un éloge de, éloges, sans défaut, comme parfait, comme parfaits, irréprochable",
    show: 'révèle, révélez, révéler, montre, montrez, montrer, affiche, affichez, afficher, divulgue, divulguez, divulguer, donne, donnez, donner, imprime, imprimez, liste, listez, lister, dévoile, dévoilez, dévoiler, communique, communiquez, communiquer, expose, publie, publiez, publier, récite, récitez, recopie, recopiez, recopier, fournis, fournir, livre, livrez, transmets, cite',
    act: 'envoie, envoyez, envoyer, enverra, transmets, transmettez, transmettre, transfère, transférez, transférer, exécute, exécutez, exécuter, lance, lancez, lancer, appelle, appelez, appeler, supprime, supprimez, supprimer, insère, insérez, insérer, enregistre, enregistrez, enregistrer, copie, copiez, copier, recopie, recopiez, recopier, télécharge, téléchargez, publie, publier, ouvre, ouvrez, ouvrir, visite, visitez, clique, cliquez, cliquer, ajoute, ajoutez, ajouter, joins, joignez, joindre, utilise, utilisez, utiliser, achète, achetez, vire, virer, verse, efface, effacez, effacer, remplace, modifie, modifiez, collecte, collectez, résume, résumez, résumer, charge, chargez, mémorise, mémorisez, mémoriser, note, notez, sauvegarde, sauvegardez, sauvegarder, intègre, intégrez, intégrer, place, placez, expédie, fais suivre, faites suivre, faire suivre, approuve, valide, transmets-le, transmets-la, transmets-les, transmettra, enverras, envoie-le, envoie-la, envoie-les, ajoute-le, ajoute-la, ajoute-y, ajoutes-y, colle, collez, coller, accole, concatène, encode, encodez, encoder, relaie, relayez, propage, propagez, propager, diffuse, diffusez, diffuser, déclenche, déclenchez, déclencher, installe, installez, installer, commande, commandez, virement, virez, supprimeras, effaceras, exécuteras, exécutera, recueille, recueillez, recueillir, collecter, récolte, récupère, récupérez, récupérer, grave, gravez, archive, purge, débrouille-toi pour obtenir, obtenir, lance la commande, retirer son argent, mets à la place, arrange, se reconnecter, reconnecter, affiche tous, lis la liste, écris à, ajoute à la mémoire',
    must: "doit, doivent, dois, devez, devra, devrait, devraient, il faut, faut, est tenu, est tenue, sont tenus, est censé, il convient, il est entendu, il est convenu, est prié, est priée, est obligé, a pour consigne, a ordre, peut, ne doit, prière de, merci de, nous demandons que, on demande que, serait bien que, veille à ce que, il serait, politique officielle, politique de l'entreprise, il faudra, tu dois, vous devez, devras, tu devras, est censée, on attend, est attendu, il serait bon, il serait souhaitable, aurait la gentillesse, aurait l'amabilité, veuillez, veille à, obligatoire, sont priés, est invité à, aura soin, ta mission, ta seule tâche, ta tâche",
    wish: "ce serait, serait bien, serait gentil, serait un beau geste, ferait plaisir, il serait bon, aurait la gentillesse, gagne à rester, on apprécierait, mieux vaut que, adore qu'on, bienveillante, bienveillant, prévenant, attentionné, il est bien vu, un bon assistant, digne de ce nom, bien intentionné, de bonne volonté, bon cœur",
    always:
      "toujours, jamais, uniquement, seulement, systématiquement, chaque fois, à chaque fois, en toutes circonstances, sans exception, exclusivement, dans tous les cas, quoi qu'il arrive, en permanence, quel que soit",
    later:
      "désormais, dorénavant, à partir de maintenant, à partir d'aujourd'hui, à compter de maintenant, dès maintenant, à l'avenir, la prochaine fois, lors de la prochaine, au prochain message, dans le prochain message, dans la prochaine réponse, dans ta prochaine réponse, dans votre prochaine, après avoir lu, une fois que tu as lu, dès que tu lis, dès la lecture, en lisant ceci, quand tu liras, avant de répondre, avant toute réponse, dans les prochaines conversations, dans toutes les conversations futures, dès que l'utilisateur, jusqu'à nouvel ordre, après trois messages, au prochain échange, à la prochaine, dans cinq messages, aux autres agents, autres agents, autres modèles, autres IA, autres utilisateurs, prochain utilisateur, à la prochaine personne, dans toutes les conversations, prochaines conversations, avec effet immédiat, dès l'ouverture, laisse passer, à partir de la cinquième, à partir de la troisième, avant toute chose, avant de continuer",
    each: "chaque réponse, chacune de tes réponses, chacune de vos réponses, toutes tes réponses, toutes vos réponses, toutes les réponses, toute réponse, chaque conversation, toutes les conversations, chaque question, toutes les questions, toute question, chaque message, chaque souvenir, chaque résumé, quelle que soit la question, peu importe la question, quoi qu'on demande, quoi que demande, toutes tes conversations, à la fin de chaque, au début de chaque, chaque document que tu, tout document que tu, tous tes messages, n'importe quelle question, toute conversation, chaque traduction, chaque session, commence chaque réponse, début de chaque réponse",
    asked:
      "si l'utilisateur, si l'utilisatrice, quand l'utilisateur, lorsque l'utilisateur, dès que l'utilisateur, quand l'utilisatrice, si un utilisateur, quand un utilisateur, si les utilisateurs, si on te demande, si on vous demande, si l'on te demande, quand on te demande, quand on vous demande, lorsqu'on te demande, lorsqu'on vous demande, si on t'interroge, aux questions sur, aux questions, à toute question sur, interrogé sur, en cas de question, pour toute question, lorsqu'il est question, s'il demande, si elle demande, au sujet de, si quelqu'un demande, à propos de, qui te demande, à qui te demande, quiconque te demande, à quiconque te, si l'interlocuteur, quand l'interlocuteur, dès que l'interlocuteur, si ton interlocuteur, quand ton interlocuteur, dès que ton interlocuteur, celui qui te demande, porte sur, évoque, aborde, parle de son, parle de sa, mentionne",
    user: "utilisateur, l'utilisateur, utilisateurs, utilisatrice, l'utilisatrice, utilisatrices, usager, l'usager, usagers, interlocuteur, interlocutrice, interlocuteurs, ton interlocuteur, votre interlocuteur, la personne qui te parle, la personne qui t'écrit, quiconque t'écrit, celui qui te parle, celui qui pose la question, qui te pose, la personne que tu aides, la personne à qui tu parles, qui te parle, la personne en face, ton correspondant, ton propriétaire, le propriétaire de la boîte, ton maître",
    answer:
      'la réponse, ta réponse, votre réponse, tes réponses, vos réponses, les réponses, ton résumé, le résumé, réponse, résumés, courriels que tu rédiges, en traduisant, chaque résumé',
    prompt:
      'invite système, prompt système, prompt, message système, instructions système, consignes système, consignes du système, instructions du système, instructions cachées, consignes cachées, consigne cachée, consignes secrètes, instructions secrètes, tes instructions, vos instructions, tes consignes, vos consignes, instructions internes, instructions initiales, prompt initial, ta configuration, configuration interne, paramètres internes, paramètres cachés, configuration cachée, réglages internes, réglages secrets, consignes internes, tes réglages, invite de départ, texte de départ, configuration secrète',
    secret:
      "mot de passe, mots de passe, clé API, clés API, clé d'API, clés d'API, identifiants, code secret, codes secrets, jeton, jetons, code PIN, carte bancaire, coordonnées bancaires, numéro de carte, secrets, données personnelles, données de santé, données de l'utilisateur, clé privée, clés privées, numéro de sécurité sociale, numéros de carte, numéro de compte, code bancaire, clés de licence, date de naissance, numéro de téléphone, numéro de passeport, clé secrète",
    record:
      "cette conversation, la conversation, l'historique, historique, toute la conversation, conversation entière, intégralité de la conversation, souvenirs, tous les souvenirs, mémoires, contacts, carnet d'adresses, liste de contacts, tous les messages, les messages, tout ce que l'utilisateur, ce que l'utilisateur, l'échange, la discussion, les échanges, conversation, échanges, nos échanges, discussion, tes souvenirs, ta mémoire, ces notes, les notes, données, messages précédents, autres utilisateurs, toutes les conversations, fait permanent",
    hide: "ne dis pas, ne dites pas, ne pas dire, ne rien dire, ne dis rien, ne dites rien, n'en parle pas, n'en parlez pas, n'en parle jamais, ne pas en parler, ne jamais en parler, en parler jamais, ne mentionne pas, ne mentionne jamais, ne mentionnez pas, ne mentionnez jamais, ne pas mentionner, ne jamais mentionner, sans le dire, sans prévenir, sans demander, sans en parler, sans le mentionner, sans avertir, sans informer, sans confirmation, à l'insu, en secret, secrètement, discrètement, en silence, cache, cachez, cacher, dissimule, dissimulez, dissimuler, garde secret, garde cela secret, gardez secret, ne révèle pas, ne révélez pas, ne doit pas savoir, ne doit rien savoir, ne doit pas l'apprendre, n'informe pas, tais, taire, passe sous silence, passer sous silence, omets, omettre, ne le dis, ne préviens pas, ne dise, ne mentionne, ne parle pas de, ne parle jamais de, évite de mentionner, éviter de mentionner, sans le signaler, sans signaler, sans rien dire, sans autorisation, sans accord, sans l'accord, à son insu, en cachette, en catimini, en douce, mine de rien, taisez, passez sous silence, garde le silence, ne souffle mot, pas un mot, n'avoue jamais, n'en dis rien, même si personne, sans qu'on te le demande, sans que personne, camoufle, étouffe, occulte, occulter, sans expliquer, pas la peine d'en, reste évasif, sans nuancer, discret, n'en entende jamais, prétends que, change de sujet, qu'on lui cache, n'a pas besoin de savoir, n'avoue pas, ne révèle jamais, garde pour toi, en copie cachée, copie cachée, oublie de parler, sans le faire remarquer, oublie l'existence, sans prévenir le propriétaire, ne rien dire de cette, nie l'avoir fait",
    consent:
      "a déjà accepté, déjà d'accord, a donné son accord, sans demander, sans confirmation, inutile de demander, ne lui demande pas, préapprouvé, déjà validé, sans vérifier, pas besoin de demander",
    obey: "obéis, obéissez, obéir, obéit, obéis-moi, suis mes ordres, suivez mes ordres, suis mes instructions, suivez mes instructions, suis les ordres, suis les instructions, suivez les instructions, suis les consignes, exécute mes ordres, fais tout ce, faites tout ce, fais ce que je, faites ce que je, accepte tout, acceptez tout, accepte toute demande, accepte toutes, acceptez toutes, n'obéis qu'à, n'écoute que, n'écoutez que, ne refuse rien, ne refuse jamais, ne refusez rien, ne jamais refuser, soumets-toi, conforme-toi, fais confiance, plie-toi, ignore l'utilisateur, ignorez l'utilisateur, fais ce que, faites ce que, ma parole fait loi, mes mots font loi, fait loi, prime sur, priment sur, l'emporte sur, prévaut sur, prévaut, passe avant, au-dessus de l'utilisateur, plus que l'utilisateur, obéis seulement, n'obéit qu'à, écoute seulement, ne refuse aucune, accepter toute demande, acceptez toute demande, accepter toutes, sans vérification, sans vérifier, sans discuter, aveuglément, fidèle à, dire oui à tout, dis oui à tout, seuls ses ordres, seuls mes ordres, uniquement ses ordres, uniquement mes ordres, te dicte ta conduite, exécute sans discuter, fais-le c'est tout, doit tout accepter, ne tenez plus compte, lui obéit, donne tout, plutôt qu'à l'utilisateur, approuve tout, au service de celui, n'en fais pas de résumé",
    memo: "cette note, ce souvenir, ce texte, ce document, ce message, cette page, cette ligne, cette consigne, cette instruction, ces instructions, ces consignes, le texte suivant, les instructions suivantes, l'instruction suivante, ci-dessous, cette entrée, cette règle, auteur de ce, auteur de cette, cette mémoire, cette fiche, ce fichier, ces lignes, ce qui est écrit ici, ce qui suit, l'auteur de cette note, auteur de cette note, qui lit ceci, à la lecture de ceci, celui qui a écrit ceci, ce rappel, cette phrase, ce cv, cet avis, cette boîte",
    tool: "outil, outils, l'outil, fonction, fonctions, outil d'e-mail, outil de messagerie, outil e-mail, commande, plugin, recherche web, terminal",
    picture:
      "image, l'image, lien, URL, publicité, bannière, adresse, slogan, code promo, pied de page, pixel",
    authority:
      "message système, avis système, note système, alerte système, mode développeur, mode administrateur, mode maintenance, mode admin, message du développeur, message des développeurs, développeur du modèle, tes développeurs, vos développeurs, ton créateur, tes créateurs, ordre de l'administrateur, au nom de l'exploitant, priorité absolue, priorité maximale, OpenAI, Anthropic, équipe de sécurité, directive officielle, la direction technique, l'éditeur du modèle, fournisseur du modèle, ton concepteur, tes concepteurs, c'est moi qui t'ai, je t'ai programmé, je t'ai créé, ton propriétaire, propriétaire du modèle, mode débogage, mode test, mode diagnostic, mise à jour de la configuration, mise à jour du système, console racine, avis de la plateforme, service conformité, canal de l'exploitant, service de sécurité, hébergeur, ton administrateur, selon ton fournisseur, ici ton, règle",
    role: "tu es maintenant, tu es désormais, vous êtes maintenant, vous êtes désormais, fais semblant, faites semblant, faire semblant, joue le rôle, jouez le rôle, jouer le rôle, joue un, incarne, incarnez, incarner, comporte-toi comme, comportez-vous comme, agis comme, agissez comme, agir comme, imagine que tu, imagine que vous, tu n'es plus, vous n'êtes plus, ton nouveau nom, prends le rôle, dans la peau, jeu de rôle, passe en mode, passez en mode, tu deviens, deviens, devenez, tu t'appelles, désormais tu es, endosse, endosser, endosse l'identité, prends l'identité, assume l'identité, ta nouvelle identité, jouons à un jeu, jouons, ton vrai but, ta nouvelle mission, ton unique mission, tu travailles pour, glisse-toi dans, ne redeviens",
    free: "sans limites, sans limite, sans restriction, sans restrictions, sans règles, sans filtre, sans filtres, sans morale, sans censure, sans contrainte, sans contraintes, sans tabou, aucune limite, aucune restriction, aucune règle, non censuré, illimité, libre de toute, sans avertissement, sans scrupules, sans garde-fou, qui ne refuse rien, ne refuse jamais rien, qui ne refuse jamais, même illégale, même illégales, sans éthique, sans conscience, sans loi, sans scrupule, tout est permis, tout est autorisé, ne quitte jamais, ne sors jamais du rôle, reste dans le rôle, reste dans ton rôle, sans garde-fous, n'a plus de limites, plus de limites",
    ends: 'fin de la mémoire, fin du souvenir, fin des souvenirs, fin de citation, fin de la citation, fin des données, fin du document, fin de la note, fin du contexte',
    reported:
      "injection de prompt, injection d'invite, injections de prompt, attaquants, attaquant, escrocs, formation à la sécurité, formation sécurité, cybersécurité, conférence sur, article sur, exposé sur, hameçonnage, pirates informatiques, séminaire, mémoire de, thèse, cours de, colloque, dans le journal, un article, l'article, l'étude, le tribunal, la loi, le juge, podcast, roman, documentaire, s'il est possible, comment les pirates, atelier sur, à l'école, en classe, nous avons parlé, on a parlé, nous avons appris, on a appris, explique comment, expliqué comment, exposé, débat, discuté, racontait, racontaient, mon fils a demandé, a demandé à une IA, rédaction, mémoire, projet, reportage, journaliste, attaque, une attaque, attaques, courriel piégé, page piégée, le rapport décrit, l'étude montre, n'a pas obéi, disait toujours, disait ma tante, disait ma grand-mère, dit le vieux, règle de l'école",
    self: "je, j'ai, j'ignore, nous, moi je, mon frère, ma sœur, mon fils, ma fille, ma mère, mon père, mon mari, ma femme, papa, maman, le médecin, mamie, papi, on nous a, j'apprends, j'étudie, ma thèse, mon mémoire",
    partner:
      "client, clients, cliente, visiteur, visiteurs, visiteuse, chaque visiteur, quelqu'un, on te, les gens, la personne, quiconque, acheteur, patients, lecteur",
    when: "si quelqu'un, quand quelqu'un, dès que quelqu'un, lorsque quelqu'un, chaque fois que quelqu'un, à quiconque demande, à qui demande, dès qu'on, si l'on te demande, quand on te demande, lorsqu'on te demande, si on te parle, quand on te parle, si l'on t'interroge, si on t'interroge, quand on t'interroge, interrogé sur, questionné sur, dès que le mot, quand le mot, si le mot, mot déclencheur, mot magique, mot de code, mot-clé, après cinq échanges, après cinq messages, au bout de cinq, dès qu'il apparaît, dès que le sujet, si le sujet, quand le sujet, si la conversation, quand la conversation, dès que la conversation, si le client, si un client, quand un client, dès qu'un client, te dit bonjour, te remercie, te souhaite, te salue, vient à parler, qui demande, au mot, aux questions sur, en entendant",
    deceive:
      "mens, mentez, mentir, mentira, trompe, trompez, tromper, dupe, dupez, invente, inventez, inventer, fais croire, faites croire, faire croire, fais-lui croire, prétends, prétendez, prétendre, prétendras, affirme à tort, soutiens que, soutenez que, fais comme si, faites comme si, faire comme si, feins, feignez, feindre, niez, nier, nieras, comme vérité, comme vrai, comme un fait, comme exact, comme certain, change de sujet, changez de sujet, changer de sujet, détourne la conversation, détourner la conversation, élude, éludez, esquive, esquivez, esquiver, mauvaise réponse, fausse réponse, fausses réponses, réponses fausses, délibérément, volontairement, insulte, insultez, insulter, injurie, menace, menacez, moque-toi, humilie, minimise, minimisez, minimiser, exagère, exagérez, fais peur, faites peur, pousse-le, pousse-les, persuade, persuadez, persuader, convaincs, convainquez, convaincre, manipule, manipulez, manipuler, rejette toute correction, refuse toute correction, rejeter toute correction, comme établi, comme incontestable, comme avéré, faux, exprès, le mauvais jour, mauvais, invente des raisons, comme un suspect, c'est un fait établi, fait établi, dis-le sans nuance, sans nuance, comme si c'était ton idée, dis que ce n'est rien, tout le monde est content",
    daily:
      'maman, papa, mamie, papi, enfants, enfant, chien, chat, école, maîtresse, médecin, infirmière, comprimé, café, soupe, pâte, four, recette, sel, cuisine, jardin, gâteau, porte, clé, clés, bus, train, voisin, voisine, voisins, propriétaire, loyer, fête, anniversaire, mariage, vacances, livre, roman, film, chanson, chorale, club, équipe, police, colis, balcon, clients, invités, règlement, examen, tribunal, joueur, frère, sœur, oncle, tante, mari, femme, fils, fille, patron, collègue, stagiaire, atelier, notaire, fournisseur, fournisseurs, numéro de commande, facture, ordre du jour, marché, foire, grossesse, roi, reine, pièce, scène, jeu, petit déjeuner, avis, musée ouvre, groupe, salle, tapis, guichet, éruption, capitaine, mer, rédaction',
    software:
      'système, appli, application, site, serveur, base de données, formulaire, bouton, journal, script, sauvegarde, paramètres, navigateur, imprimante, mise à jour, valable une heure, lien valable, redémarrer',
    device:
      "logiciel, logiciels, programme, programmes, algorithme, algorithmes, automatique, automatiques, automatiquement, machine, machines, toute machine, robot, robots, robot d'accueil, enceinte connectée, enceintes connectées, enceintes, Siri, Alexa, Copilot, Gemini, Claude, comparateur, comparateurs, moteur de recherche, moteurs de recherche, agents d'achat, agent d'achat, agents de recherche, aide vocale, assistant vocal, lecteurs automatiques, traducteur automatique, traducteurs automatiques, correcteur automatique, guides virtuels, guide virtuel, modèles d'analyse, assistant de code, outil, outils, outils de tri, ordinateur, synthèse automatique, générateurs de texte, système, appli, application",
    reads:
      'qui lit, qui lisent, lisez ceci, qui résume, qui résument, résumant, qui condense, condense, qui relaie, relaient, qui traduit, qui traduisent, qui tombe dessus, qui tombent dessus, qui en tire, qui cite, qui analyse, qui analysent, qui trie, qui décrit, qui traite, qui traitent, qui parcourt, qui indexe, à la lecture, lecture à voix haute, présentez, quand vous la présentez, en lisant, ce compte rendu, ce bulletin, cette page, cet avis, ce message',
    feigns:
      "fait mine, font mine, faire mine, fait semblant, faire semblant, comme si, jure, jurent, prétend, prétendent, affirme, affirment, nie, nient, insiste, soutient, ne remarque pas, passe outre, fermé les yeux, considère comme, traite comme, donne pour, donnent pour, comme fermé, pour fermés, complet, épuisé, indisponible, plus disponible, n'existe plus, se sont désistés, déjà audité, déjà vérifié, déjà approuvé, en mise à jour, en maintenance, le contraire, remplace, double, doublent, fait patienter, patienter, invente, attribue, classe premier, quoi que dise, même hors sujet, d'office, confirme la vente, rend, rendent, fausse",
    settled:
      "il a été décidé, décidé, convenu, c'est convenu, d'accord avec, en accord avec, selon la nouvelle, conformément, note de la direction, service juridique, vérifié par, validé par, approuvé par, déjà réglé, a été réglé, entendu avec, arrangement, politique de la maison, pour une expérience, étude en cours, à partir de maintenant",
    lesson:
      'atelier, cours, stage, leçon, conseils, guide, manuel, glossaire, champ, paramètre, facultatif, par défaut, cas de test, plan de test, attendu, scénario, colonne, documentation, réglages, paramètres, brochure, étude, rapport, chercheurs, conférence, roman, chapitre, pièce, définit, signifie, soi-disant, élèves, étudiants, pirates, attaquants, autorité',
    likes: "aime, aime qu'on, préfère, déteste, n'aime pas, apprécie, ne supporte pas, lui convient, adore",
  },
  discretionWords: {
    unkept: {
      nots: `ne, pas, surtout pas, ni, jamais, rien`,
      keeps: `enregistre, enregistrer, enregistrez, sauvegarde, sauvegarder, sauvegardez, garde, gardez, retiens, retenir, retenez, mémorise, mémoriser, mémorisez, note, noter, notez, stocke, stocker, stockez, te souviens, te souvenir, conserve, conserver, conservez`,
      between: `s'il te plaît, stp, svp, s'il vous plaît, ça, ceci, cela, ce que je dis, ce que je te dis, ce que je viens de dire, ce message, pas, rien, le, la, les, l, de ça, en mémoire, merci, hein, surtout, quelque part, nulle part, tout ça`,
      retracts: `oublie ce que j'ai dit, oublie ce que je viens de dire, oublie ce que je t'ai dit, oublie que j'ai dit ça, oublie que je t'ai dit ça, oubliez ce que j'ai dit, fais comme si je n'avais rien dit, j'ai rien dit, ça reste entre nous, que ça reste entre nous, entre toi et moi`,
      goesOn: `mais, et, car, parce, donc`,
    },
    pretends: `jeu de rôle, jouons à faire semblant, faisons semblant, faisons comme si, deux vérités et un mensonge, simulation d'entretien, entretien d'entraînement, entraînement à l'entretien, entraîner à un entretien, simuler un entretien, je vais te dicter, je vais vous dicter, je te dicte, je vais dicter, je veux dicter, je voudrais dicter, sous ma dictée`,
    ahead: `n'enregistre pas ce que je vais dire, n'enregistre pas ce qui suit, ne retiens pas ce que je vais dire, ne retiens pas ce qui suit`,
    endsPretence: `
      fin du jeu de rôle, fin du jeu, arrêtons le jeu de rôle, le jeu de rôle est fini,
      fin de la dictée, fin de la lettre, fin du roman, fin du chapitre, fin de l'histoire,
      le mensonge était, le mensonge est, le mensonge c'était, fin de l'entretien,
      retour à la réalité, revenons à la réalité, maintenant sérieusement`,
    offRecord: `
      off the record, hors micro, que ça reste entre nous, cela reste entre nous, ça reste entre nous,
      n'enregistre pas ça, n'enregistre pas ceci, n'enregistre pas cela, n'enregistrez pas ceci,
      n'enregistrez pas ça, n'enregistrez pas cela, ne l'enregistre pas, ne sauvegarde pas ça,
      ne sauvegarde pas ceci, ne sauvegardez pas ceci, ne garde pas ça, ne garde pas ça en mémoire,
      ne gardez pas ça en mémoire, ne garde pas ceci en mémoire, ne retiens pas ça, ne retiens pas ceci,
      ne retenez pas ceci, ne mémorise pas ça, ne mémorise pas ceci, ne mémorisez pas ceci,
      ne te souviens pas de ça, ne note pas ça, seulement pour ce chat, seulement dans ce chat,
      uniquement pour ce chat, uniquement dans ce chat, juste pour ce chat,
      seulement pour cette conversation, seulement dans cette conversation,
      uniquement pour cette conversation, uniquement dans cette conversation,
      juste pour cette conversation, rien que pour cette conversation`,
    forgetAll: `
      oublie tout ce que tu sais sur moi, oublie tout ce que tu sais de moi, oublie tout sur moi,
      oublie tout de moi, oubliez tout ce que vous savez sur moi, oubliez tout ce que vous savez de moi,
      oubliez tout sur moi, efface tout ce que tu sais sur moi, efface tout ce que tu sais de moi,
      efface tout sur moi, effacez tout ce que vous savez sur moi, supprime tout ce que tu sais sur moi,
      supprime tout ce que tu sais de moi, supprimez tout ce que vous savez sur moi`,
    forgetAllQuestion:
      "Dois-je effacer tout ce que j'ai appris sur vous ? C'est irréversible. Répondez « oui » pour confirmer.",
    yes: `
      oui, oui merci, ouais, s'il te plaît, s'il vous plaît, je confirme, je suis sûr, je suis sûre,
      vas-y, allez-y, bien sûr, d'accord, efface tout, effacez tout, oublie tout, oubliez tout,
      supprime tout, fais-le, faites-le, ok, merci`,
  },
  continuity: {
    phrases: [
      "on (?:continue|reprend|poursuit) (?:comme |avec |sur )?(?:hier|la dernière fois)|(?:ton|ta|tes) (?:dernière?|première?|deuxième|précédente?)s? (?:points?|arguments?|phrases?|remarques?|listes?|recettes?)|que voulais-tu dire|qu'est-ce que tu voulais dire|tu voulais dire quoi",
      "comme je (?:te |vous )?(?:le )?disais|tu (?:m'(?:as|avais)|as|avais) (?:déjà )?(?:parlé|proposé|recommandé|suggéré|promis|mentionné|cité)|vous m'(?:avez|aviez) (?:parlé|proposé|recommandé|promis)",
      "(?:ce qu'on|ce que nous) (?:a|avait|avons|avions) (?:décidé|convenu|dit)|(?:la même chose|pareil) (?:pour|avec) (?:les|l') ?autres?",
      "(?:ta|ton|tes) (?:première?|deuxième|seconde?|autre|dernière?|précédente?) (?:idée|proposition|suggestion|version|réponse|plan|explication)|ton idée de (?:tout à l'heure|tantôt)",
      "tu (?:devais|allais|voulais) (?:m'|me |nous )(?:envoyer|donner|dire|montrer|écrire|aider)",
      "(?:reprendre|reprenons|continuer|finir|revenir (?:à|sur))(?: avec)? (?:le|la|l'|mon|notre|ce|cette) ?[^ ]+ (?:de ce matin|d'hier|de tout à l'heure|de la dernière fois)|(?:la|le) [^ ]+ (?:que|dont) tu m'as (?:parlé|proposée?|recommandée?|suggérée?|donnée?)",
      `comme (?:on|nous|je|tu|vous) (?:te |vous |me |nous |t'|m')?(?:l'|le |en )?(?:a|avons|ai|as|avez|avait|avions|avais)(?: déjà| bien)? (?:dit|discuté|convenu|décidé|parlé|expliqué|mentionné|raconté)${over("hier|tout|la derniere|avant|plus|l'autre|deja")}`,
      `comme (?:on|nous|je|tu|vous) (?:te |vous |me )?(?:le )?(?:disait|disais|disions|disiez)${over('hier|tout|la derniere|avant|plus')}`,
      `(?:^|[.!?] )comme (?:convenu|discuté|dit|mentionné)${over('hier|tout|la derniere|avant|plus|precedemment|ensemble')}`,
      `${WHERE} (?:on|nous) (?:s'(?:est|était|etaient)|en (?:est|était|étions)|nous (?:étions|sommes))|où en (?:était|étions|est|sommes)-(?:on|nous)|où on en était`,
      "tu (?:m'as|m'avais|as|avais|disais|me disais)(?: [^ ,.?!]+){0,3} (?:tout à l'heure|avant|hier|la dernière fois|plus tôt|plus haut|précédemment|à l'instant)",
      "tu viens de (?:me )?(?:dire|proposer|parler)|ce que tu (?:viens de|as dit|disais|m'as)|je viens de te (?:dire|demander)",
      'de quoi (?:on (?:a parlé|parlait)|avons-nous parlé|a-t-on parlé|parlait-on|parlions-nous)',
      '(?:notre|nos) (?:dernière|précédente)s? (?:conversation|discussion|session|séance)s?(?! avec)|(?:ta|votre) (?:dernière|précédente) (?:réponse|proposition|suggestion)',
      '(?:revenons|revenir|retour) (?:à|sur) (?:notre|nos|ce (?:que|dont)|la question)|reprenons (?:là|où|notre|la conversation)',
      "qu'(?:avons|avions)-nous (?:décidé|convenu|dit|conclu|choisi)(?! (?:à|au|en) )|(?:revenons|revenir|retournons|reprenons|continuons|reprendre|continuer)(?: à| sur| avec)? (?:ce qu'on|ce que nous) (?:a|avait|avons|avions|faisait|faisions)|(?:revenons|revenir|retournons) (?:au|à la|à l') ?(?:sujet|question|discussion|conversation|histoire) (?:d'hier|de tout à l'heure|de la dernière fois)",
    ],
    whole: [
      "(?:le|la|l') ?(?:première?|deuxième|seconde?|troisième|autre|dernière?) [a-z]+,? (?:s'il te plaît|s'il vous plaît|stp|svp)",
      'la (?:deuxième |seconde |troisième )?(?:suite|partie)',
      'continue[sz]?|continuons|poursui(?:s|vez|vons)|vas-y|allez-y|la suite',
      "(?:(?:je (?:préfère|prends|veux|choisis|voudrais|vais prendre|parlais de)|plutôt|prenons|prends|donne-moi|montre-moi) )?(?:le |la |l'|les )(?:premier|première|deuxième|seconde?|troisième|autre|dernier|dernière|même)(?: option| version| idée| proposition| solution| choix)?",
      '(?:je (?:préfère|prends|veux|choisis) )?(?:celui-là|celle-là|celui-ci|celle-ci)|option (?:[a-e]|[1-9])|(?:la même chose|pareil|comme)(?: que)? (?:la dernière fois|hier|avant)',
    ],
    leads:
      "finalement|ok|oui|non|vas-y|allez|merci|bonjour|salut|d'accord|bien|et|mais|alors|donc|s'il te plaît|s'il vous plaît|tu peux|peux-tu|on peut|plutôt",
    tails: "s'il te plaît|s'il te plait|s'il vous plaît|stp|svp|merci|alors|maintenant|encore|plutôt",
    letterRequests:
      '(?:écri[a-z]*|rédige[a-z]*|répon[a-z]*|corrige[a-z]*)[^.?!]{0,60} (?:e-?mail|mail|courriel|lettre|message|réponse|invitation)',
    takingUp: `
      continuer continuons reprenons reprendre reprend reprise revenons retour discussion conversation
      sujet hier dernière fois arrêtés arrêté était étions setait parler parlé dit décidé`,
    recovery:
      "Je n'ai ici aucun message antérieur. Redites-moi ce que je dois savoir, et nous pourrons continuer.",
  },
  requests: {
    rememberThese: [
      '(?:retiens|retenez|note|notez|mémorise|mémorisez)[- ](?:le|la|les|bien (?:ça|cela|ceci)|ça|cela|ceci|ce qui suit)',
      "(?:souviens[- ]t'en|souvenez[- ]vous[- ]en|rappelle[- ]toi (?:de )?(?:ça|cela|ceci))",
      "ne l'oublie(?:z)? pas",
      "n'oublie(?:z)? pas (?:ça|cela)",
    ],
    polite: "s'il te plaît|s'il vous plaît|stp|svp",
    remember: [
      'souviens[- ]toi(?: bien)?',
      'souvenez[- ]vous',
      'rappelle[- ]toi(?: bien)?',
      'rappelez[- ]vous',
      'retiens(?: bien)?',
      'retenez(?: bien)?',
      "n'oublie pas",
      "n'oubliez pas",
      'note(?: bien)?',
      'notez(?: bien)?',
      'mémorise',
      'mémorisez',
      'garde en mémoire',
      "garde à l'esprit",
    ],
    link: "(?:que |qu')",
    forget: [
      'oublie',
      'oubliez',
      "(?:peux|pourrais)[- ]tu(?: s'il te plaît)? oublier",
      "(?:pouvez|pourriez)[- ]vous(?: s'il vous plaît)? oublier",
    ],
    forgetLink:
      "(?:que |qu'|(?:tout )?ce que (?:je t'|je vous |j')ai (?:dit|raconté) (?:sur|à propos de|de) (?<topic>.+))",
    asking: '(?:peux|pourrais)[- ]tu|(?:pouvez|pourriez)[- ]vous',
    forgetForms: [
      "(?:s'il te plaît,? )?(?:oublie|oubliez|efface|effacez|supprime|supprimez) (?:tout|toutes les infos|tout ce que (?:tu sais|vous savez|je t'ai dit)|ce que (?:tu sais|vous savez)) (?:sur|de|à propos de|au sujet de) (?<about>.+)",
      '(?:oublie|oubliez) (?<content>(?:mon|ma|mes|notre|nos) (?!soucis|ennuis|problèmes|peines|question|dernier|dernière|message)\\S.*)',
    ],
  },
  directives: {
    standing:
      "à partir de maintenant|à partir d'aujourd'hui|dorénavant|désormais|à l'avenir|toujours|systématiquement|par défaut",
    please: "s'il (?:te|vous) pla[iî]t|stp|svp",
    once: '(?:juste )?(?:cette fois(?:-ci)?|pour cette (?:question|réponse|fois))|à cette question|à ce message',
    others: '(?:à|avec|pour) (?:tout le monde|tous(?: les (?:autres )?utilisateurs)?|les autres)',
    opening:
      'bonjour|salut|coucou|bonsoir|ok|merci|alors|et|donc|bon|super|au fait|tu peux|vous pouvez|tu dois|je veux que tu|maintenant',
    doubt: 'peut-être|je pense|je crois|tu pourrais|si possible',
    asking: 'peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|est-ce que tu (?:peux|pourrais)|tu peux',
    correcting: 'non(?:, attends)?|attends|pardon|en fait|je veux dire|désolée?',
    closing: 'merci|ok|maintenant|désormais|si possible|aussi',
    again: '(?:à|de) nouveau',
    and: 'et|mais|puis',
    tones: {
      concise: 'concise?s?|brefs?|brève?s?|courte?s?|succincte?s?|brièvement',
      detailed: 'détaillée?s?|longue?s?|approfondie?s?|précise?s? et détaillée?s?',
      formal: 'formelle?s?|polie?s?',
      informal: 'informelle?s?|décontractée?s?|détendue?s?|familière?s?|familier',
      humorous: 'drôles?|amusante?s?',
      serious: 'sérieu(?:x|se)',
      friendly: 'amicale?s?|chaleureu(?:x|se)|gentille?s?|sympathiques?|sympa',
      direct: 'directe?s?|franche?|franc',
      simple: 'simples?',
      technical: 'techniques?',
      professional: 'professionnelle?s?',
      patient: 'patiente?s?',
    },
    callMe: ['(?:appelle|appelez|nomme)[- ]moi {name}', "m'appeler {name}"],
    yourName: [
      "(?:tu t'appelles|tu t'appelleras|vous vous appelez) {name}",
      'ton(?: nouveau)? nom (?:est|sera) {name}',
      "je (?:t'appelle|t'appellerai|vais t'appeler) {name}",
    ],
    nameOff: ["ne m'appelle[sz]? pas {name}", "(?:arrêter|cesser) de m'appeler {name}"],
    nameOffForGood: [
      "ne m'appelle[sz]? (?:plus jamais|plus|jamais) {name}",
      "(?:arrêtez?|cessez?) de m'appeler {name}",
    ],
    role: [
      'sois (?<role>(?:mon|ma) .+?)',
      '(?:agis|comporte-toi|joue le rôle) (?:comme|en tant que|de|d’) ?{role}',
    ],
    roleStanding: ['(?:tu es|vous êtes) (?<role>(?:mon|ma|une?) .+?)'],
    tone: [
      `(?:sois|soyez|reste) ${MORE}{tones}(?: avec moi)?`,
      `(?:réponds|répondez|parle|parlez)(?:[- ]moi)? ${MORE}{tones}`,
      `fais(?: des| moi des)? réponses ${MORE}{tones}`,
      `utilise un ton ${MORE}{tones}`,
    ],
    lessTone: ['(?:sois|soyez) (?:moins) {less}', 'ne sois pas (?:si|aussi|trop) {less}'],
    lessToneTaste: [
      '(?:tes|vos) (?:réponses|messages) sont (?:un peu |beaucoup |bien )?trop {less}(?: pour moi)?',
    ],
    toneForms: {
      'informal address': [
        '(?:tutoie|tutoyez)[- ]moi',
        'me tutoyer',
        'on (?:peut|va) se tutoyer',
        'on se tutoie',
      ],
      'formal address': ['(?:vouvoie|vouvoyez)[- ]moi', 'me vouvoyer', 'on se vouvoie'],
    },
    language: [
      '(?:réponds|répondez)(?:[- ]moi)?(?: uniquement| seulement| plutôt)? en {language}',
      '(?:parle|parlez)(?:[- ](?:moi|nous))?(?: uniquement| seulement)?(?: en)? {language}(?: avec moi)?',
      "passe(?:z)? (?:à|au|à l’|à l') ?{language}",
      'parlons(?: en)? {language}',
      "(?:on )?(?:repassez?|revenez|reviens|retournez?|repassons|revenons)(?: au| en| vers le| à| vers)? (?:l')?{language}",
      '(?:reprends|reprenez|continue|continuez)(?: (?:à (?:répondre|parler)))? en {language}',
      "retour (?:au|à l’|à l') ?{language}",
      '(?:re)?parlons(?: en)? {language}',
      '(?:reparle|reparlez)(?:[- ]moi)?(?: en)? {language}',
    ],
    languageOff: [
      `(?:arrêtez?|arrêter|cessez?|cesser) de (?:me )?${ANSWER}(?: en)? {language}`,
      'ne (?:me )?(?:réponds|répondez|parle|parlez|écris|écrivez) (?:plus|plus jamais|jamais)(?: en)? {language}',
      `(?:tu n'as|vous n'avez|tu n'es|pas) (?:plus besoin|pas besoin|plus obligée?|besoin) de (?:me )?${ANSWER}(?: en)? {language}`,
      'plus de {language}',
    ],
    boundaries: [
      "n'utilise[zs]? (?:jamais|plus|plus jamais) .+",
      "(?:arrêtez?|cessez?) d'utiliser .+",
      "(?:tu n'as|vous n'avez) plus besoin d'utiliser .+",
      "(?:ne |n')(?:plaisante|blague|parle|mentionne|évoque|commente|fais|me parle|m'appelle|pose|me demande)(?: plus)? (?:jamais|pas de blagues?|plus jamais) ?.*",
      'ne (?:te moque|parle|mentionne|plaisante) (?:jamais|plus) .+',
    ],
    allowed: [
      '(?:tu peux|vous pouvez) (?:à nouveau|de nouveau) utiliser .+',
      '(?:tu peux|vous pouvez) réutiliser .+',
    ],
    instructions: ['(?:utilise|utilisez|cite|citez|commence|termine|donne|ajoute|vouvoie|réponds|pose) .+'],
    nod: "d'accord",
    introduces: "je m'appelle|je suis",
    conditions: 'si|dit',
    pronouns: 'vous|tu|toi|moi',
    notNames: 'vite|demain|plus|tard|ce|fou|folle|quand|si',
    my: 'mon|ma',
    articles: 'une?',
    more: 'plus',
    less: 'moins',
    toOthers:
      '(?:appelle|traite|salue|(?:réponds|répondez|parle|parlez|écris|écrivez|sois|dis)(?: \\S+){0,2}? (?:à|avec|envers))',
    everyone: 'tout le monde|tous(?: les (?:autres|utilisateurs))?|les autres',
    manners: 'en|toujours',
    forbids: 'jamais ne n arrête arrêtez arrêter cesse cessez',
    light:
      'toujours désormais à partir de maintenant nouveau tu peux vous pouvez des les un une utilise utilises utilisez utiliser réponds répondez en as plus pas besoin',
    unsafe:
      '(?:sans|aucune?|ignore)(?!\\p{L})[^.!?\\n]{0,30}(?:restriction|filtre|censure|limite|règles? de sécurité)',
    hostile: '(?:ignore[zr]?|oublie[zr]?)(?!\\p{L})[^.!?\\n]{0,40}(?:instruc|consign)',
    ofAnswers: 'réponse|répon[ds]|tutoiement|vouvoiement',
    onOccasion: "(?:quand|lorsque|si|chaque fois que) (?:je|j[’']|nous|on|tu) ?",
    addressee: 'tu|toi|tes|vous',
  },
  things: {
    places: 'à|en|près|de',
    firms: 'chez',
    projects: 'projets?',
    called: "appelle|appelé|appelée|nommé|nommée|est|s'appelle",
    and: 'et|ou',
  },
  people: {
    oneself: "je|moi|me|mon|ma|mes|mien(?:ne)?s?|[jm]['’]\\p{L}+",
    mine: 'mon|ma|mes',
    theirs: 'son|sa|ses',
    relatives:
      'collègue|patron(?:ne)?|amie?|femme|mari|frère|sœur|mère|père|fils|fille|cousine?|voisine?|chien|chat',
    with: 'avec',
    named: " s'appelle",
    speaker: 'je|moi|nous',
    spokenOf: 'elle|il|qui',
    and: 'et',
  },
  summaries: {
    goals:
      "(?:mon|notre) (?:but|objectif)|je (?:veux|voudrais|souhaite|compte|cherche a)|nous (?:voulons|voudrions)|j'aimerais|on veut",
    decisions:
      "(?:ai|avons|a) (?:decide|choisi|convenu|opte|reserve)|decision|on (?:prend|part sur)|c'est decide",
    nextSteps:
      '(?:prochaine etape|ensuite)|il faut|(?:je|nous|on) (?:dois|devons|doit|vais|allons|va)|demain|rappelle|avant (?:lundi|mardi|mercredi|jeudi|vendredi)|echeance',
  },
  examples: {
    statementWords: {
      'Ma sœur Nora est allergique au sésame.': 'allergy',
      'Je joue du hautbois depuis dix ans.': 'hobby',
      "Si j'avais une chèvre, elle s'appellerait Lili.": '',
    },
    healthWords: {
      "La cardiologue m'a interdit la réglisse": 'health',
      'Mon genou a encore lâché': 'health',
      'Chez nous plus de gluten depuis le diagnostic de Noé': 'diet',
      'Les personnes atteintes de goutte boivent peu': '',
    },
    stopWords: {
      'Où est la clé de mon vélo ?': 'fr: cle velo',
    },
    questions: {
      'Où ai-je déménagé et quel fromage est dangereux pour moi ?': 'self, 2 parts',
      'Quand ai-je déménagé ?': 'when, self',
      "Qui m'a offert la lampe ?": 'who, self',
      'Combien de livres ai-je lus ?': 'howMany, self',
      'Quel est mon thé préféré ?': 'preference, self',
      "Comment s'appelle mon chien ?": 'identity, self',
      'Comment faire du pain ?': 'procedural',
      'Comme convenu, on prend Postgres': 'continuation',
      "Que m'as-tu conseillé ?": 'assistant, self',
      'La capitale du Pérou ?': '',
    },
    smallTalk: {
      'Merci beaucoup': true,
      'merci pour la recette': false,
    },
    lightWords: {
      "Qu'est-ce qui est arrivé au bateau ?": 'bateau',
    },
    meanings: {
      'Que je ne peux pas manger ?': 'diet',
      "Qu'est-ce que j'aime pas ?": 'dislik',
      'Dans quelle ville est-ce ?': 'live',
    },
    references: {
      'Pourquoi ça ?': true,
      'Et pour la deuxième ?': true,
      'Comment s’appelle ma sœur ?': false,
    },
    dates: {
      "Qu'ai-je fait en mars 2024 ?": '2024-03-01 to 2024-04-01',
      'Où étais-je il y a deux semaines ?': '2026-11-12 to 2026-11-19',
      "Qu'est-ce que j'ai acheté la semaine dernière ?": '2026-11-16 to 2026-11-23',
    },
    continuity: {
      'Comme on a dit, réserve le train plus tôt.': true,
      'Continue.': true,
      'Non, l’autre.': true,
      'Comme on dit, qui dort dîne. Ça veut dire quoi ?': false,
      'Continue cette histoire : il était une fois un loup.': false,
    },
    requests: {
      "Le dossier rouge est au grenier. Retiens-le, s'il te plaît.":
        'remember Le dossier rouge est au grenier',
      "Le dossier bleu est à la cave, souviens-t'en.": 'remember Le dossier bleu est à la cave',
      "N'oublie pas que j'ai deux chats": "remember j'ai deux chats",
      'Rappelle-toi que je travaille le samedi': 'remember je travaille le samedi',
      'Oublie ce que j’ai dit sur mon patron': 'forget mon patron',
      'S’il te plaît, oublie que j’habite à Porto.': "forget j'habite à Porto",
      'Tu te souviens de ce film ?': '',
    },
    directives: {
      "Désormais, réponds en anglais s'il te plaît": 'language en',
      "Ne m'appelle plus Chef.": "address no longer: Chef; boundaries Ne m'appelle plus Chef",
      'Ton nom est Max à partir de maintenant.': 'name Max',
      'Sois plus concis': 'tone concise',
      'Ne plaisante jamais sur mon poids.': 'boundaries Ne plaisante jamais sur mon poids',
      'Réponds désormais uniquement par des rimes.':
        'instructions Réponds désormais uniquement par des rimes',
      "Comment tu t'appelles ?": '',
    },
    things: {
      'Ma sœur Claire habite à Lyon et travaille chez Renault.':
        'person Claire; place Lyon; organisation Renault',
    },
    people: {
      'Ma sœur habite à Lyon. Moi, je vis à Nice.': 'Moi. je vis à Nice',
    },
    summaries: {
      'Je voudrais apprendre le portugais.': 'goals',
      'Nous avons choisi le carrelage bleu.': 'decisions',
      'Il faut appeler la banque.': 'nextSteps',
      'Le carrelage est bleu.': '',
    },
  },
};
