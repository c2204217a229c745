import { expect, test } from 'vitest';
import { databaseFailure, folderFailure } from './embedded-failure.ts';

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

const other = 'oppure indica un tuo PostgreSQL con DATABASE_URL.';
const isFull = `Il disco della cartella /dati è pieno: libera spazio e riprova, ${other}`;
const isForbidden = `Non ho il permesso di leggere e scrivere nella cartella /dati: correggi i permessi, ${other}`;
const isReadOnly = `La cartella /dati è di sola lettura: rendila scrivibile, ${other}`;
const isNone = `/dati non è una cartella: spostalo altrove, ${other}`;
const doesNotStart = (cause: string) =>
  `Il database nella cartella /dati non parte (${cause}): rimedia, ${other}`;

test.each([
  ['ENOSPC', isFull],
  ['EDQUOT', isFull],
  ['EACCES', isForbidden],
  ['EPERM', isForbidden],
  ['EROFS', isReadOnly],
  ['ENOTDIR', isNone],
  ['EEXIST', isNone],
  ['EIO', doesNotStart('EIO')],
])('%s becomes one sentence for the owner of the folder', (code, sentence) => {
  const cause = systemError(code);
  const failure = folderFailure('/dati', cause);
  expect(failure.message).toEqual(sentence);
  expect(failure.cause).toEqual(cause);
});

test.each([
  ['could not write to file "pg_wal/xlogtemp.7": No space left on device', isFull],
  ['could not extend file: Disk quota exceeded', isFull],
  ['could not open file "global/pg_control": Permission denied', isForbidden],
  ['could not change permissions: Operation not permitted', isForbidden],
  ['could not create lock file: Read-only file system', isReadOnly],
  [
    'database files are incompatible with server',
    doesNotStart('database files are incompatible with server'),
  ],
  ['', doesNotStart('si è fermato senza dire perché')],
])('PostgreSQL’s last words «%s» are understood', (lastWords, sentence) => {
  expect(databaseFailure('/dati', lastWords).message).toBe(sentence);
});

test('silence is explained by a full disk, and only there', () => {
  // /proc never has free space.
  expect(databaseFailure('/proc', '').message).toContain('/proc è pieno');
  expect(databaseFailure('/proc', 'a bug').message).toContain('non parte (a bug)');
  expect(databaseFailure('/', '').message).toContain('si è fermato senza dire perché');
});
