/** `npm run client`: writes the types of the client anew, from the OpenAPI document that the code makes. */
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { type OpenApiDocument, writeOperations } from '../client/write-operations.ts';

const FILE = join(import.meta.dirname, '../client/operations.ts');

// The routes are all that is asked of the application: its objects need a runtime, its document does not.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('cloudflare:')
      ? { url: 'data:text/javascript,export class DurableObject {}', shortCircuit: true }
      : next(specifier, context),
});

const { createApp } = await import('../app.ts');
const answer = await createApp().request('/openapi.json');
writeFileSync(FILE, writeOperations((await answer.json()) as OpenApiDocument));
console.log(`Written: ${FILE}`);
