import { statfsSync } from 'node:fs';
import { StartFailure } from '../settings/start-failure.ts';

const otherDatabase = 'or name a PostgreSQL of your own in DATABASE_URL';

/** Turns a file system error into the one sentence the owner of the folder needs to fix it. */
export function folderFailure(folder: string, error: unknown): StartFailure {
  if (error instanceof StartFailure) return error;
  const cause = error instanceof Error ? error.message : String(error);
  return new StartFailure(sentence(folder, cause, errorCode(error)), { cause: error });
}

/** PostgreSQL or initdb gave up; on a full disk it may not even have been able to write why. */
export function databaseFailure(folder: string, lastWords: string): StartFailure {
  const code = lastWords === '' && isDiskFull(folder) ? 'ENOSPC' : undefined;
  return new StartFailure(sentence(folder, lastWords || 'it stopped without a reason', code));
}

export function unsupportedPlatform(platform: string): StartFailure {
  return new StartFailure(
    `The embedded database is not available for this system (${platform}): name a PostgreSQL of your own in DATABASE_URL.`,
  );
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function sentence(folder: string, cause: string, code: string | undefined): string {
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left|disk quota exceeded/i.test(cause)) {
    return `The disk of the folder ${folder} is full: free some space and try again, ${otherDatabase}.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || /permission denied|operation not permitted/i.test(cause)) {
    return `The folder ${folder} may not be read and written: correct its permissions, ${otherDatabase}.`;
  }
  if (code === 'EROFS' || /read-only file system/i.test(cause)) {
    return `The folder ${folder} is read-only: make it writable, ${otherDatabase}.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `${folder} is not a folder: move it elsewhere, ${otherDatabase}.`;
  }
  return `The database in the folder ${folder} does not start (${cause}): repair it, ${otherDatabase}.`;
}

function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < 1_000_000;
  } catch {
    return false;
  }
}
