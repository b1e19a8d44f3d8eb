/** Secrets by which `npm start` finds its workspace again: the root secret, the key that seals, the development workspace's key. */
import { chmodSync, copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_FILES, makePrivateFolder, PRIVATE_FILE_MODE } from './state-folder.ts';

/** Copies them from one folder to another; what is there already stays. */
export function copyLocalKeys(from: string, to: string): void {
  for (const name of KEY_FILES) {
    const [source, target] = [join(from, name), join(to, name)];
    if (!existsSync(source) || existsSync(target)) continue;
    makePrivateFolder(to);
    copyFileSync(source, target);
    chmodSync(target, PRIVATE_FILE_MODE);
  }
}
