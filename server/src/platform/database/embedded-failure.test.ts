import { expect, test } from 'vitest';
import { databaseFailure, folderFailure } from './embedded-failure.ts';

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

const other = 'or name a PostgreSQL of your own in DATABASE_URL.';
const isFull = `The disk of the folder /dati is full: free some space and try again, ${other}`;
const isForbidden = `The folder /dati may not be read and written: correct its permissions, ${other}`;
const isReadOnly = `The folder /dati is read-only: make it writable, ${other}`;
const isNone = `/dati is not a folder: move it elsewhere, ${other}`;
const doesNotStart = (cause: string) =>
  `The database in the folder /dati does not start (${cause}): repair it, ${other}`;

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
  ['', doesNotStart('it stopped without a reason')],
])('PostgreSQL’s last words «%s» are understood', (lastWords, sentence) => {
  expect(databaseFailure('/dati', lastWords).message).toBe(sentence);
});

test('silence is explained by a full disk, and only there', () => {
  // /proc never has free space.
  expect(databaseFailure('/proc', '').message).toContain('/proc is full');
  expect(databaseFailure('/proc', 'a bug').message).toContain('does not start (a bug)');
  expect(databaseFailure('/', '').message).toContain('it stopped without a reason');
});
