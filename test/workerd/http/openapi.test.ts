/** The API's own description. A client generated from a wrong document fails on its first call. */
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/app.ts';
import type { Env } from '../../../src/env.ts';
import { eventually } from '../support/service/eventually.ts';
import { fetchRaw } from '../support/service/raw-fetch.ts';
import { call, createWorkspace, openConversation, takeTurn } from '../support/service/workspace.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Operation {
  readonly summary?: string;
  readonly tags?: string[];
  readonly security?: unknown[];
  readonly parameters?: { name: string; in: string; required?: boolean; schema?: Json }[];
  readonly requestBody?: { required?: boolean; content: Record<string, { schema?: Json }> };
  readonly responses: Record<string, { description?: string; content?: Record<string, { schema?: Json }> }>;
}

interface Document {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly security: unknown[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
}

const OPEN_ROUTES = [
  'GET /healthz',
  'GET /readyz',
  // Platforms sign what they send.
  'POST /webhooks/{adapter}/{workspace_id}',
  'GET /webhooks/{adapter}/{workspace_id}',
];

async function read() {
  const { status, body } = await call<Document>('GET', '/openapi.json');
  expect(status).toBe(200);
  const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      method,
      operation,
    })),
  );
  return { document: body, operations };
}

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
}

/** Expects that a schema names every field of a value, and the value has every field that the schema requires. */
function expectDescribed(value: Json, schema: Schema, schemas: Record<string, Schema>, at: string): void {
  const named = schema.$ref ?? schema.allOf?.find(({ $ref }) => $ref)?.$ref;
  if (named !== undefined) expectDescribed(value, schemas[named.split('/').at(-1) ?? ''] ?? {}, schemas, at);
  else if (Array.isArray(value))
    for (const inner of value) expectDescribed(inner, schema.items ?? {}, schemas, `${at}[]`);
  else if (typeof value === 'object' && value !== null && schema.additionalProperties === undefined) {
    expect(Object.keys(schema.properties ?? {}), at).toEqual(expect.arrayContaining(Object.keys(value)));
    expect(Object.keys(value), at).toEqual(expect.arrayContaining([...(schema.required ?? [])]));
    for (const [field, inner] of Object.entries(value))
      expectDescribed(inner, schema.properties?.[field] ?? {}, schemas, `${at}.${field}`);
  }
}

/** Every object inside a value. */
function* objectsIn(value: Json): Generator<{ [key: string]: Json }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

