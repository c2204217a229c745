import * as z from 'zod';
import { everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { mailErrors } from '../../platform/call/withheld-mail.ts';

const MAX_ANSWERS = 150;
const MAX_ANSWER_LENGTH = 500;

const text = z.string().max(MAX_ANSWER_LENGTH);
const answersSchema = z
  .record(
    z.string().max(60),
    z.union([text, z.number(), z.boolean(), z.array(text).max(50).readonly(), z.null()]),
  )
  .refine((answers) => Object.keys(answers).length <= MAX_ANSWERS);

/** 32 random bytes. */
const tokenSchema = z.string().regex(/^[\w-]{43}$/);

/** The id of the stored answers: it can delete them but not open them. */
const idSchema = z.string().max(100);

export const createResumeLinkCall = defineCall({
  id: 'carryAnswers',
  method: 'POST',
  path: '/api/public/carried-answers',
  access: guestOrCustomer,
  summary:
    'Mette da parte, sigillate, le risposte date finora, per continuare su un altro dispositivo: con un’e-mail manda il link, senza ne dà il codice da mostrare come QR.',
  body: z.object({ formId: z.string().max(100), answers: answersSchema, email: z.string().optional() }),
  answer: {
    status: 201,
    schema: z.object({
      /** Null if it was mailed: only the mailbox gets it. */
      token: tokenSchema.nullable(),
      id: idSchema,
      expiresAt: z.iso.datetime(),
    }),
  },
  errors: [mailErrors['mail-withheld']],
  timeoutMs: serviceTimeoutMs,
});

export const openResumeLinkCall = defineCall({
  id: 'openCarriedAnswers',
  method: 'POST',
  path: '/api/public/carried-answers/open',
  access: everybody,
  summary: 'Apre le risposte messe da parte, con il codice del link o del QR. Scadute, non ci sono più.',
  // A token of another form is treated like an unknown one.
  body: z.object({ token: z.string().max(200) }),
  answer: {
    status: 200,
    schema: z.object({
      id: idSchema,
      formId: z.string(),
      title: z.string(),
      path: z.string(),
      answers: answersSchema,
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const deleteResumeLinkCall = defineCall({
  id: 'forgetCarriedAnswers',
  method: 'POST',
  path: '/api/public/carried-answers/forget',
  access: everybody,
  summary:
    'Cancella risposte messe da parte, quando le domande sono finite. Risponde lo stesso anche se non ci sono più.',
  body: z.object({ id: idSchema }),
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
