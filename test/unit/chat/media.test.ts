/** What of a message a model may be shown. A model looks from a network of its own: at whatever it is pointed to. */
import { describe, expect, it } from 'vitest';
import { checkMedia, MEDIA_MAX_PARTS } from '../../../src/chat/media.ts';
import type { ContentPart } from '../../../src/chat/messages.ts';
import {
  checkTokenLimits,
  TOKEN_EXCHANGE_MAX,
  TOKEN_EXCHANGE_MAX_BYTES,
} from '../../../src/chat/token-limits.ts';

const fieldOf = (part: ContentPart): string | null => {
  const checked = checkMedia([
    { role: 'user', content: [{ type: 'text', text: 'See: https://10.0.0.1/' }, part] },
  ]);
  if (checked.ok || checked.error.code !== 'invalid') return null;
  return checked.error.fields[0]?.field ?? '';
};
const HERE = 'messages.0.content.1';

describe('a part that is no text', () => {
  it.each<[ContentPart, string | null]>([
    [{ type: 'image_url', image_url: { url: 'https://pictures.example/a.png', detail: 'low' } }, null],
    [{ type: 'image_url', image_url: 'https://pictures.example/a.png' }, null],
    [{ type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } }, null],
    [{ type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } }, null],
    [
      { type: 'file', file: { filename: 'C: plan.pdf', file_data: 'data:application/pdf;base64,JVBERi0=' } },
      null,
    ],
    [{ type: 'image_url', image_url: 'https://localhost./a.png' }, `${HERE}.image_url`],
    [{ type: 'image_url', image_url: { url: '/etc/passwd' } }, `${HERE}.image_url.url`],
    [{ type: 'image_url', image_url: { url: 'pictures.example/a.png' } }, `${HERE}.image_url.url`],
    [{ type: 'image_url', image_url: {} }, `${HERE}.image_url.url`],
    [{ type: 'image_url' }, `${HERE}.image_url.url`],
    [{ type: 'image_url', image_url: { url: ' https://pictures.example/a.png' } }, `${HERE}.image_url.url`],
    [
      { type: 'image_url', image_url: { url: 'data:image/png;base64,A', mirror: 'http://10.0.0.1' } },
      `${HERE}.image_url.mirror`,
    ],
    [
      { type: 'image_url', image_url: { url: 'data:image/png;base64,A' }, fallback: '//10.0.0.1/' },
      `${HERE}.fallback`,
    ],
    [{ type: 'video_url', video_url: { url: 'https://10.0.0.1/a.mp4' } }, `${HERE}.video_url.url`],
    [{ type: 'image', source: { type: 'url', url: 'https://10.0.0.1/' } }, `${HERE}.source.url`],
    [{ type: 'file', file: { file_url: 'gopher://x' } }, `${HERE}.file.file_url`],
  ])('%j', (part, field) => {
    expect(fieldOf(part)).toBe(field);
  });

  it('is one of few, and of an earlier message nobody sees it', () => {
    const image = { type: 'image_url', image_url: 'data:image/png;base64,A' };
    const images = Array.from({ length: MEDIA_MAX_PARTS + 1 }, () => image);
    expect(checkMedia([{ role: 'user', content: images }]).ok).toBe(false);
    expect(
      checkMedia([
        { role: 'user', content: images },
        { role: 'user', content: 'And now?' },
      ]).ok,
    ).toBe(true);
  });
});

describe('a token', () => {
  it('sends no kind of part that stands for something at the provider', () => {
    const parts = [
      { type: 'file', file: { file_id: 'file-1' } },
      { type: 'container_upload', file_id: 'x' },
    ];
    for (const part of parts)
      expect(checkTokenLimits([{ role: 'user', content: [part] }], {}).ok).toBe(false);
  });

  it('sends no more of tools than a model should read', () => {
    const user = { role: 'user', content: 'Go.' } as const;
    const results = (count: number, content: string) =>
      Array.from({ length: count }, () => ({ role: 'tool', content }) as const);
    expect(checkTokenLimits([user, ...results(TOKEN_EXCHANGE_MAX, 'ok')], {}).ok).toBe(true);
    expect(checkTokenLimits([user, ...results(TOKEN_EXCHANGE_MAX + 1, 'ok')], {}).ok).toBe(false);
    expect(checkTokenLimits([user, ...results(1, 'x'.repeat(TOKEN_EXCHANGE_MAX_BYTES))], {}).ok).toBe(false);
    expect(checkTokenLimits([...results(1, 'x'.repeat(TOKEN_EXCHANGE_MAX_BYTES)), user], {}).ok).toBe(true);
  });
});
