import { expect, test } from 'vitest';
import type { Upload, UploadState } from './uploads.ts';
import { uploadsSaid } from './upload-said.ts';

const upload = (name: string, state: UploadState, message?: string): Upload => ({
  id: name,
  paperId: null,
  name,
  sizeBytes: 1000,
  arrivedBytes: 0,
  state,
  ...(message !== undefined && { message }),
  previewPath: null,
  path: null,
});

test.each<[string, readonly Upload[], string]>([
  ['nothing where there is nothing', [], ''],
  ['how many are here', [upload('a', 'stored'), upload('b', 'sending')], '1 di 2 file arrivati'],
  [
    'that the connection is gone',
    [upload('a', 'cut-off')],
    '0 di 1 file arrivati. La connessione si è interrotta: riprendiamo appena torna',
  ],
  [
    'which is not taken, and why',
    [upload('a', 'stored'), upload('note.txt', 'refused', 'No.')],
    '1 di 1 file arrivati. note.txt: No.',
  ],
])('whoever listens hears %s', (_what, uploads, said) => {
  expect(uploadsSaid(uploads)).toBe(said);
});
