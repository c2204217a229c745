import * as z from 'zod';
import { everybody } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { announcedFileSchema, announcesFile, fileParams } from '../files/announce-file.ts';
import { filePathsOf } from '../files/file-paths.ts';
import { sentFileSchema } from '../files/stored-file.ts';
import { complaintErrors } from './errors.ts';

export const announceComplaintFileCall = announcesFile({
  id: 'announceComplaintFile',
  of: 'complaints',
  summary:
    'Annuncia una foto o un documento di un reclamo aperto, o chiede a che punto è: quanto è arrivato, e quando è arrivato tutto se è stato aperto e conservato. L’id lo sceglie chi manda: ripetuta vale una volta.',
  body: announcedFileSchema,
  errors: [complaintErrors.ComplaintEnded],
});

export const removeComplaintFileCall = defineCall({
  id: 'removeComplaintFile',
  method: 'DELETE',
  path: filePathsOf('complaints').file(':token', ':fileId'),
  access: everybody,
  summary: 'Toglie un file da un reclamo che nessuno ha ancora preso in carico, o uno che sta arrivando.',
  params: fileParams,
  answer: { status: 200, schema: z.object({ data: z.object({ files: z.array(sentFileSchema) }) }) },
  errors: [complaintErrors.ComplaintFileKept],
  timeoutMs: serviceTimeoutMs,
});
