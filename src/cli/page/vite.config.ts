/**
 * Build of the page: hashed files without inline scripts, styles or data addresses, as its Content-Security-Policy asks. The files of
 * the API reference go beside it, since a Worker has one folder of assets. Output goes to `dist/page`; `build-page.ts` runs it.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The files of the reference's library that `/docs` loads; no other of its files is served. */
const REFERENCE_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const withReference: Plugin = {
  name: 'strata:with-reference',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const from = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    mkdirSync(join(dir, 'docs'), { recursive: true });
    for (const file of REFERENCE_FILES) copyFileSync(join(from, file), join(dir, 'docs', file));
  },
};

/** The service that `npm run page` shows the page of; `npm start` serves it. */
const SERVICE = process.env.STRATA_URL || 'http://localhost:8787';

export default defineConfig({
  root: join(ROOT, 'src/page'),
  plugins: [react(), withReference],
  build: {
    outDir: join(ROOT, 'dist/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: 'manifest.json',
  },
  server: { proxy: { '/v1': SERVICE, '/docs': SERVICE, '/openapi.json': SERVICE, '/healthz': SERVICE } },
});
