/** French: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const french: Language = {
  code: 'fr',
  secretWords: {
    passwords: `
      mot de passe, mots de passe, code secret, phrase secrète, phrase de passe, motdepasse, mot d'passe,
      mot de code, mot secret, mot magique`,
    shortPasswords: 'mdp, pass, pwd, mp, mdps, mot d passe, mot 2 passe, mdpasse, mot pass',
    pins: `
      pin, code pin, puk, code puk, code de vérification, code de confirmation, code de validation,
      code sms, code de sécurité, code à usage unique, cvv, cvc, cryptogramme, code d'accès,
      code confidentiel, code de connexion, otp, code reçu, codes à usage unique, codes de secours,
      codes de récupération, chiffres du sms, chiffres reçus, code du sms, codes de sauvegarde`,
    codes: 'code, codes, combinaison, chiffres',
    locks: `
      digicode, boîte à clé, boîte à clés, boite a cles, cadenas, coffre, coffre-fort, alarme, interphone,
      serrure, visiophone, code de l'alarme, code d'entrée, code de la porte, code du portail, clavier,
      se déverrouille avec, déverrouille, s'ouvre avec, déverrouiller, déverrouillage, désarmer,
      désactiver l'alarme`,
    doors: `
      porte, portail, portillon, garage, immeuble, entrée, résidence, appartement, cave, hall, bâtiment, cour,
      gîte, valise, casier, parking, ascenseur`,
    logins: `
      identifiant, identifiants, login, connexion, compte, utilisateur, wifi, wi-fi, box, routeur, réseau,
      se connecter, connecte-toi, connecte toi, connectez-vous, tous mes comptes, nom d'utilisateur`,
    ids: `
      numéro de sécurité sociale, num sécu, sécurité sociale, sécu, secu, numéro de sécu, n° de sécu, nir,
      numéro national, numero d'identité, carte d'identité, numéro fiscal, insee, assurance sociale, nas,
      numéro avs, avs, registre national`,
    documents: `
      passeport, n° de passeport, permis de conduire, permis, carte d'identité, titre de séjour, cni,
      document de voyage, titre de voyage`,
    cards: 'carte, carte bancaire, cb, carte bleue, carte de crédit, mastercard, visa',
    copulas: "est, c'est, reste, était, sont, c est, maintenant, toujours, désormais",
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
      mets, mettre, utilise, utilisez, écris, on écrit`,
    questions: `
      nom de jeune fille, question secrète, question de sécurité, premier animal, animal de compagnie,
      nom de l'animal, nom du chien, nom du chat, rue de mon enfance, rue où, grandi, première école,
      école primaire, première voiture, ville de naissance, meilleur ami, surnom`,
    answers: "réponse, réponds, répondre, répondez, rép, dis, j'ai mis",
    verified: 'pour vérifier, pour confirmer, pour valider, pour vous connecter, pour te connecter',
    kept: 'pour tout, partout, partout le même, garde ça, garde-le, note ça, retiens ça, mets ça de côté',
    rescues: 'perds mon téléphone, perte du téléphone, perdu mon téléphone, sans mon téléphone, usage unique',
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
      units: 'caract, jours, chiffres',
    },
  },
};
