/**
 * The words by which one tells of oneself and one's own (`memory/statements`). Each field is a list parted by commas; a star at its end stands
 * for any ending. At its beginning it stands for any word that ends so ("*allergie"). A plus says that the word alone speaks of the speaker or theirs: a verb in the first person ("+vivo"), "+mum",
 * "+my name". An equals sign asks for its accents ("=würde", which "wurde" is not). Words are written as people write them, accents included.
 */
export interface StatementWords {
  /** I, we: whoever speaks. */
  readonly self?: string;
  /** My, our. */
  readonly mine?: string;
  /** She, it, they: whoever was spoken of before. */
  readonly they?: string;
  /** People one has: sister, husband, boss, neighbour, dentist. */
  readonly kin?: string;
  /** Animals that live with people, and what is said of them. */
  readonly pets?: string;
  /** To be, to become: am, is, are. */
  readonly am?: string;
  /** To have: have, own, keep, got. */
  readonly have?: string;
  /** Property that people use: car, boat, bike, phone, instrument. */
  readonly things?: string;
  /** Names of the speaker: am called, name, goes by. */
  readonly names?: string;
  /** Age and birthdays: years old, birthday, turns. */
  readonly ages?: string;
  /** Home: live in, moved to, flat. */
  readonly home?: string;
  /** Origin: born, grew up, from. */
  readonly origin?: string;
  /** To work, and where and when: work as, shift, company, freelance. */
  readonly work?: string;
  /** Trades: nurse, teacher, farmer. */
  readonly jobs?: string;
  /** To study and to know: degree, school, course; to speak a language. */
  readonly study?: string;
  /** Illness, body, medicine, pregnancy. */
  readonly health?: string;
  /** Not to bear a food or a substance: allergic, intolerant. */
  readonly allergy?: string;
  /** Food and drink that one does not have, and the reason: vegan, kosher, don't eat, sober. */
  readonly diet?: string;
  /** To like, to hate, to prefer; favourite. */
  readonly taste?: string;
  /** Frequency and duration: every day, on Sundays, usually, for years. */
  readonly habit?: string;
  /** Lasting activities: play, learn, drive, train, collect, volunteer. */
  readonly does?: string;
  /** Turns of a life: married, divorced, sold, quit, adopted, decided, died. */
  readonly turns?: string;
  /** Ends something that was: sold, quit, stopped, no longer, split up. */
  readonly ends?: string;
  /** Not, no. */
  readonly not?: string;
  /** Things to come: appointment, exam, wedding, flight; saving up, planning to. */
  readonly plans?: string;
  /** Names of months and weekdays, "next week", "at 3". */
  readonly when?: string;
  /** Passing states and mere wishes: tired, want, need, question, today. They speak against a statement. */
  readonly passing?: string;
  /** Sets a world that is not: if, suppose, wish, would. Nothing in its sentence is so. */
  readonly unreal?: string;
  /** Doubts: maybe, apparently, might. */
  readonly doubt?: string;
  /** Begins a question or asks for something: what, how, can you, recommend, tell me. */
  readonly asks?: string;
  /** To work on a text: translate, proofread, rewrite, summarise. What follows is not the speaker's. */
  readonly tasks?: string;
  /** Makes the message a game or an invention: let's play, once upon a time. A single word does where one is asked for: story, joke. */
  readonly fiction?: string;
  /** To say, of others: said, asked, told. What follows is theirs. */
  readonly said?: string;
  /** Begins another clause: and, but, because, who. */
  readonly joins?: string;
  /** Begins what follows from a statement, mostly a request: so, therefore. */
  readonly hence?: string;
  /** Orders for how to be spoken with: answer me, from now on, always, never. */
  readonly orders?: string;
  /** Besides: also, too. It adds and replaces nothing. */
  readonly also?: string;
  /** At the end of a question asks for no more than assent to what was said: right, isn't it. */
  readonly assent?: string;
  /** Present where a clause may leave out whose it is: "yes". */
  readonly unsaid?: 'yes';
  /** Present where a verb tells no person, so that one without its subject may be anybody's ("got fired"): "yes". */
  readonly elides?: 'yes';
}
