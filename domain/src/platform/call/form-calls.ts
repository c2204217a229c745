import * as z from 'zod';
import { everybody } from './access.ts';
import { defineCall, serviceTimeoutMs } from './call.ts';

const text = (maximum: number) => z.string().max(maximum);

/** The wire format of the forms provider, whether it is the built-in one or another host. */
export const formSubmissionSchema = z.object({
  /** An answer with several values comes as several fields of the same name. */
  fields: z
    .array(z.object({ name: text(100).min(1), value: text(2000) }))
    .min(1)
    .max(60),
  context: z.object({ pageUri: text(2000).optional(), pageName: text(300).optional() }),
  legalConsentOptions: z
    .object({
      consent: z.object({
        consentToProcess: z.boolean(),
        text: text(2000),
        communications: z
          .array(z.object({ value: z.boolean(), subscriptionTypeId: z.int(), text: text(2000) }))
          .max(20),
      }),
    })
    .optional(),
});

export type FormSubmission = z.output<typeof formSubmissionSchema>;

export const submitFormCall = defineCall({
  id: 'submitForm',
  method: 'POST',
  path: '/submissions/v3/integration/submit/:portalId/:formId',
  access: everybody,
  summary: 'Il servizio moduli incorporato: conserva un modulo compilato e avvisa chi lo deve leggere.',
  params: z.object({ portalId: text(100), formId: text(100) }),
  body: formSubmissionSchema,
  answer: { status: 200, schema: z.object({ inlineMessage: z.string() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
