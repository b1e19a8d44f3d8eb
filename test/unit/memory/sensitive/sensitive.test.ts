/**
 * Secrets stay out of durable memory. If one gets through, a stranger who reads a memory can pay, log in or pass for
 * somebody; if an innocent text is taken for one, the user finds a hole in what was remembered.
 */
import { describe, expect, it } from 'vitest';
import { SENSITIVE_KINDS, type SensitiveKind } from '../../../../src/memory/sensitive/kinds.ts';
import {
  findSensitive,
  REDACTION_MARKERS,
  redactSensitive,
} from '../../../../src/memory/sensitive/sensitive.ts';
import { broken, builder, grouped, nationalId } from '../../../eval/sensitive/builder.ts';
import { type Part, textOf } from '../../../eval/sensitive/cases.ts';
import { DEVELOPMENT } from '../../../eval/sensitive/development.ts';
import { HELD_OUT } from '../../../eval/sensitive/held-out.ts';
import { measure, renderMeasurement } from '../../../eval/sensitive/measure.ts';

const RECALL_MIN = 0.95;

const PRECISION_MIN = 0.95;

const CASES_MIN = 150;

const b = builder(7);

const PARTS: readonly Part[] = [DEVELOPMENT, HELD_OUT];

/** What a text is taken for, with the content of each finding. */
const found = (text: string): (readonly [SensitiveKind, string])[] =>
  findSensitive(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('the labelled set', () => {
  it.each(PARTS)('of the $name part is told apart', (part) => {
    const result = measure(part);
    console.log(renderMeasurement(result));
    expect(result.recall, result.missed.join('\n')).toBeGreaterThanOrEqual(RECALL_MIN);
    expect(result.precision, result.falseAlarms.join('\n')).toBeGreaterThanOrEqual(PRECISION_MIN);
  });

  it('is large enough to mean something, and holds every kind', () => {
    const positives = PARTS.flatMap((part) => part.positives);
    expect(positives.length).toBeGreaterThanOrEqual(CASES_MIN);
    expect(PARTS.flatMap((part) => part.lookalikes).length).toBeGreaterThanOrEqual(CASES_MIN);
    for (const part of PARTS)
      expect(new Set(part.positives.map(([kind]) => kind))).toEqual(new Set(SENSITIVE_KINDS));
    expect(new Set(positives.map(textOf)).size).toBe(positives.length);
  });
});

describe('a credential', () => {
  const key = `ghp_${b.base62(36)}`;
  const jwt = b.jwt();
  const [header = '', payload = ''] = jwt.split('.');

  it.each([
    ['at the end of a sentence', `It is ${key}.`, 'api_key', key],
    ['in quotes', `use "${key}"`, 'api_key', key],
    ['between Chinese characters', `令牌${key}过期`, 'api_key', key],
    ['as an unsigned token', `${btoa('{"alg":"none"}').replaceAll('=', '')}.${payload}.`, 'jwt', null],
    ['as a token before a full stop', `see ${jwt}.`, 'jwt', null],
    [
      'in an address with an @ in the password',
      'amqp://u:p@ss1x@mq/v',
      'connection_string',
      'amqp://u:p@ss1x@mq/v',
    ],
    [
      'as basic credentials',
      `Authorization: Basic ${btoa('ana:Zebra77')}`,
      'authorization',
      btoa('ana:Zebra77'),
    ],
    ['of a machine, without a scheme', 'root:Zebra77x@nas.acme.io', 'connection_string', 'Zebra77x'],
    ['on a command line', 'curl -u ana:Zebra77 https://x.example', 'authorization', 'ana:Zebra77'],
  ] as const)('%s is found', (_, text, kind, secret) => {
    const [match, ...others] = found(text);
    expect(others).toEqual([]);
    expect(match?.[0]).toBe(kind);
    if (secret !== null) expect(match?.[1]).toBe(secret);
  });

  it.each([
    ['a key one character short', `AKIA${b.from('ABCDEFGH234567', 15)}`],
    ['a key inside a longer word', `task-proj-${'abcdefghij'.repeat(3)}`],
    ['a prefix alone', 'ghp_'],
    ['a sample of x', `sk_live_${'x'.repeat(24)}`],
    ['a token whose header is no JSON', `eyJhbGciOiJI.${payload}.${b.base64Url(43)}`],
    [
      'a token whose header names no algorithm',
      `${btoa('{"typ":"JWT"}').replaceAll('=', '')}.${payload}.abc`,
    ],
    ['a token without its payload', header],
    ['a public key block', ['-----BEGIN', 'PUBLIC KEY-----\nAAAA\n-----END', 'PUBLIC KEY-----'].join(' ')],
    ['an address without a password', 'postgres://ana@db.example/shop'],
    ['a port and a path with an @', 'http://host:8080/a@b'],
    ['the address of a mail behind its name', 'contact:ana99@acme.io, admin:ana99@gmail.com'],
    ['basic words', 'basic understanding of OAuth'],
  ])('is not seen in %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it('of several lines goes as a whole, also where it was cut off', () => {
    const block = b.pem(['RSA ', 'PRIVATE KEY'].join(''));
    expect(found(`a\n${block}\nb`)).toEqual([['private_key', block]]);
    const cut = block.slice(0, block.indexOf('-----END')).trimEnd();
    expect(redactSensitive(`a\n${cut}\nand so on`).text).not.toContain(cut.slice(-40));
    expect(redactSensitive(`a\n${cut}\nand so on`).text).toContain('and so on');
    expect(found(`${cut}\n${block}`).map(([kind]) => kind)).toEqual(['private_key', 'private_key']);
  });

  it('inside another is one finding that leaves nothing over', () => {
    const text = `password: postgres://app:${b.base62(12)}@db.example/shop?token=${key}`;
    expect(redactSensitive(text)).toEqual({
      text: `password: ${REDACTION_MARKERS.connection_string}`,
      counts: { connection_string: 1 },
    });
  });
});

