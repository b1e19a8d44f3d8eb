/** Slack's way of writing text: entities, and references in angle brackets. Pure. */

const REFERENCE = /<([^<>|]+)(?:\|([^<>]*))?>/g;

/** True if a text mentions one of these users, by `<@U…>` with or without a label. */
export const mentions = (text: string, users: readonly string[]): boolean =>
  users.some((user) => text.includes(`<@${user}>`) || text.includes(`<@${user}|`));

/** A text as its reader sees it; a mention of the bot that begins it is only how the bot is called. */
export function readableText(text: string, bots: readonly string[]): string {
  const called = bots.reduce(
    (rest, bot) => rest.replace(new RegExp(`^\\s*<@${bot}(?:\\|[^>]*)?>[:,]?\\s*`), ''),
    text,
  );
  return called
    .replace(REFERENCE, (_, target: string, label?: string) => readReference(target, label))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function readReference(target: string, label: string | undefined): string {
  if (target.startsWith('@')) return `@${label || target.slice(1)}`;
  if (target.startsWith('#')) return `#${label || target.slice(1)}`;
  // Words that call everybody, groups, dates: what stands beside them is their text.
  if (target.startsWith('!')) return label || `@${target.slice(1).split('^')[0]}`;
  const address = target.replace(/^mailto:/, '');
  return label && label !== address ? `${label} (${address})` : address;
}

/** A text of ours in Slack's way, which reads these three signs as its own. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