describe('the OpenAPI document', () => {
  it('is version 3.1 and resolves every reference in itself', async () => {
    const { document } = await read();
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: 'Strata', version: '1' });
    const references = [...objectsIn(document as unknown as Json)].flatMap((object) =>
      typeof object.$ref === 'string' ? [object.$ref] : [],
    );
    expect(references.length).toBeGreaterThan(10);
    for (const reference of new Set(references)) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1] ?? reference;
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
  });

  it('holds none of the words of version 3.0 that 3.1 tools ignore', async () => {
    const { document } = await read();
    for (const object of objectsIn(document as unknown as Json)) {
      expect(object).not.toHaveProperty('nullable');
      for (const bound of ['exclusiveMinimum', 'exclusiveMaximum'])
        if (bound in object) expect(typeof object[bound]).toBe('number');
    }
  });

  it('has patterns that take what the service takes: a client that validates must not refuse every call', async () => {
    const { document } = await read();
    const patterns = [...objectsIn(document as unknown as Json)].flatMap(({ pattern }) =>
      typeof pattern === 'string' ? [pattern] : [],
    );
    expect(patterns.length).toBeGreaterThan(5);
    for (const pattern of patterns) expect(new RegExp(pattern, 'u').source).not.toMatch(/\/[a-z]*$/);
    const query = (document.paths['/v1/search']?.post?.requestBody?.content['application/json']?.schema ??
      null) as Json;
    const [pattern] = [...objectsIn(query)].flatMap((object) =>
      typeof object.pattern === 'string' ? [object.pattern] : [],
    );
    expect('hello').toMatch(new RegExp(pattern ?? '^$', 'u'));
  });

  it('says of every route what it does, where it belongs, who may call it and what it answers', async () => {
    const { document, operations } = await read();
    expect(operations.length).toBeGreaterThan(20);
    for (const { name, path, operation } of operations) {
      expect(operation.summary, name).toMatch(/\S{2}/);
      expect(operation.tags?.length, name).toBeGreaterThan(0);
      expect((operation.security ?? document.security).length === 0, name).toBe(OPEN_ROUTES.includes(name));
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map((parameter) => parameter.name).sort(), name).toEqual(inPath);
      for (const parameter of operation.parameters ?? []) expect(parameter.schema, name).toBeDefined();
      for (const parameter of declared) expect(parameter.required, name).toBe(true);
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.some((status) => status.startsWith('2')),
        name,
      ).toBe(true);
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(response.description, `${name} ${status}`).toMatch(/\S/);
        for (const media of Object.values(response.content ?? {}))
          expect(media.schema, `${name} ${status}`).toBeDefined();
      }
      if (path.startsWith('/v1/')) expect(statuses, name).toEqual(expect.arrayContaining(['4XX', '5XX']));
    }
    for (const requirement of document.security as Record<string, unknown>[])
      for (const scheme of Object.keys(requirement))
        expect(document.components.securitySchemes).toHaveProperty(scheme);
  });

  it('explains every field of a trace, a result and a search, and names every reason', async () => {
    const { document } = await read();
    const { schemas } = document.components as unknown as {
      schemas: Record<string, Required<Pick<Schema, 'properties'>>>;
    };
    const plain = ['id', 'type', 'query', 'intent', 'created_at', 'conversation_id', 'trace'];
    for (const name of ['TraceBody', 'TraceCandidate', 'TraceDropped', 'TraceQuery', 'SearchResult']) {
      const properties = Object.entries(schemas[name]?.properties ?? {});
      expect(properties.length, name).toBeGreaterThan(5);
      for (const [field, { description, allOf = [] }] of properties)
        if (!plain.includes(field))
          expect(
            [description, ...allOf.map((part) => part.description)].join(''),
            `${name}.${field}`,
          ).toMatch(/\S{2}/);
    }
    for (const reason of ['included', 'injected', 'already_live', 'budget', 'rank', 'untrusted_instruction'])
      expect(schemas.TraceCandidate?.properties.decision?.description).toContain(`\`${reason}\``);
    for (const reason of ['below_top_k', 'below_rerank_top_n', 'duplicate', 'low_score', 'gone'])
      expect(schemas.TraceDropped?.properties.reason?.description).toContain(`\`${reason}\``);
    expect(schemas.TraceBody?.properties.unlisted?.description).toContain('`not_visible`');
    expect(JSON.stringify(document.paths['/v1/memories']?.post)).toMatch(/account.*without subject_id/);
  });

  it('describes a trace as it comes: every field of a real one is in the schema', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    for (const text of ['I moved to Lisbon.', 'Remember that I row.', 'Where did I move to?'])
      await takeTurn(own, conversation, text);
    const turn = await takeTurn(own, conversation, 'Do I row in Lisbon?');
    const found = await own.call<{ trace_id: string }>('POST', '/v1/search', {
      query: 'Lisbon',
      user_id: 'ana',
      top_k: 1,
    });
    const { document } = await read();
    const { schemas } = document.components as unknown as { schemas: Record<string, Schema> };
    for (const id of [turn.body.trace_id, found.body.trace_id]) {
      const answer = await eventually(async () => {
        const answer = await own.call<Json>('GET', `/v1/traces/${id}`);
        expect(answer.status).toBe(200);
        return answer;
      });
      expectDescribed(answer.body, { $ref: '#/components/schemas/Trace' }, schemas, 'Trace');
    }
  });

  it('requires every body that it describes, and offers Idempotency-Key wherever a POST writes', async () => {
    const { operations } = await read();
    const posts = operations.filter(({ method }) => method === 'post');
    expect(posts.length).toBeGreaterThan(8);
    // A member needs no name, what is approved no change, and what is imported may come as lines, which no schema reads.
    const optional = [
      'PUT /v1/conversations/{id}/members/{user_id}',
      'POST /v1/review/{id}/approve',
      'POST /v1/import',
      'POST /v1/import/file',
    ];
    for (const { name, operation } of operations.filter(({ operation }) => operation.requestBody)) {
      expect(operation.requestBody?.required ?? false, name).toBe(!optional.includes(name));
      const others: Record<string, string> = {
        'POST /v1/import': 'application/x-ndjson',
        'POST /v1/import/file': 'application/octet-stream',
      };
      const lines = [others[name] ?? []].flat();
      expect(Object.keys(operation.requestBody?.content ?? {}), name).toEqual(['application/json', ...lines]);
    }
    // A search and a count write nothing, and what platforms send has ids of its own.
    const without = ['POST /v1/search', 'POST /v1/messages/count_tokens', ...OPEN_ROUTES];
    for (const { name, operation } of posts.filter((post) => !without.includes(post.name))) {
      const header = operation.parameters?.find((parameter) => parameter.in === 'header');
      expect(header?.name.toLowerCase(), name).toBe('idempotency-key');
      expect(header?.required ?? false, name).toBe(false);
    }
  });
});

