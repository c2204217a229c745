import { fileIdSchema } from '@riparo/domain/care/files/stored-file.ts';
import * as z from 'zod';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { settleFile, type SettlingParts } from './settle-file.ts';
import type { OwnerKind, StoredFileRow } from './tables.ts';

/** Asked for with the last byte of a file: it is opened also when nobody comes back to ask what became of it. */
export const checkFileJob = defineJob({
  name: 'check-file',
  payload: z.object({ ownerId: z.uuid(), fileId: fileIdSchema }),
  // A scanner that is away comes back: tried for about two days.
  retry: { limit: 60, delaySeconds: 30, maximumDelaySeconds: 3600 },
  timeoutSeconds: 300,
  // They wait for their turn in `file-checker.ts`; whoever sent many does not take the places of others.
  concurrency: 6,
  oneOfEachGroup: true,
});

/** What those who own files do with one that was stored; done again it changes nothing. */
export type WhenStored = Readonly<Record<OwnerKind, (file: StoredFileRow) => Promise<void>>>;

export function checkFileHandler(parts: SettlingParts, whenStored: WhenStored): JobHandler {
  return handles(checkFileJob, async (file) => {
    const settled = await settleFile(parts, file);
    if (settled?.state === 'stored') await whenStored[settled.ownerKind](settled);
  });
}
