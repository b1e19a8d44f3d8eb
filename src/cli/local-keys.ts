/** What lets `npm start` find its workspace again: the root secret, the key of sealed secrets and that of the development workspace. */
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['root-secret.env', 'secrets-key.env', 'development-workspace.json'];
const OWNER_ONLY = 0o600;

/** Copies them from one folder to another; what is there already stays. */
export function copyLocalKeys(from: string, to: string): void {
  for (const name of FILES) {
    const [source, target] = [join(from, name), join(to, name)];
    if (!existsSync(source) || existsSync(target)) continue;
    mkdirSync(to, { recursive: true });
    copyFileSync(source, target);
    chmodSync(target, OWNER_ONLY);
  }
}
