import { expect, test } from 'vitest';
import { textEntry } from './file-entries.ts';
import { manifestOf } from './manifest.ts';

const pathsOf = (...paths: string[]) => {
  const entries = paths.map((path) => textEntry(path, 'Titolo', 'Testo'));
  return manifestOf('deal', entries).files.map(({ path }) => path);
};

test('a manifest names files in one order, in whichever they were gathered', () => {
  const inOrder = ['consensi.json', 'documenti/polizza.pdf', 'storia.json'];
  expect(pathsOf('storia.json', 'consensi.json', 'documenti/polizza.pdf')).toEqual(inOrder);
  expect(pathsOf('documenti/polizza.pdf', 'storia.json', 'consensi.json')).toEqual(inOrder);
});
