import { expect, test, vi } from 'vitest';
import type { DocumentContent } from '../content.ts';

/** Draws like a newly started thread, which has measured no word yet. */
async function freshThread() {
  vi.resetModules();
  return (await import('./draw-document.ts')).drawDocument;
}

const contentOf = (...blocks: DocumentContent['blocks']): DocumentContent => ({
  title: 'Prova',
  runningTitle: 'Prova',
  createdAt: '2026-11-15T10:00:00.000Z',
  blocks,
});

test('a document has the same bytes whatever its thread drew before', async () => {
  const heading = { kind: 'heading', text: 'Titolo' } as const;
  const document = contentOf(heading, { kind: 'paragraph', text: 'Parole' });
  const first = await (await freshThread())(document);

  const draw = await freshThread();
  await draw(contentOf(heading));
  const after = await draw(document);

  expect(Buffer.from(after).equals(Buffer.from(first))).toBe(true);
});
