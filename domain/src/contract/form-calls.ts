import * as z from 'zod/mini';
import { everybody } from './access.ts';
import { defineCall, serviceTimeoutMs } from './call.ts';

const text = (maximum: number) => z.string().check(z.maxLength(maximum));

/** The wire format of the forms provider, whether it is the built-in one or another host. */
export const formSubmissionSchema = z.object({
  /** An answer with several values comes as several fields of the same name. */
  fields: z
    .array(z.object({ name: text(100).check(z.minLength(1)), value: text(2000) }))
    .check(z.minLength(1), z.maxLength(60)),
  context: z.object({ pageUri: z.optional(text(2000)), pageName: z.optional(text(300)) }),
  legalConsentOptions: z.optional(
    z.object({
      consent: z.object({
        consentToProcess: z.boolean(),
        text: text(2000),
        communications: z
          .array(z.object({ value: z.boolean(), subscriptionTypeId: z.int(), text: text(2000) }))
          .check(z.maxLength(20)),
      }),
    }),
  ),
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