describe('a number', () => {
  const card = b.card('4', 16, [4, 4, 4, 4], ' ');
  const iban = b.iban('DE', b.digits(18));

  it.each([
    ['card', 'card_number', b.card('4', 16, [], '')],
    ['card in groups', 'card_number', card],
    ['card of 15 digits', 'card_number', b.card('37', 15, [4, 6, 5], '-')],
    ['IBAN', 'iban', iban],
    ['IBAN in groups', 'iban', grouped(iban, [4, 4, 4, 4, 4, 2], ' ')],
    ['French NIR of Corsica', 'national_id', nationalId.frenchNir('269052A004027')],
    ['Spanish DNI', 'national_id', nationalId.spanishDni('48213907')],
    ['Spanish NIE', 'national_id', nationalId.spanishNie('Z', '0481907')],
    ['Italian codice fiscale', 'national_id', nationalId.italianCode('RSSMRA85T10A562')],
    ['Chinese resident id', 'national_id', nationalId.chineseId('11010519491231002')],
    ['Swedish personnummer', 'national_id', nationalId.swedish('811218', '987')],
    ['Swiss AHV number', 'national_id', nationalId.swiss('756921704207')],
    ['British insurance number', 'national_id', 'AB 12 34 56 C'],
  ] as const)('that is a %s speaks for itself; one digit off, it is nothing', (_, kind, number) => {
    expect(found(`(${number})`)).toEqual([[kind, number]]);
    const digit = number.search(/\d(?=\D*$)/);
    const changed = `${number.slice(0, digit)}${(Number(number[digit]) + 1) % 10}${number.slice(digit + 1)}`;
    // The British number has no check digit.
    if (!number.startsWith('AB ')) expect(found(`(${changed})`)).toEqual([]);
  });

  it.each([
    ['SSN', '536-90-4399', ['000-90-4399', '666-90-4399', '936-90-4399', '536-00-4399', '536-90-0000']],
    ['NI number', 'JG103759A', ['GB103759A', 'DG103759A', 'JO103759A', 'JG103759E']],
    [
      'Steuer-ID',
      nationalId.germanTaxId('8609574271'),
      [nationalId.germanTaxId('1234567890'), '86095742710'],
    ],
    ['BSN', nationalId.dutchBsn('12345678'), [broken(nationalId.dutchBsn('12345678'))]],
    [
      'CPF',
      nationalId.brazilianCpf('111444777'),
      ['11111111111', broken(nationalId.brazilianCpf('111444777'))],
    ],
    ['Aadhaar', nationalId.aadhaar('23412341234'), [nationalId.aadhaar('13412341234'), '234123412340']],
    ['PESEL', nationalId.pesel('4405140135'), [nationalId.pesel('4433140135'), '44051401350']],
    ['kimlik', nationalId.turkish('100000001'), [broken(nationalId.turkish('100000001'))]],
    ['social insurance', '046 454 286', ['046 454 287']],
  ])('is a national id where "%s" stands by it, mistyped only right behind that', (word, number, wrong) => {
    const valid = word === 'social insurance' ? '130 692 544' : number;
    expect(found(`${word}: ${valid}`)).toEqual([['national_id', valid]]);
    expect(found(`${valid} is my ${word}`)).toEqual([['national_id', valid]]);
    expect(found(`row ${valid}`)).toEqual([]);
    for (const near of wrong) {
      expect(found(`${word}: ${near}`), near).toEqual([['national_id', near]]);
      expect(found(`${word}: ${near} is not valid`), near).toEqual([]);
      expect(found(`what my ${word} needs now are rows and ${near} columns`), near).toEqual([]);
    }
  });

  it.each([
    ['after a letter or a sign', `ref#${card}`],
    ['as a part of a longer one', `9${b.card('4', 16, [], '')}`],
    ['with an issuer that does not exist', b.card('9', 16, [], '')],
    ['called an order', `order no. ${b.card('4', 16, [], '')}`],
    ['that is an IBAN of the wrong length', `${iban}1`],
    ['of an unknown country', `XX${iban.slice(2)}`],
  ])('%s is none', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it('called a card is one whatever stands before it', () => {
    expect(found(`my card: order no. ${card}`)).toEqual([['card_number', card]]);
    expect(found(`I paid ${card}`)).toEqual([['card_number', card]]);
  });
});

describe('what people say about passwords', () => {
  it.each([
    ['English', 'my password is Zebra77', 'my password is terrible and old'],
    ['German', 'mein Passwort lautet Zebra77', 'mein Passwort lautet anders'],
    ['French', 'mon mot de passe est Zebra77', 'mon mot de passe est perdu'],
    ['Spanish', 'mi contraseña es Zebra77', 'mi contraseña es vieja'],
    ['Spanish, decomposed', 'mi contrasen\u0303a es Zebra77', 'mi contrasen\u0303a es vieja'],
    ['Portuguese', 'minha senha é Zebra77', 'minha senha é antiga'],
    ['Italian', 'la mia password è Zebra77', 'la mia password è vecchia'],
    ['Dutch', 'mijn wachtwoord is Zebra77', 'mijn wachtwoord is oud'],
    ['Russian', 'мой пароль — Zebra77', 'мой пароль устарел'],
    ['Chinese', '我的密码是Zebra77。', '我的密码是旧的。'],
    ['Japanese', 'パスワードはZebra77です', 'パスワードは古いです'],
    ['Korean', '비밀번호는 Zebra77 입니다', '비밀번호는 오래되었어요'],
    ['Polish', 'moje hasło to Zebra77', 'moje hasło to tajemnica'],
    ['Turkish', 'şifrem Zebra77', 'şifrem eski'],
  ])('in %s gives the password away or not', (_, told, talked) => {
    expect(found(told)).toEqual([['password', 'Zebra77']]);
    expect(found(talked)).toEqual([]);
  });

  it.each([
    [
      'a password after what it is for',
      'the password for the guest wifi of the office is Zebra77',
      'Zebra77',
    ],
    ['one in quotes', 'the password is "my old dog"', 'my old dog'],
    ['one word at the end', 'My password is swordfish.', 'swordfish'],
    ['an assignment', 'APP_PASSWORD=zebra', 'zebra'],
    ['JSON', '{"password":"zebra-77"}', 'zebra-77'],
    ['a PIN', 'the PIN for the door is 4821', '4821'],
    ['a card code', 'CVV: 482', '482'],
    ['a changed one', 'I changed my password to Zebra77', 'Zebra77'],
    ['one named afterwards', 'Zebra77 is my wifi password', 'Zebra77'],
  ])('gives away %s', (_, text, secret) => {
    expect(found(text)).toEqual([['password', secret]]);
  });

  it.each([
    'the password is swordfish-like in its strength',
    `password: \${PASSWORD}`,
    'password: <password>',
    'password: readSecret("db")',
    'password = ********',
    'the password for ana@example24.com is lost',
    'My pin is kilimanjaro.',
    'PIN: 4 digits',
    'my PIN is 4821 days old',
    'The passwords are 10a and 10b long',
    'I compass 4821 and bypass: x9x9x9',
    'my password, the order number is A4821',
  ])('keeps %j as it is', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('disguises', () => {
  const card = b.card('4', 16, [4, 4, 4, 4], ' ');
  const key = `sk_live_${b.base62(24)}`;

  it.each([
    ['full-width digits', 'card_number', shifted(card, 0xff10)],
    ['Arabic digits', 'card_number', shifted(card, 0x0660)],
    ['Devanagari digits', 'card_number', shifted(card, 0x0966)],
    ['no-break spaces', 'card_number', card.replaceAll(' ', '\u00a0')],
    ['en dashes', 'card_number', card.replaceAll(' ', '\u2013')],
    ['zero-width spaces', 'card_number', [...card].join('\u200b')],
    ['zero-width joiners in a key', 'api_key', [...key].join('\u200d')],
    ['soft hyphens in a key', 'api_key', [...key].join('\u00ad')],
    ['full-width letters in a key', 'api_key', wide(key)],
  ] as const)('of %s hide nothing, and nothing is left of them', (_, kind, secret) => {
    expect(redactSensitive(`😀 é: ${secret} ende`)).toEqual({
      text: `😀 é: ${REDACTION_MARKERS[kind]} ende`,
      counts: { [kind]: 1 },
    });
  });
});

/** Digits of another script, from its zero on. */
function shifted(text: string, zero: number): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

function wide(text: string): string {
  return text.replace(/[!-~]/g, (character) => String.fromCodePoint(character.charCodeAt(0) + 0xfee0));
}
