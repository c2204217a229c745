import * as z from 'zod';
import { everybody } from '../../platform/call/access.ts';
import { defineCall, partnerTimeoutMs } from '../../platform/call/call.ts';

const listItemSchema = z.object({ id: z.int(), name: z.string() });

export const getCheckupPoliciesCall = defineCall({
  id: 'getCheckupPolicies',
  method: 'GET',
  path: '/api/public/checkup_policies',
  access: everybody,
  summary: 'Le polizze tra cui scegliere quelle che si possiedono.',
  answer: { status: 200, schema: z.array(listItemSchema) },
  errors: [],
  timeoutMs: partnerTimeoutMs,
});

export const getJobsCall = defineCall({
  id: 'getJobs',
  method: 'GET',
  path: '/api/public/jobs',
  access: everybody,
  summary: 'Le condizioni lavorative tra cui scegliere la propria.',
  answer: { status: 200, schema: z.array(listItemSchema) },
  errors: [],
  timeoutMs: partnerTimeoutMs,
});
