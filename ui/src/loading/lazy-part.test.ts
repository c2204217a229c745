import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Greeting = () => 'Ciao';

test('a part whose chunk is there renders at once', async () => {
  const { Part, preload } = lazyPart(async () => Greeting);
  await preload();
  expect(Part({})).toMatchObject({ type: Greeting });
});

test('a part whose chunk does not arrive fails, and is not waited for for ever', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new Error('offline'));
  const { Part } = lazyPart(load);
  await expect(prerender(createElement(Part), { onError: () => undefined })).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledOnce();
});

test('a part that was brought along is never fetched', () => {
  const load = vi.fn<() => Promise<typeof Greeting>>();
  const { Part, provide } = lazyPart(load);
  provide(Greeting);
  expect(Part({})).toMatchObject({ type: Greeting });
  expect(load).not.toHaveBeenCalled();
});