describe('the page of the API', () => {
  it('is served with its script, its style, two files of its library and nothing else of that library', async () => {
    const page = await fetchRaw('/docs');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await page.text();
    const files = [...html.matchAll(/<(?:link|script) [^>]*(?:src|href)="([^"]+)"/g)].map(
      (match) => match[1] as string,
    );
    expect(files).toEqual([
      '/docs/swagger-ui.css',
      '/docs/page.css',
      '/docs/swagger-ui-bundle.js',
      '/docs/page.js',
    ]);
    for (const [file, type] of [
      [files[0], 'text/css'],
      [files[1], 'text/css'],
      [files[2], 'text/javascript'],
      [files[3], 'text/javascript'],
    ] as const) {
      const answer = await fetchRaw(file as string);
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get('content-type'), file).toContain(type);
      expect(answer.headers.get('x-content-type-options'), file).toBe('nosniff');
      expect((await answer.text()).length).toBeGreaterThan(100);
    }
    expect(html.replaceAll('https://strata.test', '')).not.toMatch(/https?:\/\//);
  });

  it('runs nothing but its own files, stands in no frame, and keeps no key: what is typed there would open a workspace', async () => {
    const page = await fetchRaw('/docs');
    const policy = new Map(
      (page.headers.get('content-security-policy') ?? '').split(/;\s*/).map((part) => {
        const [directive = '', ...sources] = part.split(' ');
        return [directive, sources.join(' ')];
      }),
    );
    for (const directive of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy.get(directive), directive).toBe("'none'");
    for (const directive of ['script-src', 'style-src', 'connect-src'])
      expect(policy.get(directive), directive).toBe("'self'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|https?:/);
    for (const [header, value] of [
      ['x-content-type-options', 'nosniff'],
      ['referrer-policy', 'no-referrer'],
      ['x-frame-options', 'DENY'],
    ] as const)
      expect(page.headers.get(header), header).toBe(value);
    // A policy without 'unsafe-inline' would leave the page dead that brought a script or a style of its own.
    expect(await page.text()).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=/);
    const script = await (await fetchRaw('/docs/page.js')).text();
    expect(script).not.toContain('persistAuthorization');
    expect(script).not.toMatch(/setItem|https?:/);
    expect((await fetchRaw('/v1/settings')).headers.get('content-security-policy')).toContain(
      "default-src 'none'",
    );
  });

  it.each([
    '/docs/index.html',
    '/docs/package.json',
    '/docs/swagger-ui.js',
    '/docs/swagger-ui-bundle.js.map',
    '/docs/..%2fpackage.json',
    '/docs/%2e%2e/package.json',
    '/docs/',
    '/swagger-ui.css',
    '/swagger-ui-bundle.js',
    '/index.html',
    '/package.json',
    '/README.md',
    '/absolute-path.js',
  ])('leaves no other asset reachable: %s', async (path) => {
    expect((await fetchRaw(path)).status).toBe(404);
  });
});

describe('/healthz', () => {
  it('answers without a key', async () => {
    expect(await call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('answers without a binding or a setting: a deployment whose database is gone must not be restarted for it', async () => {
    const answer = await createApp().fetch(new Request('https://strata.test/healthz'), {} as Env);
    expect(answer.status).toBe(200);
  });
});
