/** Session identity. Two identities with one key would read each other's talk; a key that moves forgets all of it. */
import { describe, expect, it } from 'vitest';
import { lengthPrefixed } from '../../../../src/lib/crypto/hash.ts';
import {
  faultOfId,
  type SessionIdentity,
  sessionKey,
} from '../../../../src/memory/conversations/identity.ts';
import { random } from '../../../support/random.ts';

const identity = (fields: Partial<SessionIdentity> = {}): SessionIdentity => ({
  workspaceId: 'ws_1',
  channelId: 'ch_1',
  chatId: 'chat',
  userId: 'ana',
  ...fields,
});

describe('a session key', () => {
  it('is the same for ever: a stored conversation is found by the next release', () => {
    expect(sessionKey(identity())).toBe('v2:eq6s02vhOVU29L_Z3oir5z_P8QC_95lZV4maK_vAw14');
    expect(sessionKey(identity({ userId: null }))).toBe('v2:9lWAqZvn0PkOGU6m7sZqqGc8jp6C7NMtLFbDi8OHtio');
  });

  it('differs in every part', () => {
    const keys = [
      {},
      { workspaceId: 'ws_2' },
      { channelId: 'ch_2' },
      { chatId: 'chat2' },
      { userId: 'bob' },
      { userId: null },
      { userId: 'shared' },
      { userId: 'user' },
      { userId: '' },
    ].map((fields) => sessionKey(identity(fields)));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^v2:[A-Za-z0-9_-]{43}$/);
  });

  it('is never shared by two identities made of the same letters and separators', () => {
    const source = random();
    const pieces = [
      '',
      'a',
      'b',
      ':',
      '1:',
      '4:user',
      '6:shared',
      'user',
      '|',
      '\u0000',
      'é',
      'e\u0301',
      '👩',
      '𝐚',
    ];
    const part = () => Array.from({ length: source.int(4) }, () => source.pick(pieces)).join('');
    const seen = new Map<string, string>();
    for (let i = 0; i < 3_000; i++) {
      const made: SessionIdentity = {
        workspaceId: part(),
        channelId: part(),
        chatId: part(),
        userId: source.int(4) === 0 ? null : part(),
      };
      const key = sessionKey(made);
      const text = JSON.stringify(made);
      expect(seen.get(key) ?? text, `seed ${source.seed}`).toBe(text);
      seen.set(key, text);
    }
    expect(seen.size).toBeGreaterThan(2_000);
  });
});

describe('joined parts', () => {
  it.each([
    [
      ['a', 'bc'],
      ['ab', 'c'],
    ],
    [
      ['a', ''],
      ['', 'a'],
    ],
    [['a'], ['a', '']],
    [['1:a'], ['', 'a']],
    [[], ['']],
    [['a1:b'], ['a', 'b']],
    [['👩'], ['\ud83d', '\udc69']],
  ])('%j and %j differ', (one, other) => {
    expect(lengthPrefixed(one)).not.toBe(lengthPrefixed(other));
  });
});

describe('an id', () => {
  it.each(['.', '..', 'a\0', '\n', 'a\tb', '\u007f', '\u0085', '\ud800', 'a\udc00'])(
    'is refused that no path can carry: %j',
    (id) => {
      expect(faultOfId(id)).toMatch(/^must /);
    },
  );

  it.each(['...', '.a', 'a.', '. ', '%2e', '/', '../x', ' ', '\u2028', '💬', 'e\u0301', '__proto__'])(
    'is taken as it is when a path can carry it: %j',
    (id) => {
      expect(faultOfId(id)).toBeNull();
      const { pathname } = new URL(`https://strata.test/users/${encodeURIComponent(id)}/export`);
      expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(id);
    },
  );
});
