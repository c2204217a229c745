import { fileIdSchema } from '@riparo/domain/care/files/stored-file.ts';
import * as z from 'zod';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { settleFile, type SettlingParts } from './settle-file.ts';
import type { OwnerKind, StoredFileRow } from './tables.ts';

/** Queued with the last byte of a file, so that it is opened even if its sender never comes back to ask. */
export const checkFileJob = defineJob({
  name: 'check-file',
  payload: z.object({ ownerId: z.uuid(), fileId: fileIdSchema }),
  // A scanner that is away comes back: retried for about two days.
  retry: { limit: 60, delaySeconds: 30, maximumDelaySeconds: 3600 },
  timeoutSeconds: 300,
  // They wait for their turn in `file-checker.ts`; a sender of many files does not block the others.
  concurrency: 6,
  oneOfEachGroup: true,
});

/** What the owners of files do with a stored one; must be repeatable. */
export type WhenStored = Readonly<Record<OwnerKind, (file: StoredFileRow) => Promise<void>>>;

export function checkFileHandler(parts: SettlingParts, whenStored: WhenStored): JobHandler {
  return handles(checkFileJob, async (file) => {
    const settled = await settleFile(parts, file);
    if (settled?.state === 'stored') await whenStored[settled.ownerKind](settled);
  });
}
