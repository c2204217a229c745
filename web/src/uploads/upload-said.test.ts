import { expect, test } from 'vitest';
import type { Upload, UploadState } from './uploads.ts';
import { uploadSaid, uploadsSaid } from './upload-said.ts';

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
  ['how many are here', [upload('a', 'stored'), upload('b', 'sending')], '1 di 2 file caricati'],
  [
    'that the connection is gone',
    [upload('a', 'cut-off')],
    '0 di 1 file caricati. La connessione si è interrotta: riprendiamo appena torna',
  ],
  [
    'which is not taken, and why',
    [upload('a', 'stored'), upload('note.txt', 'refused', 'No.')],
    '1 di 1 file caricati. note.txt: No.',
  ],
])('whoever listens hears %s', (_what, uploads, said) => {
  expect(uploadsSaid(uploads)).toBe(said);
});

test.each<[Partial<Upload>, string]>([
  [{ state: 'waiting' }, 'In attesa: parte tra poco'],
  [{ state: 'sending', sizeBytes: 8_388_608, arrivedBytes: 2_202_009 }, 'In caricamento: 2,1 di 8,0 MB'],
  [{ state: 'sending', sizeBytes: 104_858, arrivedBytes: 0 }, 'In caricamento: meno di 0,1 di 0,1 MB'],
  [{ state: 'checking' }, 'Ricevuto, lo stiamo controllando'],
  [{ state: 'stored' }, 'Caricato'],
  [{ state: 'refused', message: 'È troppo grande.' }, 'È troppo grande.'],
  [{ state: 'refused' }, 'Questo file non può essere aggiunto.'],
])('a file with %j says «%s»', (known, said) => {
  expect(uploadSaid({ ...upload('a', 'waiting'), ...known })).toBe(said);
});

test.each<UploadState>(['cut-off', 'unfinished'])('a file that is %s says how it goes on', (state) => {
  expect(uploadSaid(upload('a', state))).toMatch(/riprend/);
});
