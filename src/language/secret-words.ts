/**
 * Words and phrases parted by commas, as people write them; rules fold case, accents and digits. An inflected form needs an
 * entry of its own only where it does not begin with an entry of five letters or more.
 */
export type SecretWords = {
  /** Words for a password that no other word begins or ends with. */
  readonly passwords: string;
  /** A password, in words that also begin or end other words, or are short: they count only as they stand. */
  readonly shortPasswords: string;
  /** A number that is a secret by its name alone: PIN, PUK, one-time code, the digits on the back of a card. */
  readonly pins: string;
  /** "Code", "combination": a secret beside a lock or a door, and else only where nothing says of what. */
  readonly codes: string;
  /**
   * The digits from 0 to 9 as words; what "/" parts says the same digit. What follows them repeats the next digit: "double four".
   */
  readonly digits?: string;
  /** Things that open by a number and have no other: key box, safe, alarm, entry phone. */
  readonly locks: string;
  /** Things that may open by a number and have others too: door, gate, garage, suitcase. */
  readonly doors: string;
  /** Names of a login or its place: user, account, Wi-Fi, router. */
  readonly logins: string;
  /** The number by which a state knows a person. */
  readonly ids: string;
  /** Passport and driving licence. */
  readonly documents: string;
  /** A card to pay with. */
  readonly cards: string;
  /** The number of an account at a bank: a sort code and an account number, where no IBAN is used. */
  readonly accounts?: string;
  /** Things that open by a code and are spoken of in its place: "the tablet is 5573". */
  readonly devices?: string;
  /** "Is", "now", and what else may stand between a name and its value. */
  readonly copulas: string;
  /** Says that a number is no secret: postal code, order, flight, room, discount. */
  readonly otherNumbers: string;
  /** Says that a password is talked about and not told: forgot, must, characters, reset. */
  readonly talk: string;
  /** Says that what follows is to be typed, dialled or set: "type", "punch in". */
  readonly entered: string;
  /** Subjects of security questions: maiden name, first pet, the street of one's childhood. */
  readonly questions: string;
  /** Announces the answer to one. */
  readonly answers: string;
  /** Purposes of a code before it: "to verify". */
  readonly verified: string;
  /** Says that one secret is for everything or has to be kept: "the same everywhere", "keep this somewhere". */
  readonly kept: string;
  /** Purposes of a kept list of codes: "in case I lose my phone". */
  readonly rescues: string;
  /** Credentials of machines: key, token, credentials. */
  readonly keys?: string;
  /** Machines at which a card's PIN is typed, and cards that have one: cash machine, bank card. */
  readonly atms?: string;
  /** Ways in which a one-time code comes: text message, verification. */
  readonly texted?: string;
  /** Asks for something to be told: "tell me", "what is". */
  readonly asks?: string;
  /** Answers a question and tells nothing: yes, later, "don't know". */
  readonly replies?: string;
  /** Says that what follows lets somebody in: "unlocks", "gets you in". */
  readonly opens?: string;
  /** Directions in which a dial is turned: left, right. */
  readonly sides?: string;
  /** Leads to the next step: then. */
  readonly thens?: string;
  /** The three or four digits that are on a card besides its number: CVV, on the back. */
  readonly cardCodes?: string;
  /** Phrases that say nothing of what a word in them says elsewhere: in *case*, *let* me. */
  readonly idioms?: string;
  /** Words right before a value that announce it. */
  readonly announced?: AnnouncingWords;
  /** Words beside a value that tell what it is. */
  readonly nearby?: NearbyWords;
  /** Words by which one tells the plain words that open something, without a name for them. */
  readonly access?: AccessWords;
};

/** "The laptop opens with marmalade tractor, all lower case, and says wrong": each phrase as people write it. */
export type AccessWords = {
  /** Things that one has to log in to: laptop, telly, Wi-Fi, a film service. */
  readonly things: string;
  /** Right before what is typed: opens with, type in. */
  readonly before?: string;
  /** Right behind it, in languages whose verbs come last. */
  readonly behind: string;
  /** Spelling of it: lower case, with spaces. */
  readonly spelt: string;
  /** Answers of the thing to it: wrong, invalid. */
  readonly refused: string;
  /** Other consequences, beside words that are typed: it boots me out; tell the sitter. */
  readonly outcome: string;
};

