import * as z from 'zod/mini';
import { accountErrors } from '../account/errors.ts';
import { dealErrors } from '../deal/errors.ts';
import { plateErrors } from '../deal/plate-errors.ts';
import { plateSchema } from './deal-calls.ts';
import { defineCall, serviceTimeoutMs } from './call.ts';

export const givePlateCall = defineCall({
  id: 'givePlate',
  method: 'POST',
  path: '/api/v1/deals/:uuid/plate',
  summary:
    'Indica il codice del contrassegno di un monopattino assicurato, prima che la copertura cominci: finché non sono firmati, i documenti lo riportano.',
  params: z.object({ uuid: z.uuid() }),
  body: z.object({ plateCode: z.string().check(z.maxLength(200)) }),
  answer: { status: 200, schema: z.object({ data: plateSchema }) },
  errors: [accountErrors.SessionRequired, plateErrors['plate-closed'], dealErrors['deal-changed']],
  timeoutMs: serviceTimeoutMs,
});
