/** When two statements are one. Too strict, and a user's memory fills with copies; too loose, and a statement is lost. */
import { describe, expect, it } from 'vitest';
import { normalisedContent } from '../../../../src/lib/text/comparable.ts';
import {
  byteLength,
  contentKey,
  dedupeKey,
  saysEqual,
  topicSlot,
} from '../../../../src/memory/changes/content.ts';

describe('two statements', () => {
  it.each([
    ['Ana likes tea.', 'ana likes tea'],
    ['Ana likes tea!', 'Ana  likes\n\ttea...'],
    [' Ana likes tea ', 'ＡＮＡ likes tea'],
    ['Café in Zürich', 'CAFÉ in zürich'],
    ['cafe\u0301', 'caf\u00e9'],
    ['我喜欢茶。', '我喜欢茶'],
    ['お茶が好き！', 'お茶が好き'],
    ['Чай ещё горячий', 'чай еще горячий'],
    ['I Like Tea', 'i like tea'],
    ['I Like Turkey And Rice', 'i like turkey and rice'],
    ['ANA WILL MARK MAY IN THE US', 'ana will mark may in the us'],
    ['May is a good month', 'may is a good month'],
    ['Works for NASA', 'works for nasa'],
    ['Uses iPhone and macOS', 'uses iphone and macos'],
    ['Gets up at 5 PM', 'gets up at 5 pm'],
    ['Runs 10 KM', 'Runs 10 km'],
    ['He/She is a nurse', 'he/she is a nurse'],
    ['Site is https://Example.com/a', 'site is HTTPS://example.com/a.'],
    ['Write to Ana@Example.com', 'write to ana@example.com'],
    ['Uses TCP/IP and Node.js', 'uses tcp/ip and node.js'],
  ])('%j and %j are one', (one, other) => {
    expect(normalisedContent(one)).toBe(normalisedContent(other));
    expect(contentKey('scope', null, one)).toBe(contentKey('scope', null, other));
  });

  it.each([
    ['Ana likes tea', 'Ana likes teas'],
    ['Ana likes tea', 'Ana likes tea?'],
    ['Ana likes C', 'Ana likes C++'],
    ['It costs 1.5', 'It costs 15'],
    ['ก่อน', 'กอน'],
    ['がく', 'かく'],
    ['yes, no', 'yes no'],
    ['Name is Zoë', 'Name is Zoe'],
    ['été', 'ete'],
    // Capitals that tell.
    ['It is 5 m long', 'It is 5 M long'],
    ['Pays for 5 MB', 'Pays for 5 Mb'],
    ['Ana told US', 'Ana told us'],
    ['Works for WHO', 'works for who'],
    ['Born in May', 'Born in may'],
    ['Speaks Polish', 'Speaks polish'],
    ['Calls getUser in the loop', 'Calls getuser in the loop'],
    ['Exports `Parse` only', 'Exports `parse` only'],
    ['File is in ~/src/a.ts.', 'File is in ~/src/A.ts.'],
    ['Logs go to /var/Log', 'Logs go to /var/log'],
    ['Works on src/lib/Hash', 'Works on src/lib/hash'],
    ['Works on lib/Hash.ts', 'Works on lib/hash.ts'],
    ['Data is in C:\\Data', 'Data is in C:\\data'],
    ['Opens https://a.io/x?id=aB', 'Opens https://a.io/x?id=ab'],
    ['Runs `ls the/Files now`', 'Runs `ls the/files now`'],
    ['Runs ls -L often', 'Runs ls -l often'],
    ['Reads $HOME first', 'Reads $home first'],
    ['Sets MAX_SIZE to 5', 'Sets max_size to 5'],
    ['Calls std::Move there', 'Calls std::move there'],
  ])('%j and %j are two', (one, other) => {
    expect(saysEqual(one, other)).toBe(false);
    expect(contentKey('scope', null, one)).not.toBe(contentKey('scope', null, other));
  });

  it('are two in two scopes, or on two subjects, however the parts are cut', () => {
    const keys = [
      contentKey('s', null, 'x'),
      contentKey('s2', null, 'x'),
      contentKey('s', 'boat', 'x'),
      contentKey('s', 'boatx', ''),
      contentKey('sboat', null, 'x'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a topic', () => {
  it('is one place, however its key is written', () => {
    expect(topicSlot('s', 'ana', null, 'Home City')).toBe(topicSlot('s', 'ana', null, 'home city'));
  });

  it('is another one for another scope, user or subject, or a value would replace a stranger’s', () => {
    const slots = [
      topicSlot('s', 'ana', null, 'city'),
      topicSlot('s2', 'ana', null, 'city'),
      topicSlot('s', 'bob', null, 'city'),
      topicSlot('s', null, 'ana', 'city'),
      topicSlot('s', 'ana', 'boat', 'city'),
      topicSlot('s', 'ana', null, 'country'),
    ];
    expect(new Set(slots).size).toBe(slots.length);
  });
});

describe('an imported message', () => {
  const message = { role: 'user', userId: 'ana', content: 'Hi', occurredAt: 1, externalId: null };
  it('is known by its platform’s id alone', () => {
    const edited = { ...message, content: 'Hi there', occurredAt: 2, externalId: 'm-1' };
    expect(dedupeKey({ ...message, externalId: 'm-1' })).toBe(dedupeKey(edited));
  });

  it('without one is known by who said what and when', () => {
    const keys = [
      message,
      { ...message, role: 'assistant' },
      { ...message, userId: 'bob' },
      { ...message, userId: null },
      { ...message, content: 'Hi ' },
      { ...message, content: 'hi' },
      { ...message, occurredAt: 2 },
      { ...message, userId: 'ana1', occurredAt: 1 },
      { ...message, content: '1Hi', occurredAt: 0 },
      { ...message, externalId: 'm-1' },
    ].map(dedupeKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(dedupeKey({ ...message })).toBe(keys[0]);
  });

  it('cannot be given the key of another by its id', () => {
    expect(dedupeKey({ ...message, externalId: dedupeKey(message) })).not.toBe(dedupeKey(message));
  });
});

describe('the size of a text', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['é', 2],
    ['言', 3],
    ['👩', 4],
    ['👩\u200d👧', 11],
  ])('of %j is %i bytes', (text, bytes) => {
    expect(byteLength(text)).toBe(bytes);
  });
});
