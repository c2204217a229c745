import { expect, test } from 'vitest';
import { folderSentence, librarySentence, networkSentence } from './known-causes.cjs';

test.each([
  ['npm error code ENOSPC', 'Il disco della cartella /progetto è pieno: libera spazio e riprova.'],
  [
    "Error: EACCES: permission denied, mkdir '/progetto/node_modules'",
    'Non ho il permesso di leggere e scrivere',
  ],
  ['Error: EROFS: read-only file system, unlink', 'La cartella /progetto è di sola lettura'],
])('the error «%s» becomes one sentence', (words, sentence) => {
  expect(folderSentence(words, '/progetto')).toContain(sentence);
});

test('a system library missing for the pinned Node is named with its package', () => {
  const words =
    'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory';
  expect(librarySentence(words)).toBe(
    'Il Node del progetto non parte perché al sistema manca la libreria libatomic.so.1: installa libatomic1 (su Debian e Ubuntu: apt-get install libatomic1) e riprova.',
  );
  expect(librarySentence(words.replace('libatomic.so.1', 'libother.so.2'))).toContain('libother.so.2');
  expect(librarySentence('Segmentation fault')).toBeUndefined();
});

test('an unreachable registry is reported as such', () => {
  expect(networkSentence('npm error code ENOTFOUND')).toContain('Il registro dei pacchetti npm non risponde');
});

test('unknown errors are shown as they are', () => {
  const words = 'npm error code E404';
  expect(folderSentence(words, '/progetto')).toBeUndefined();
  expect(networkSentence(words)).toBeUndefined();
});
