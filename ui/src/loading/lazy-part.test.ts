import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Greeting = () => 'Ciao';

test('a part whose chunk fails to load fails instead of waiting for ever', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new Error('offline'));
  const { Part } = lazyPart(load);
  await expect(prerender(createElement(Part), { onError: () => undefined })).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledOnce();
});

test('a part that failed to load is requested again when it is needed', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(Greeting);
  const { Part, preload } = lazyPart(load);
  await expect(preload()).rejects.toThrow('offline');
  await preload();
  expect(renderToStaticMarkup(createElement(Part))).toBe('Ciao');
});
