import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { LOG_ACTIONS, type LogAction } from '../../platform/call/log-actions.ts';
import { staffIdSchema } from '../../platform/values/ids.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk/log';

const actionSchema = z.enum(Object.keys(LOG_ACTIONS) as [LogAction, ...LogAction[]]);

/** The search criteria; all that are given must match. */
export const logSearchSchema = z.object({
  kind: z.enum(['reads', 'changes']).optional(),
  action: actionSchema.optional(),
  actor: z.uuid().optional(),
  /** A kind, and an id or the beginning of one. */
  subject: z.string().max(100).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
});

export type LogSearch = z.output<typeof logSearchSchema>;

export const logLineSchema = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  actorId: z.string().nullable(),
  actorName: z.string(),
  address: z.string(),
  action: actionSchema,
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  hash: z.string(),
});

export type LogLine = z.output<typeof logLineSchema>;

export const readLogCall = defineCall({
  id: 'readLog',
  method: 'GET',
  path: base,
  access: staff('read-log'),
  reads: 'log.read',
  summary: 'Il registro del banco, dalla riga più recente; `before` continua da dove si era arrivati.',
  query: logSearchSchema.extend({ before: z.coerce.number().int().min(1).optional() }),
  answer: {
    status: 200,
    schema: z.object({ data: z.array(logLineSchema), next: z.int().nullable() }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const logPeopleCall = defineCall({
  id: 'logPeople',
  method: 'GET',
  path: `${base}/people`,
  access: staff('read-log'),
  reads: readsNoPersonalData('Data about staff, not about customers.'),
  summary: 'Chi c’è o c’è stato al banco, per nome: il registro li nomina con il loro codice.',
  answer: {
    status: 200,
    schema: z.object({ data: z.array(z.object({ id: staffIdSchema, name: z.string() })) }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
