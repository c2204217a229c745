import * as z from 'zod';
import { checkupReportSchema } from '../../understand/checkup/report-schema.ts';
import { consentErrors } from '../../platform/consent/errors.ts';
import { changeableConsents } from '../../platform/consent/status.ts';
import { customerRequestSchema } from '../../care/requests/status-schema.ts';
import { quoteAddressSchema } from '../../platform/values/ids.ts';
import { customer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';

const lifeQuoteSchema = z.object({
  uuid: quoteAddressSchema,
  sumAssuredCents: z.int(),
  years: z.int(),
  /** Null if there was no price. */
  monthlyCents: z.int().nullable(),
  createdAt: z.iso.datetime(),
  /** `YYYY-MM-DD`: the last day its link works. */
  lastDay: z.string(),
  isOpen: z.boolean(),
});

const quoteRequestSchema = z.object({
  id: z.uuid(),
  productTitle: z.string(),
  createdAt: z.iso.datetime(),
});

/** `path` is the page on which it is rescheduled or cancelled. */
const callSchema = customerRequestSchema.extend({ path: z.string() });

const reportSchema = z.object({
  id: z.uuid(),
  questionnaire: z.enum(['checkup', 'quiz']),
  /** The coverage in percent. */
  result: z.int(),
  createdAt: z.iso.datetime(),
});

/** The result of the latest report, used to show what is covered. */
const needsSchema = z.object({ reportId: z.uuid(), areas: checkupReportSchema.shape.areas });

export const consentSchema = z.object({
  kind: z.enum(changeableConsents),
  /** The text and its version, which giving the consent must name. */
  text: z.string(),
  version: z.string(),
  given: z.boolean(),
  /** Date of the last answer; null if there was none. */
  since: z.iso.datetime().nullable(),
  /** Since when it awaits confirmation by the mailbox: it was ticked in a form without proving the e-mail. */
  awaitedSince: z.iso.datetime().nullable(),
});

export type OwnConsent = z.output<typeof consentSchema>;

export const personalAreaSchema = z.object({
  /** Requested or booked calls, latest first. */
  calls: z.array(callSchema),
  lifeQuotes: z.array(lifeQuoteSchema),
  quoteRequests: z.array(quoteRequestSchema),
  reports: z.array(reportSchema),
  /** Null without a report. */
  needs: needsSchema.nullable(),
  consents: z.array(consentSchema),
});

export type PersonalArea = z.output<typeof personalAreaSchema>;

export const personalAreaCall = defineCall({
  id: 'personalArea',
  method: 'GET',
  path: '/api/v1/personal-area',
  access: customer,
  summary:
    'Preventivi, richieste, report e consensi di chi ha aperto la sessione, per l’indirizzo e-mail confermato.',
  answer: { status: 200, schema: z.object({ data: personalAreaSchema }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const changeConsentCall = defineCall({
  id: 'changeConsent',
  method: 'PUT',
  path: '/api/v1/consents/:kind',
  access: customer,
  summary:
    'Dà o revoca un consenso facoltativo, da subito. Resta scritto quando, e con quale versione del testo.',
  params: z.object({ kind: z.enum(changeableConsents) }),
  body: z.object({ given: z.boolean(), version: z.string().max(40) }),
  answer: { status: 200, schema: z.object({ data: z.array(consentSchema) }) },
  errors: [consentErrors['consent-text-changed']],
  timeoutMs: serviceTimeoutMs,
});
