/**
 * Checks the parts of a message that are no text, before they are handed to a model, which looks at them from its own network: pictures
 * and the like come within the request (`data:`) or from a plain public address, and nothing else names a place. Pure.
 */
import { isPlainPublicAddress } from '../lib/public-address.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { invalid, type MemoryError } from '../memory/errors.ts';
import type { ContentPart, IncomingMessage } from './messages.ts';

/** Bytes of one `data:` URL: a photo as a phone scales it down. The body of the whole request is bounded as well. */
export const MEDIA_DATA_MAX_BYTES = 384 * 1024;
/** Parts of one request that are no text. */
export const MEDIA_MAX_PARTS = 16;
export const MEDIA_URL_MAX_CHARS = 2_048;

/** Media that models take, by the type of the part; a picture that holds scripts or addresses of its own (SVG) is none of them. */
const DATA_TYPES: Readonly<Record<string, RegExp>> = {
  image_url: /^image\/(?:png|jpe?g|gif|webp|avif|bmp|heic|heif)$/,
  video_url: /^video\/[a-z0-9.+-]+$/,
  audio_url: /^audio\/[a-z0-9.+-]+$/,
};
const DATA_URL = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+);base64,[a-z0-9+/=_-]*$/i;
/** Name of a place: a scheme, or a path on a server of unknown name. */
const NAMES_PLACE = /^[\s\p{Cc}]*(?:[a-z][a-z0-9+.-]*:|\/\/|\\\\)/iu;

/**
 * Refuses messages whose media may not be handed to a model: of those from one on, or of the last one of the user on.
 */
export function checkMedia(
  messages: readonly IncomingMessage[],
  from = messages.findLastIndex(({ role }) => role === 'user'),
): Result<null, MemoryError> {
  let parts = 0;
  for (const [i, { content }] of messages.entries()) {
    if (i < from || !Array.isArray(content)) continue;
    for (const [k, part] of content.entries()) {
      if (part.type === 'text') continue;
      const field = `messages.${i}.content.${k}`;
      if (++parts > MEDIA_MAX_PARTS)
        return err(invalid('messages', `must hold at most ${MEDIA_MAX_PARTS} parts that are no text`));
      const wrong = objectionTo(part);
      if (wrong !== null) return err(invalid(`${field}.${wrong.field}`, wrong.message));
    }
  }
  return ok(null);
}

interface Objection {
  readonly field: string;
  readonly message: string;
}

function objectionTo(part: ContentPart): Objection | null {
  const { type } = part;
  const media = part[type];
  if (type in DATA_TYPES) {
    const url = typeof media === 'string' ? media : (media as { url?: unknown } | undefined)?.url;
    const isGiven = typeof url === 'string' && (isData(url, type) || isPlainPublicAddress(url));
    if (!isGiven) return { field: typeof media === 'string' ? type : `${type}.url`, message: NO_ADDRESS };
  }
  return placeIn(part, type, '');
}

const NO_ADDRESS = `must be a data: URL of a common type and at most ${MEDIA_DATA_MAX_BYTES} bytes, or a plain public https address`;

/** The first field within a part that names a place, and may not. */
function placeIn(value: unknown, type: string, at: string): Objection | null {
  if (typeof value === 'string') {
    const mayStand =
      !NAMES_PLACE.test(value) ||
      isData(value, type) ||
      (value.length <= MEDIA_URL_MAX_CHARS && isPlainPublicAddress(value));
    return mayStand ? null : { field: at, message: NO_ADDRESS };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    // What a file is called is no address.
    if (name === 'filename') continue;
    const found = placeIn(inner, type, at === '' ? name : `${at}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

const isData = (url: string, type: string): boolean => {
  if (url.length > MEDIA_DATA_MAX_BYTES) return false;
  // A file is what its reader makes of it.
  if (type === 'file') return /^data:/i.test(url);
  const mime = DATA_URL.exec(url)?.[1]?.toLowerCase();
  return mime !== undefined && (DATA_TYPES[type]?.test(mime) ?? false);
};
