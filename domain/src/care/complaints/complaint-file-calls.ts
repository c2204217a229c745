import * as z from 'zod';
import { everybody } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { complaintErrors } from './errors.ts';
import { fileErrors } from '../files/errors.ts';
import { fileIdSchema, sentFileSchema } from '../files/stored-file.ts';

const path = '/api/v1/complaints/:token/files/:fileId';
const params = z.object({ token: z.string().max(100), fileId: fileIdSchema });

/** Its bytes follow in pieces, see `complaintPiecePath`: they are bytes, and so beside the contract. */
export const announceComplaintFileCall = defineCall({
  id: 'announceComplaintFile',
  method: 'PUT',
  path,
  access: everybody,
  summary:
    'Annuncia una foto o un documento di un reclamo aperto, o chiede a che punto è: quanto è arrivato, e quando è arrivato tutto se è stato aperto e conservato. L’id lo sceglie chi manda: ripetuta vale una volta.',
  params,
  body: z.object({ name: z.string().max(300), sizeBytes: z.int().min(0).max(2_000_000_000) }),
  answer: { status: 200, schema: z.object({ data: sentFileSchema }) },
  errors: [complaintErrors.ComplaintEnded, ...Object.values(fileErrors)],
  timeoutMs: serviceTimeoutMs,
});

export const removeComplaintFileCall = defineCall({
  id: 'removeComplaintFile',
  method: 'DELETE',
  path,
  access: everybody,
  summary: 'Toglie un file da un reclamo che nessuno ha ancora preso in carico, o uno che sta arrivando.',
  params,
  answer: { status: 200, schema: z.object({ data: z.object({ files: z.array(sentFileSchema) }) }) },
  errors: [complaintErrors.ComplaintFileKept],
  timeoutMs: serviceTimeoutMs,
});
