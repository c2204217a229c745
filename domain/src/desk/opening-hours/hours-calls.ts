import * as z from 'zod';
import { everybody, staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { hoursErrors } from './errors.ts';
import { MAX_CLOSING_DAYS, MAX_SPANS, WEEK_DAYS } from './hours-settings.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const path = '/api/v1/desk/opening-hours';

const spanSchema = z.object({ opens: z.string().max(5), closes: z.string().max(5) });

const settings = {
  /** Seven days from Monday: empty where the desk is closed, two periods where it has a break. */
  week: z.array(z.array(spanSchema).max(MAX_SPANS)).length(WEEK_DAYS),
  /** In addition to public holidays, when the desk is closed. */
  closingDays: z
    .array(z.object({ date: z.string().max(10), name: z.string().max(200) }))
    .max(MAX_CLOSING_DAYS),
};

const hoursSettingsSchema = z.object({
  /** Rises with every change; 0 before the first. */
  version: z.int().min(0),
  ...settings,
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
});

export const hoursSettingsCall = defineCall({
  id: 'hoursSettings',
  method: 'GET',
  path,
  access: staff('be-at-desk'),
  reads: readsNoPersonalData('Opening hours.'),
  summary: 'Gli orari del banco e i giorni di chiusura.',
  answer: { status: 200, schema: z.object({ data: hoursSettingsSchema }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const changeHoursCall = defineCall({
  id: 'changeHours',
  method: 'PUT',
  path,
  access: staff('manage-hours'),
  reads: readsNoPersonalData('Opening hours.'),
  summary:
    'Cambia gli orari e i giorni di chiusura, da adesso: le promesse già fatte restano. Nomina la versione che si è letta: se qualcuno l’ha cambiata nel frattempo non cambia nulla.',
  body: z.object({ version: z.int().min(0), ...settings }),
  answer: { status: 200, schema: z.object({ data: hoursSettingsSchema }) },
  errors: [hoursErrors.HoursChanged],
  timeoutMs: serviceTimeoutMs,
});

/** The opening hours as the site shows them. */
export const openingHoursCall = defineCall({
  id: 'openingHours',
  method: 'GET',
  path: '/api/v1/opening-hours',
  access: everybody,
  summary: 'Quando siamo al telefono: gli orari della settimana e i giorni di chiusura, festivi esclusi.',
  answer: {
    status: 200,
    schema: z.object({
      data: z.object({
        week: z.array(z.object({ days: z.array(z.int()), opens: z.string(), closes: z.string() })),
        closingDays: z.array(z.iso.date()),
        inWords: z.string(),
      }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
