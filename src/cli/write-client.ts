/** `npm run client`: writes anew what follows from the OpenAPI document that the code makes: the types of the client, and the table of routes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import type { OpenApiDocument } from '../http/docs/openapi-document.ts';
import { writeOperations } from '../http/docs/write-operations.ts';

const CLIENT = join(import.meta.dirname, '../client/operations.ts');
const README = join(import.meta.dirname, '../http/README.md');
const TABLE = /(?<=<!-- routes -->\n)[\s\S]*(?=<!-- \/routes -->)/;

// The routes are all that is asked of the application: its objects need a runtime, its document does not.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('cloudflare:')
      ? {
          url: 'data:text/javascript,export class DurableObject {} export class WorkerEntrypoint {}',
          shortCircuit: true,
        }
      : next(specifier, context),
});

const { createApp } = await import('../app.ts');
const { operationsOf, writeRouteTable } = await import('../http/docs/openapi-document.ts');
const document = (await (await createApp().request('/openapi.json')).json()) as OpenApiDocument;
writeFileSync(CLIENT, writeOperations(document));
const table = writeRouteTable(operationsOf(document));
writeFileSync(
  README,
  readFileSync(README, 'utf8').replace(TABLE, () => `${table}\n`),
);
console.log(`Written: ${CLIENT}, ${README}`);
