import { expect, test } from 'vitest';
import { databaseFailure, folderFailure } from './embedded-failure.ts';

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

test.each([
  ['ENOSPC', 'Il disco della cartella /dati è pieno'],
  ['EACCES', 'Non ho il permesso di leggere e scrivere nella cartella /dati'],
  ['EPERM', 'Non ho il permesso di leggere e scrivere nella cartella /dati'],
  ['EROFS', 'La cartella /dati è di sola lettura'],
  ['ENOTDIR', '/dati non è una cartella'],
  ['EIO', 'Il database nella cartella /dati non parte (EIO)'],
])('%s becomes a sentence for the owner of the folder', (code, sentence) => {
  expect(folderFailure('/dati', systemError(code)).message).toContain(sentence);
});

test.each([
  ['could not write to file "pg_wal/xlogtemp.7": No space left on device', 'è pieno'],
  ['could not open file "global/pg_control": Permission denied', 'Non ho il permesso'],
  ['database files are incompatible with server', '(database files are incompatible with server)'],
  ['', 'si è fermato senza dire perché'],
])('PostgreSQL’s last words «%s» are understood', (lastWords, sentence) => {
  expect(databaseFailure('/', lastWords).message).toContain(sentence);
});
