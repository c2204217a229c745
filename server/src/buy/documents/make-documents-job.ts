import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Makes the documents that a deal should already have, and sends those to be signed. */
export const makeDocumentsJob = defineJob({
  name: 'make-deal-documents',
  payload: z.object({ dealUuid: dealUuidSchema }),
  // A buyer has paid and waits: it is retried for a day.
  retry: { limit: 20, delaySeconds: 5, maximumDelaySeconds: 2 * 3600 },
});
