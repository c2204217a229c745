import * as z from 'zod';
import { everybody } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { claimErrors } from './errors.ts';
import { fileErrors } from '../files/errors.ts';
import { fileIdSchema, sentFileSchema } from '../files/stored-file.ts';
import { claimPaperIdSchema } from '../../platform/values/ids.ts';

/** Its bytes follow in pieces, see `claimPiecePath`: they are bytes, and so beside the contract. */
export const announceClaimFileCall = defineCall({
  id: 'announceClaimFile',
  method: 'PUT',
  path: '/api/v1/claims/:token/files/:fileId',
  access: everybody,
  summary:
    'Annuncia una foto o un documento, o chiede a che punto è: quanto è arrivato, e quando è arrivato tutto se è stato aperto e conservato. L’id lo sceglie chi manda: ripetuta vale una volta.',
  params: z.object({ token: z.string().max(100), fileId: fileIdSchema }),
  body: z.object({
    name: z.string().max(300),
    sizeBytes: z.int().min(0).max(2_000_000_000),
    /** Of what we asked for, where it is that. */
    paperId: claimPaperIdSchema.optional(),
  }),
  answer: { status: 200, schema: z.object({ data: sentFileSchema }) },
  errors: [claimErrors.ClaimEnded, claimErrors.HealthConsentNeeded, ...Object.values(fileErrors)],
  timeoutMs: serviceTimeoutMs,
});