/** Words beside a value, each read by one rule. Words stand for themselves, except where it says "beginnings". */
export type NearbyWords = {
  /** Small words that every sentence has: a passphrase has few of them. */
  readonly small?: string;
  /** Ends the name of a password that is several words: phrase. */
  readonly phraseNames?: string;
  /** Before one plain word that is said to be the password: "the word dinosaur". */
  readonly theWord?: string;
  /** Names of a word by which people know each other: code word, safe word, magic word. */
  readonly codeWords?: string;
  /** Spelling of a word: in lower case, one word. */
  readonly spelt?: string;
  /** "That's", "it is": before what is told or was told before. */
  readonly thatIs?: string;
  /** Between what is opened and what opens it: with, using, by. */
  readonly with?: string;
  /** Begins another clause behind a value: if, in case, so that. */
  readonly conditions?: string;
  /** Beginnings of what is said of a wallet that words restore: recovery, mnemonic, 24 words. */
  readonly wallets?: string;
  /** A wireless network, in words that others are not: "wifi", "router" are known everywhere. */
  readonly networks?: string;
  /** Beginnings of what is said of a machine as it was when new: factory, default. */
  readonly factory?: string;
  /** Short names of money, before or behind an amount. */
  readonly currencies?: string;
  /** Says of a number before it that it was an amount, a time, a length; a star stands for any ending. */
  readonly measures?: string;
  /** Indian words for a PIN that mean a postal code alike. */
  readonly postalPins?: string;
  /** Before a name: called, named. */
  readonly called?: string;
  /** Beginnings of words for a user, an account, a network: what stands right behind is its name. */
  readonly users?: string;
  /** Before an example: such as, like. */
  readonly forExample?: string;
  /** Short for "number", before a full stop. */
  readonly numeros?: string;
  /** The key on a door phone, between a flat and its code: "24 key 1036". */
  readonly flatKeys?: string;
  /** The key that is pressed behind a code: then hash, then the bell. */
  readonly keypad?: string;
  /** Endings of cases that a number takes. */
  readonly numberEndings?: string;
  /** Beginnings of what is said of a number that is none: invalid, rejected. */
  readonly rejected?: string;
  /** Beginnings of words that say that something proves who one is: security, secret. */
  readonly security?: string;
  /** A heading of users with their passwords. */
  readonly credentials?: string;
  /** Names of a password with "my" at their end. */
  readonly ownNames?: string;
  /** Says that digits stand on the back of a card. */
  readonly backs?: string;
  /** Names of the codes that let somebody in who has lost the second factor. */
  readonly recoveryCodes?: string;
  /** Beginnings of the verb "ask". */
  readonly asking?: string;
  /** Ends a sentence behind a value, in a script without spaces. */
  readonly unspacedEnds?: string;
};

/**
 * Words that announce a secret in sentences, assignments, headings and tables alike. They become patterns that are tried at
 * every letter of a message: a word here costs each message, one above costs only those that hold a possible secret.
 */
export type AnnouncingWords = {
  /** Names of a password that may also be the end of an identifier: `DB_PASSWORD`, `PGPASSWORD`. */
  readonly names?: string;
  /** Names of a password that are also the end of other words, so that they must stand alone. */
  readonly shortNames?: string;
  /** Names of keys and tokens that machines use. */
  readonly keys?: string;
  /** Right before the name of a key or token, makes it a public or passing one. */
  readonly passingKeys?: string;
  /** Begins what a password is for: "the password *for* the router is …". */
  readonly prepositions?: string;
  /** Follows the name of a password where something about it is told, not the password. */
  readonly aboutPasswords?: string;
  /** "Is", between a name and its value. */
  readonly is?: string;
  /** "Is" in a script that puts no space before it. */
  readonly unspacedIs?: string;
  /** Stands before or after "is" and changes nothing. */
  readonly adverbs?: string;
  /** "To", of a password that was changed. */
  readonly changedTo?: string;
  /** Says that a password was changed, before its name or after its value. */
  readonly changes?: string;
  /** Names the owner, before the name of a password. */
  readonly possessives?: string;
  /** Describes a password or its field, so that it is none. */
  readonly descriptions?: string;
  /** Says of a number before it that it was a length or a time, not a PIN. */
  readonly units?: string;
};
