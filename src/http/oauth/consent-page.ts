/** The page on which a person lets an app in. What the app says of itself is anybody's text, and is shown as text. */
import type { ConsentDescription } from '@cloudflare/workers-oauth-provider';
import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 3rem auto; padding: 0 1rem; color: #222; background: #fff; }
label { display: block; margin: 1rem 0; } input { width: 100%; box-sizing: border-box; font: inherit; padding: .4rem; }
button { font: inherit; padding: .5rem 1.2rem; margin-right: .6rem; } .warning { border-left: 4px solid #b45309; padding-left: .8rem; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1b1b1b; } }`;

const pageOf = (nonce: string, title: string, body: Html): Html =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

/** Asks for the key, the user, and yes or no. */
export const consentPage = (app: ConsentDescription, handle: string, nonce: string): Html =>
  pageOf(
    nonce,
    `Let ${app.clientName} use this memory?`,
    html`<p>${app.clientDomain ? html`Published by <strong>${app.clientDomain}</strong>.` : 'This app registered itself; its name is not verified.'}
Access is sent to <strong>${app.redirectHost}</strong>.</p>
${app.redirectIsLoopback ? html`<p class="warning"><strong>That is an app on your own computer.</strong> Go on only if you have just started to sign in from it.</p>` : ''}
<p>It will read, add, change and erase what is remembered of one user, and keep conversations for them. It reaches nobody else, and ends with the key.</p>
<form method="post">
<input type="hidden" name="handle" value="${handle}">
<label>Key of the workspace <input type="password" name="key" autocomplete="off" placeholder="sk_strata_…"></label>
<label>User it acts for <input type="text" name="user_id" autocomplete="username" placeholder="ana"></label>
<button name="decision" value="approve">Allow</button>
<button name="decision" value="deny" formnovalidate>Deny</button>
</form>`,
  );

/** Says why nothing was granted. */
export const refusalPage = (why: string, nonce: string): Html =>
  pageOf(nonce, 'No access was given', html`<p>${why}</p>`);
