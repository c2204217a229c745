import { hasProvedMailbox } from '@riparo/domain/people/account/proved-mailbox.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { checkupPolicies, jobs } from '@riparo/domain/understand/checkup/options.ts';
import type { Questionnaire } from '@riparo/domain/understand/checkup/questionnaires.ts';
import { readAnswers } from '@riparo/domain/understand/checkup/read-answers.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import {
  type CheckupRequest,
  getCheckupReportCall,
  type QuizRequest,
  submitCheckupCall,
  submitQuizCall,
} from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { getCheckupPoliciesCall, getJobsCall } from '@riparo/domain/understand/checkup/checkup-list-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { FastifyReply } from 'fastify';
import type { ConsentRecord } from '../../platform/customers/consent-record.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure, sendProblem } from '../../platform/http/problem-answers.ts';
import { addressKey } from '../../platform/http/rate-limit/address-key.ts';
import { type CallInput, serve } from '../../platform/http/serve.ts';
import { submissionKeyOf } from '../../platform/http/submission-key.ts';
import { findReport } from './find-report.ts';
import { checkupSubmission } from './submit-checkup.ts';
import { reportPdfPath } from '@riparo/domain/understand/checkup/paths.ts';
import { everybody } from '@riparo/domain/platform/call/access.ts';
import * as z from 'zod';
import { sendAttachment } from '../../platform/http/send-file.ts';
import { serveFile } from '../../platform/http/serve-file.ts';

const paramsSchema = z.object({ id: z.uuid() });
// Each is drawn per request: the reader of a report needs it once or twice.
const rateLimit = { max: 60, windowSeconds: 600 };

/** The report as a file to save, for anyone with its link. */
function registerReportPdf(app: App, { makeDocument }: Pick<Dependencies, 'makeDocument'>): void {
  const report = { path: reportPdfPath(':id'), access: everybody, params: paramsSchema, rateLimit };
  serveFile(app, report, async ({ params, request, reply }) => {
    const file = await makeDocument({ document: 'checkup-report', id: params.id });
    return file ? sendAttachment(reply, file) : sendProblem(request, reply, generalErrors['not-found']);
  });
}

const pages: Readonly<Record<Questionnaire, string>> = { checkup: '/checkup', quiz: '/quiz-copertura' };

export function registerCheckups(app: App, dependencies: Dependencies): void {
  const { config, db, clock } = dependencies;
  // Many people share an IP address, so its limit per hour equals that of writes per minute.
  const limits = { rateLimit: { max: config.writesPerMinute, windowSeconds: 3600 }, mailsAnyone: true };
  const submitCheckup = checkupSubmission(dependencies);

  const submit = async (
    questionnaire: Questionnaire,
    { body, request, optionalCustomer }: CallInput<typeof submitCheckupCall | typeof submitQuizCall>,
  ) => {
    const now = clock();
    const read = readAnswers(questionnaire, body, dayInRome(now));
    if ('errors' in read) return failure(generalErrors.validation, read.errors);
    const submissionKey = submissionKeyOf({ body, request });
    const account = await optionalCustomer();
    const isProved = hasProvedMailbox(account, read.answers.email);
    const consents = { ...consentsOf(questionnaire, body, now), isProved };
    const visitor = { network: addressKey(request.ip), signedIn: async () => account };
    return submitCheckup({ questionnaire, submissionKey, answers: read.answers, consents, visitor });
  };

  serve(app, getCheckupPoliciesCall, async ({ reply }) => shared(reply, [...checkupPolicies]));
  serve(app, getJobsCall, async ({ reply }) => shared(reply, [...jobs]));

  serve(app, submitCheckupCall, async (input) => submit('checkup', input), limits);
  serve(app, submitQuizCall, async (input) => submit('quiz', input), limits);

  serve(app, getCheckupReportCall, async ({ params }) => {
    const report = await findReport(db, params);
    return report ?? failure(generalErrors['not-found']);
  });
  registerReportPdf(app, dependencies);
}

/** Not personal, and the same for every visitor. */
function shared<T>(reply: FastifyReply, list: T): T {
  reply.header('cache-control', 'public, max-age=300');
  return list;
}

function consentsOf(
  questionnaire: Questionnaire,
  request: CheckupRequest | QuizRequest,
  now: Date,
): ConsentRecord {
  // The quiz asks only for the first.
  const { privacy, userProfiling, marketing }: Partial<CheckupRequest> = request;
  return {
    version: CONSENT_VERSION,
    givenAt: now.toISOString(),
    source: pages[questionnaire],
    privacy: privacy === true,
    userProfiling: userProfiling === true,
    marketing: marketing === true,
  };
}
