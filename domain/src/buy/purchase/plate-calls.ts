import * as z from 'zod';
import { dealErrors } from '../deal/errors.ts';
import { plateErrors } from '../deal/plate-errors.ts';
import { dealUuidSchema } from '../../platform/values/ids.ts';
import { customer } from '../../platform/call/access.ts';
import { plateSchema } from './deal-calls.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';

export const addPlateCall = defineCall({
  id: 'givePlate',
  method: 'POST',
  path: '/api/v1/deals/:uuid/plate',
  access: customer,
  summary:
    'Indica il codice del contrassegno di un monopattino assicurato, prima che la copertura cominci: finché non sono firmati, i documenti lo riportano.',
  params: z.object({ uuid: dealUuidSchema }),
  body: z.object({ plateCode: z.string().max(200) }),
  answer: { status: 200, schema: z.object({ data: plateSchema }) },
  errors: [plateErrors['plate-closed'], dealErrors['deal-changed']],
  timeoutMs: serviceTimeoutMs,
});
