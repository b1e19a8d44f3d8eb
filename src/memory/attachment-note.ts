/** Attachments as text: what the record and the model know of something that was sent along. Nothing of its content. Pure. */
import { NAME_MAX_CHARS } from './limits.ts';

/** `[image: cat.png]`, `[voice message, 12 s]`. A name is on one line, and ends no bracket. */
export function attachmentNote(kind: string, name?: string | null, seconds?: number | null): string {
  const shown = (name ?? '')
    .replace(/[[\]\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX_CHARS);
  const length = seconds === undefined || seconds === null ? '' : `, ${Math.round(seconds)} s`;
  return `[${kind}${shown === '' ? '' : `: ${shown}`}${length}]`;
}

const SHOWN_MEDIA: readonly string[] = ['image', 'audio', 'video'];

/** The kind of an attachment, by its media type. */
export function attachmentKind(mediaType: string | null | undefined): string {
  const kind = (mediaType ?? '').split('/')[0] ?? '';
  return SHOWN_MEDIA.includes(kind) ? kind : 'file';
}
