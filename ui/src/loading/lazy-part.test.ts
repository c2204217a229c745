import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Greeting = () => 'Ciao';

test('a part whose chunk is there renders at once', async () => {
  const { Part, preload } = lazyPart(async () => Greeting);
  await preload();
  expect(renderToStaticMarkup(createElement(Part))).toBe('Ciao');
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
  expect(renderToStaticMarkup(createElement(Part))).toBe('Ciao');
  expect(load).not.toHaveBeenCalled();
});

test('a part that did not arrive is asked for again by whoever wants it', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(Greeting);
  const { Part, preload } = lazyPart(load);
  await expect(preload()).rejects.toThrow('offline');
  await preload();
  expect(renderToStaticMarkup(createElement(Part))).toBe('Ciao');
});
