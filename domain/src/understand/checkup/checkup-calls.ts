import * as z from 'zod';
import { personErrors } from '../../platform/person/errors.ts';
import { REFERRAL_MAX_LENGTH } from './options.ts';
import { questionsOf } from './questionnaires.ts';
import { checkupReportSchema } from './report-schema.ts';
import { submissionHeadersSchema, submissionKeySchema } from '../../platform/values/ids.ts';
import { everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, partnerTimeoutMs } from '../../platform/call/call.ts';
import { withheldMailFields } from '../../platform/call/withheld-mail-schema.ts';
import { requestSchema } from './question-schemas.ts';

/**
 * Fields without a question: the key that identifies a repeated submission, and values computed from other
 * answers.
 */
const extraFields = {
  submissionKey: submissionKeySchema.optional(),
  with_children: z.boolean(),
  use_green_vehicles: z.boolean(),
};

export const checkupRequestSchema = requestSchema(questionsOf('checkup'), extraFields);

export const quizRequestSchema = requestSchema(questionsOf('quiz'), {
  ...extraFields,
  /** The partner whose link led to the quiz. */
  referral_code: z.string().max(REFERRAL_MAX_LENGTH).nullish(),
});

/** The report is on the page, whether or not its mail is sent. */
const submittedSchema = checkupReportSchema.extend(withheldMailFields);

export type CheckupRequest = z.output<typeof checkupRequestSchema>;
export type QuizRequest = z.output<typeof quizRequestSchema>;

export const submitCheckupCall = defineCall({
  id: 'submitCheckup',
  method: 'POST',
  path: '/api/public/checkups',
  access: guestOrCustomer,
  summary:
    'Valuta le risposte del checkup, le conserva e manda il report per e-mail. La stessa chiave vale una volta.',
  headers: submissionHeadersSchema,
  body: checkupRequestSchema,
  answer: { status: 201, schema: submittedSchema },
  errors: [personErrors['personal-data-mismatch']],
  timeoutMs: partnerTimeoutMs,
});

export const submitQuizCall = defineCall({
  id: 'submitQuiz',
  method: 'POST',
  path: '/api/public/quizzes',
  access: guestOrCustomer,
  summary:
    'Valuta le risposte del quiz, le conserva e manda il report per e-mail. La stessa chiave vale una volta.',
  headers: submissionHeadersSchema,
  body: quizRequestSchema,
  answer: { status: 201, schema: submittedSchema },
  errors: [personErrors['personal-data-mismatch']],
  timeoutMs: partnerTimeoutMs,
});

export const getCheckupReportCall = defineCall({
  id: 'getCheckupReport',
  method: 'GET',
  path: '/api/public/checkups/:id',
  access: everybody,
  summary:
    'Il report di un checkup o di un quiz, così come è stato calcolato il giorno in cui è stato fatto.',
  params: z.object({ id: z.uuid() }),
  answer: { status: 200, schema: checkupReportSchema },
  errors: [],
  timeoutMs: partnerTimeoutMs,
});
