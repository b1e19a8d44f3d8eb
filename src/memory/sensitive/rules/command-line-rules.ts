/**
 * Passwords on command lines: which flag of which program takes one. The same letter is a port or a path elsewhere
 * (`docker run -p 8080:80`, `mkdir -p`), so a short flag counts only behind its program. Every quantifier is bounded.
 */
import { isSamplePassword, isTemplate } from '../placeholder.ts';
import { isMixed } from '../value-forms.ts';
import { DESCRIPTIONS } from '../vocabulary.ts';
import { patternRule, type Rule } from './rule.ts';

/** Other words of the same command, between a program and its flag. */
const ON = '[^\\n|;&]{0,200}?';
const QUOTE = `["']?`;
/** A value as a shell takes it: in quotes, or up to a blank. */
const VALUE = `(?:"(?<secret>[^"\\n]{1,128})"|'(?<secret>[^'\\n]{1,128})'|(?<secret>[^\\s"'\`|;&<>]{1,128}))`;
/** Programs and the flags that take a password in them, with the blank that must, may or must not follow. */
const PROGRAMS: readonly (readonly [program: string, flag: string])[] = [
  ['(?:mysql|mariadb)[a-z-]*|automysqlbackup|mycli|xtrabackup', '-p(?! )'],
  ['7z[ar]?|rar|unrar', '-p(?! )'],
  ['sshpass', '-p ?'],
  ['(?:docker|podman|nerdctl|buildah|skopeo|az|helm|oc|cf|gcloud)[^\\n|;&]{0,60}? login', '-p[ =]?'],
  ['mongo(?:sh|dump|restore|export|import|stat|top)?', '-p[ =]?'],
  ['redis-(?:cli|benchmark)', '-a[ =]?'],
  ['ldap[a-z]+', '-w ?'],
  ['zip|unzip|sqlcmd|bcp|osql', '-P ?'],
  ['smbclient|rpcclient|smbget|wmic|winexe', `-U ?${QUOTE}[^\\s%"']{1,64}%`],
  ['htpasswd', '-[A-Za-z]{0,4}b[A-Za-z]{0,4} +\\S{1,128} +\\S{1,64} +'],
  ['xfreerdp|wfreerdp|mstsc', '/p:'],
  ['cmdkey', '/pass:'],
  ['openssl', '-[kK] '],
  ['openssl', `-pass(?:in|out)? ${QUOTE}pass:`],
];

/** Follows the name of a flag that is only talked about: "the --password option". */
const ABOUT_FLAGS =
  /^(?:option|flag|switch|argument|arg|parameter|param|setting|prompt|file|stdin|and|or|for|with|when)s?$/i;

const isGiven = (value: string): boolean =>
  value.length > 2 &&
  !isTemplate(value) &&
  !isSamplePassword(value) &&
  !ABOUT_FLAGS.test(value) &&
  !value.startsWith('-');

const programRules = PROGRAMS.map(([program, flag]) =>
  patternRule('password', new RegExp(`(?<![\\w./-])(?:${program}) ${ON}(?<= )${flag}${VALUE}`), isGiven),
);

/** `curl -u user:password`, whatever the password looks like. */
const requestPair = patternRule(
  'authorization',
  new RegExp(
    `(?<![\\w./-])(?:curl|xh|https?) ${ON}(?<= )(?:-u|--user|--proxy-user|-a|--auth)[ =]?["']?(?<secret>[^\\s:"'$<{]{1,64}:(?!//)[^\\s"'\`|;&<>]{1,128})`,
  ),
  (pair) => isGiven(pair.slice(pair.indexOf(':') + 1)),
);

/** The same of any program; the ids of a container's user are numbers. */
const commandLinePair = patternRule(
  'authorization',
  /(?<!\S)(?:-u|--user)[ =]["']?(?<secret>[^\s:"'$<{]{1,64}:[^\s"'$<{]{4,128})/,
  (pair) => isMixed(pair.slice(pair.indexOf(':'))),
);

