/** Secrets in tables, pages, lists and the longest of messages: what stands there must go, in a time that no text can stretch. */
import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX_BYTES } from '../../../../src/memory/limits.ts';
import type { SensitiveKind } from '../../../../src/memory/sensitive/kinds.ts';
import {
  findSensitive,
  REDACTION_MARKERS,
  redactSensitive,
} from '../../../../src/memory/sensitive/sensitive.ts';
import { builder } from '../../../eval/sensitive/builder.ts';
import { type Part, textOf } from '../../../eval/sensitive/cases.ts';
import { DEVELOPMENT } from '../../../eval/sensitive/development.ts';
import { HELD_OUT } from '../../../eval/sensitive/held-out.ts';
import { growthOf, LINEAR_GROWTH_MAX } from '../../../support/growth.ts';
import { random } from '../../../support/random.ts';

const b = builder(7);

const PARTS: readonly Part[] = [DEVELOPMENT, HELD_OUT];

/** What a text is taken for, with the content of each finding. */
const found = (text: string): (readonly [SensitiveKind, string])[] =>
  findSensitive(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('a row of a table', () => {
  it.each([
    ['| password | Summer2026!x |', 'password'],
    ['| api_key | 9f8e7d6c5b4a39281706f5e4d3c2b1a0 |', 'api_key'],
  ])('tells a secret as a line does: %s', (row, kind) => {
    expect(findSensitive(row).map((found) => found.kind)).toEqual([kind]);
  });

  it.each(['| password | string | required |', '| Password | The password of the account |'])(
    'that describes a field tells none: %s',
    (row) => {
      expect(findSensitive(row)).toEqual([]);
    },
  );
});

describe('a table with a column of secrets', () => {
  it.each([
    ['bars', '| user | password |\n|---|---|\n| ana | hunter2x |\n| bo | Zebra77 |\n\nDone2day'],
    ['commas', 'user,password\r\nana,hunter2x\r\nbo,"Zebra77"\r\n'],
    ['tabs', 'user\tpassword\nana\thunter2x\nbo\tZebra77'],
    ['blanks', 'USER   PASSWORD   HOST\nana    hunter2x   db1\nbo     Zebra77    db2'],
  ])('set by %s loses all of them and nothing else', (_, table) => {
    expect(found(table)).toEqual([
      ['password', 'hunter2x'],
      ['password', 'Zebra77'],
    ]);
    expect(redactSensitive(table).text.replaceAll(REDACTION_MARKERS.password, '*')).toBe(
      table.replace('hunter2x', '*').replace('Zebra77', '*'),
    );
  });
});

describe('a page with tags', () => {
  it.each([
    [
      'a table',
      '<p>Logins&nbsp;of <b>May</b></p>\n<table>\n<tr><th>User</th><th>Password</th><th>Since</th></tr>\n' +
        '<tr><td>ana</td><td><code>hunter2x</code></td><td>May2day</td></tr>\n<tr><td>bo</td><td>Zebra77</td><td></td></tr>\n</table>\n<p>Done2day</p>',
    ],
    ['lines', '<b>Password:</b> hunter2x<br>\n<i>PIN</i> and <em>new password</em>: <u>Zebra77</u>.</p>'],
    ['a list of terms', '<dl><dt>Password</dt><dd>hunter2x</dd>\n<dt>Old password</dt><dd>Zebra77</dd></dl>'],
    ['settings', '<add key="DbPassword" value="hunter2x"/>\n<add value="Zebra77" key="SmtpPassword"/>'],
  ])('loses its secrets and nothing else: %s', (_, page) => {
    expect(found(page)).toEqual([
      ['password', 'hunter2x'],
      ['password', 'Zebra77'],
    ]);
  });

  it('with more blanks between its cells than are read as layout is read all the same', () => {
    expect(found(`<td>Password</td>${' '.repeat(300)}<td>hunter2x</td>`)).toEqual([['password', 'hunter2x']]);
  });
});

describe('a list of recovery codes', () => {
  it('is taken out to its end, and what follows it stays', () => {
    const list =
      'Recovery codes:\n1. a1b2c-3d4e5\n2. f6g7h-8i9j0\n3. klmno-pqrst\n\nSee room 12-34 and KB-4821.';
    expect(found(list).map(([, code]) => code)).toEqual(['a1b2c-3d4e5', 'f6g7h-8i9j0', 'klmno-pqrst']);
  });
});

describe('the first line of a text', () => {
  it('may be empty: the header of a table below it is read', () => {
    expect(found('\nuser,password\nana,hunter2x')).toEqual([['password', 'hunter2x']]);
  });
});

describe('redaction', () => {
  const texts = PARTS.flatMap((part) =>
    part.positives.map((positive) => [textOf(positive), positive[1]] as const),
  );

  it('leaves no secret, counts each, and finds nothing more when it runs again', () => {
    for (const [text, secret] of texts) {
      const once = redactSensitive(text);
      const total = Object.values(once.counts).reduce((sum, count) => sum + count, 0);
      expect(total).toBe(findSensitive(text).length);
      if (total > 0) expect(once.text).not.toContain(secret);
      expect(redactSensitive(once.text)).toEqual({ text: once.text, counts: {} });
    }
  });

  it('keeps everything around the secrets', () => {
    const card = b.card('4', 16, [], '');
    expect(redactSensitive(`a ${card} b\npassword: Zebra77\nc`)).toEqual({
      text: `a ${REDACTION_MARKERS.card_number} b\npassword: ${REDACTION_MARKERS.password}\nc`,
      counts: { card_number: 1, password: 1 },
    });
    for (const lookalike of PARTS.flatMap((part) => part.lookalikes)) {
      const { text, counts } = redactSensitive(lookalike);
      if (Object.keys(counts).length === 0) expect(text).toBe(lookalike);
    }
  });

  it('gives places in order that do not overlap, whatever is put together', () => {
    const source = random();
    for (let i = 0; i < 60; i++) {
      const text = Array.from({ length: 6 }, () => source.pick(texts)[0]).join(
        source.pick([' ', '', '\n', '😀', '\u200b']),
      );
      let at = 0;
      for (const { start, end } of findSensitive(text)) {
        expect(start, `seed ${source.seed}: ${text}`).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        at = end;
      }
    }
  });
});

describe('a message of the longest', () => {
  it.each([
    'a',
    '1',
    '1 ',
    '1234 ',
    '1234-',
    'A1 ',
    'DE89 ',
    'a://',
    'a://b:',
    'a://b:c@',
    'eyJ',
    'eyJhbGciOiJI.a.',
    'password ',
    'password is ',
    'my password for ',
    'password: ',
    'pass pass: ',
    ' x is my password',
    'token=',
    'api key is ',
    'Host=b;',
    'server=a;b=c;',
    'jdbc:a',
    'sk-',
    'xoxb-',
    'MTIz.',
    'bearer a',
    'basic ',
    'Authorization: ',
    '-u a:',
    '?sig=',
    '"',
    ' ',
    '\n',
    '\t',
    '- - ',
    'a.b.',
    '密码',
    '密码是',
    'パスワードは',
    'пароль ',
    'é',
    'e\u0301',
    'ａ',
    '１',
    '\u200b',
    '😀',
    'ssn 123-45-6789 ',
    'cpf 12345678901 ',
    'pesel aadhaar bsn 123456789012 ',
    'visa 4111111111111112 ',
    ['-----BEGIN', 'PRIVATE KEY-----'].join(' '),
    ['-----BEGIN', 'PRIVATE KEY-----\n'].join(' '),
    'aaa8Q~',
    'Proc-Type: ',
    '## Password\n',
    'password:\n',
    'password:\n```\n',
    '| user | password |\n',
    'user,password\nana,x9x9\n',
    'user  password\n|',
    'passwords: a / ',
    '<key>password</key>',
    '"name":"password",',
    'mysql -',
    'curl -u a:',
    '--password ',
    'echo a1 | ',
    '<',
    '<b>',
    '<td>',
    '<tr><td>',
    '<td ',
    '<b a',
    '<h2>Password</h2>',
    '<tr><th>Password</th></tr>',
    '<a id="password" ',
    '<a id="password">x',
    'a="b" ',
    'Password\n: ',
    '&nbsp;',
    'PIN: 4711-',
    'pin code ',
    'pin code for ',
    'recovery codes:\n',
    'backup codes: 1234 5678 ',
    'backup code for a ',
    'Cookie: ',
    'cookie=a=',
    'Cookie: session=a1b2c3;',
    '-b a=b ',
    'openssl ',
    'openssl -pass pass:',
    'net use Z: \\\\a\\b ',
    'net use \\\\a /b ',
    'net user a ',
    'pin 4471 ',
    'haustürcode ',
    '密码4471',
    'รหัส4471',
    'passwrod ',
    'a1b2c3d4 ',
    'a_b ',
    '1 1 ',
    '1,1,',
    'AAAA1111 ',
    ': abc def ghi ',
    'seed word ',
    'card 4111 ',
    'iban DE89 ',
    'otp AAAA',
    'A9F3',
  ])('made of %j is read at once', (piece) => {
    const bytes = new TextEncoder().encode(piece).length;
    const textOf = (size: number) => piece.repeat(Math.floor(size / bytes));
    expect(growthOf(findSensitive, textOf, MESSAGE_MAX_BYTES)).toBeLessThan(LINEAR_GROWTH_MAX);
  });
});
