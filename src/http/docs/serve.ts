/**
 * Serves the description of the API: the OpenAPI document, the page with the guide and the reference, and the text for language models.
 * All of it comes from here: no file of anybody else's is loaded.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../context.ts';
import { assetAt } from '../serve-page.ts';
import { writeGuideHtml, writeLlmsText } from './guide.ts';
import { makeDocument, type OpenApiDocument, operationsOf } from './openapi-document.ts';

const pageOf = (guide: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Strata API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<main>
<h1>Strata</h1>
<p>Long-term memory for chat agents. <a href="/openapi.json">OpenAPI document</a> · <a href="/llms.txt">llms.txt</a></p>
${guide}
<h2>Reference</h2>
</main>
<div id="page"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>
`;

/** Asks nobody else about the document. A key that was typed in ends with the page; earlier versions kept it in the browser. */
const SCRIPT = `localStorage.removeItem('authorized');
SwaggerUIBundle({ url: '/openapi.json', dom_id: '#page', validatorUrl: null });
`;

const STYLE = `main { max-width: 1420px; margin: 0 auto; padding: 1rem 20px; font: 16px/1.5 system-ui, sans-serif; color: #3b4151; }
pre { padding: .8rem 1rem; overflow-x: auto; background: #f3f4f6; border-radius: 4px; }
code { font: .9em/1.5 ui-monospace, monospace; }
.swagger-ui .info { margin: 1rem 0; }
`;

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  'page.js': ['text/javascript', SCRIPT],
  'page.css': ['text/css', STYLE],
};

/** The files of the reference's library that the page loads; no other asset is reachable. */
const LIBRARY_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** Serves the descriptions of the routes that an application has. */
export function serveDocs(app: OpenAPIHono<AppEnv>): void {
  let made: OpenApiDocument | undefined;
  // Made when somebody first asks: it takes as long as many calls.
  const document = (): OpenApiDocument => {
    made ??= makeDocument(app);
    return made;
  };
  app.get('/openapi.json', (c) => c.json(document()));
  app.get('/llms.txt', (c) => c.text(writeLlmsText(new URL(c.req.url).origin, operationsOf(document()))));
  app.get('/docs', (c) =>
    c.html(pageOf(writeGuideHtml(new URL(c.req.url).origin, operationsOf(document())))),
  );
  app.get('/docs/:file', (c) => {
    const file = c.req.param('file');
    const own = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    if (own !== undefined) return c.body(own[1], 200, { 'Content-Type': own[0] });
    if (!LIBRARY_FILES.includes(file)) return c.notFound();
    return assetAt(c, `/docs/${file}`);
  });
}
