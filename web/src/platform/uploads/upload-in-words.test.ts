import { expect, test } from 'vitest';
import type { Upload, UploadState } from './uploads.ts';
import { uploadInWords } from './upload-in-words.ts';

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

test.each<[Partial<Upload>, string]>([
  [{ state: 'waiting' }, 'In attesa: parte tra poco'],
  [{ state: 'sending', sizeBytes: 8_388_608, arrivedBytes: 2_202_009 }, 'In caricamento: 2,1 di 8,0 MB'],
  [{ state: 'sending', sizeBytes: 104_858, arrivedBytes: 0 }, 'In caricamento: meno di 0,1 di 0,1 MB'],
  [{ state: 'checking' }, 'Ricevuto, lo stiamo controllando'],
  [{ state: 'stored' }, 'Caricato'],
  [{ state: 'refused', message: 'È troppo grande.' }, 'È troppo grande.'],
  [{ state: 'refused' }, 'Questo file non può essere aggiunto.'],
])('a file with %j says «%s»', (known, said) => {
  expect(uploadInWords({ ...upload('a', 'waiting'), ...known })).toBe(said);
});

test.each<UploadState>(['cut-off', 'unfinished'])('a file that is %s says what happens next', (state) => {
  expect(uploadInWords(upload('a', state))).toMatch(/riprend/);
});
