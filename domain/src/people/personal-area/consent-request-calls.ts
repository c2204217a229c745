import * as z from 'zod';
import { everybody } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { consentErrors } from '../../platform/consent/errors.ts';
import { changeableConsents } from '../../platform/consent/status.ts';

export const consentRequestSchema = z.object({
  /** The consents ticked with this e-mail, with text and version: a confirmation names the version. */
  consents: z.array(
    z.object({
      kind: z.enum(changeableConsents),
      text: z.string(),
      version: z.string(),
      isConfirmed: z.boolean(),
    }),
  ),
  askedAt: z.iso.datetime(),
});

export type ConsentRequest = z.output<typeof consentRequestSchema>;

const answer = { status: 200, schema: z.object({ data: consentRequestSchema }) } as const;
const params = z.object({ token: z.string().max(100) });

export const consentRequestCall = defineCall({
  id: 'consentRequest',
  method: 'GET',
  path: '/api/v1/consent-requests/:token',
  access: everybody,
  summary:
    'I consensi facoltativi che qualcuno ha spuntato in un modulo con questa e-mail e che aspettano conferma. Nessun dato personale.',
  params,
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const confirmConsentCall = defineCall({
  id: 'confirmConsent',
  method: 'POST',
  path: '/api/v1/consent-requests/:token',
  access: everybody,
  summary: 'Conferma un consenso con il link della nostra e-mail: da questo momento vale.',
  params,
  body: z.object({ kind: z.enum(changeableConsents), version: z.string().max(40) }),
  answer,
  errors: [consentErrors['consent-text-changed']],
  timeoutMs: serviceTimeoutMs,
});