const PASSWORD_FLAG = '(?<![\\w-])--(?:[a-z]{1,20}-){0,3}(?:password|passwd|passphrase|pass)';

/** `--password=…` of any program, and `--password …` where the command goes on or ends behind it. */
const passwordFlag = patternRule(
  'password',
  new RegExp(`${PASSWORD_FLAG}(?:=${VALUE}| (?<secret>[^\\s"'\`|;&<>]{4,128})(?=\\s*(?:$|\\n| -|[|;&])))`),
  (value) => isGiven(value) && value.length > 3 && !DESCRIPTIONS.has(value.toLowerCase()),
);

/** `echo hunter2 | sudo -S …`: what is piped into a program that reads a password. */
const pipedPassword = patternRule(
  'password',
  new RegExp(
    `(?<![\\w-])(?:echo|printf)(?: -[a-z]{1,3})? ${VALUE} ?\\| ?[^\\n]{0,120}?(?:sudo -S|--password-stdin|--stdin|--passphrase-fd 0|chpasswd)`,
  ),
  isGiven,
);

/** A share of Windows, also as JSON writes its backslashes, and who opens it. */
const SHARE = '(?:"\\\\{2,4}[^"\\n]{1,128}"|\\\\{2,4}\\S{1,128})';
const AS_USER = '/user:\\S{1,64}';
/** The command goes on or ends behind a password; a word behind which it does neither is talk about the command. */
const COMMAND_END = '(?=\\s*(?:$|\\n| /|[&|;`]))';

const WORD = `"(?<secret>[^"\\n]{1,128})"|(?<secret>[^\\s/*"'\`]\\S{0,127})`;
/** Alone at the end of a line: it might be the first word of what is said about the command. */
const ODD_WORD = `(?=\\S{0,127}[0-9])(?=\\S{0,127}[A-Za-z])(?<secret>[^\\s/*"'\`]\\S{0,127})`;

/** `net use Z: \\\\server\\share … /user:ana`, the password on either side of the user; `net user ana … /add`. */
const windowsPassword = patternRule(
  'password',
  new RegExp(
    `(?<![\\w.-])net1?(?:\\.exe)? (?:use (?:[a-z*]:? )?${SHARE} (?:(?:/[a-z]{1,16}(?::\\S{1,64})? ){0,4}${AS_USER} (?:${WORD})|(?:${WORD})(?= /)|${ODD_WORD})` +
      `|user \\S{1,64} (?:(?:${WORD})(?= /add)|${ODD_WORD}))${COMMAND_END}`,
    'i',
  ),
  isGiven,
);

/** `/user:OFFICE\ana Sc4n2Folder`: an odd word behind the user is the password, whatever is said behind it. */
const userFlagPair = patternRule(
  'password',
  /(?<![\w/])\/u(?:ser)?:[^\s"']{1,64} (?:\/p(?:ass(?:word)?)?:)?["']?(?<secret>(?=[^\s"']{0,64}[0-9])(?=[^\s"']{0,64}[A-Za-z])[^\s"'/*][^\s"']{7,64})/i,
  isGiven,
);

/** `CREATE USER … IDENTIFIED BY '…'`, `ALTER ROLE … PASSWORD '…'`. */
const databasePassword = patternRule(
  'password',
  /(?<![\w-])(?:identified (?:with [\w'"]{1,40} )?by(?: password)?|(?:encrypted |with )?password(?: =)?) {1,3}(?:'(?<secret>[^'\n]{3,128})'|"(?<secret>[^"\n]{3,128})")/i,
  isGiven,
);

/** Secrets known by the command that takes them. */
export const commandLineRules: readonly Rule[] = [
  ...programRules,
  requestPair,
  commandLinePair,
  passwordFlag,
  windowsPassword,
  userFlagPair,
  databasePassword,
  pipedPassword,
];
