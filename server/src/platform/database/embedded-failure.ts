import { statfsSync } from 'node:fs';
import { StartFailure } from '../settings/start-failure.ts';

const otherDatabase = 'oppure indica un tuo PostgreSQL con DATABASE_URL';

/** Turns a file system error into the one sentence the owner of the folder needs to fix it. */
export function folderFailure(folder: string, error: unknown): StartFailure {
  if (error instanceof StartFailure) return error;
  const cause = error instanceof Error ? error.message : String(error);
  return new StartFailure(sentence(folder, cause, errorCode(error)), { cause: error });
}

/** PostgreSQL or initdb gave up; on a full disk it may not even have been able to write why. */
export function databaseFailure(folder: string, lastWords: string): StartFailure {
  const code = lastWords === '' && isDiskFull(folder) ? 'ENOSPC' : undefined;
  return new StartFailure(sentence(folder, lastWords || 'si è fermato senza dire perché', code));
}

export function unsupportedPlatform(platform: string): StartFailure {
  return new StartFailure(
    `Il database incluso non è disponibile per questo sistema (${platform}): indica un tuo PostgreSQL con DATABASE_URL.`,
  );
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function sentence(folder: string, cause: string, code: string | undefined): string {
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left|disk quota exceeded/i.test(cause)) {
    return `Il disco della cartella ${folder} è pieno: libera spazio e riprova, ${otherDatabase}.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || /permission denied|operation not permitted/i.test(cause)) {
    return `Non ho il permesso di leggere e scrivere nella cartella ${folder}: correggi i permessi, ${otherDatabase}.`;
  }
  if (code === 'EROFS' || /read-only file system/i.test(cause)) {
    return `La cartella ${folder} è di sola lettura: rendila scrivibile, ${otherDatabase}.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `${folder} non è una cartella: spostalo altrove, ${otherDatabase}.`;
  }
  return `Il database nella cartella ${folder} non parte (${cause}): rimedia, ${otherDatabase}.`;
}

function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < 1_000_000;
  } catch {
    return false;
  }
}
