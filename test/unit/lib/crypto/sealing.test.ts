/** Sealing. What fails here shows a platform's secrets to whoever reads a database, a backup or another workspace's row. */
import { describe, expect, it } from 'vitest';
import { createSealer } from '../../../../src/lib/crypto/sealing.ts';

const [KEY, OTHER] = ['k', 'o'].map((letter) => btoa(letter.repeat(32))) as [string, string];
const TEXT = 'xoxb-secret-token';
const PLACE = ['webhook config', 'ws_1', 'slack'];

async function isRefused(opening: Promise<unknown>): Promise<boolean> {
  const [{ status }] = await Promise.allSettled([opening]);
  return status === 'rejected';
}

describe('what is sealed', () => {
  it('opens under its key in its place, and says nothing else', async () => {
    const sealer = createSealer(KEY, null);
    const sealed = await sealer.seal(TEXT, PLACE);
    expect(await sealer.open(sealed, PLACE)).toBe(TEXT);
    expect(sealed).not.toContain(TEXT);
    expect(atob(sealed.split('.')[2]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain(TEXT);
    expect(sealed).not.toContain(KEY);
    expect(await sealer.seal(TEXT, PLACE)).not.toBe(sealed);
  });

  it('opens nowhere else: not for another workspace, platform or use, nor where parts run together', async () => {
    const sealer = createSealer(KEY, null);
    const sealed = await sealer.seal(TEXT, PLACE);
    for (const place of [
      ['webhook config', 'ws_2', 'slack'],
      ['webhook config', 'ws_1', 'telegram'],
      ['webhook payload', 'ws_1', 'slack'],
      ['webhook config', 'ws_1s', 'lack'],
      [],
    ])
      expect(await isRefused(sealer.open(sealed, place)), place.join()).toBe(true);
  });

  it('is refused when one character of it changed', async () => {
    const sealer = createSealer(KEY, null);
    const sealed = await sealer.seal(TEXT, PLACE);
    for (const at of [0, 10, 30, sealed.length - 3]) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      expect(await isRefused(sealer.open(changed, PLACE)), String(at)).toBe(true);
    }
  });

  it('outlives a change of the key as long as the key before is named, and is known for what has to be sealed anew', async () => {
    const sealed = await createSealer(KEY, null).seal(TEXT, PLACE);
    const after = createSealer(OTHER, KEY);
    expect(await after.open(sealed, PLACE)).toBe(TEXT);
    expect(after.isOld(sealed)).toBe(true);
    expect([after.isOwn(sealed), createSealer(OTHER, null).isOwn(sealed)]).toEqual([true, false]);
    const anew = await after.seal(TEXT, PLACE);
    expect(after.isOld(anew)).toBe(false);
    expect(await createSealer(OTHER, null).open(anew, PLACE)).toBe(TEXT);
    expect(await isRefused((async () => createSealer(OTHER, null).open(sealed, PLACE))())).toBe(true);
  });
});
