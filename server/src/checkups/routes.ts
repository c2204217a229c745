import { dayInRome } from '@riparo/domain/calendar.ts';
import { checkupPolicies, jobs } from '@riparo/domain/checkup/options.ts';
import { type Questionnaire, readAnswers } from '@riparo/domain/checkup/read-answers.ts';
import { CONSENT_VERSION } from '@riparo/domain/consent/texts.ts';
import {
  type CheckupRequest,
  getCheckupPoliciesCall,
  getCheckupReportCall,
  getJobsCall,
  type QuizRequest,
  submitCheckupCall,
  submitQuizCall,
} from '@riparo/domain/contract/checkup-calls.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import type { FastifyReply } from 'fastify';
import type { ConsentRecord } from '../contacts/tables.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { registerReportPdf } from './report-pdf-route.ts';
import { type EarlierCheckups, openEarlierCheckups } from './earlier-checkups.ts';
import { findReport } from './find-report.ts';
import { submitCheckup } from './submit-checkup.ts';

const pages: Readonly<Record<Questionnaire, string>> = { checkup: '/checkup', quiz: '/quiz-copertura' };

export function registerCheckups(app: App, dependencies: Dependencies): void {
  const { config, db } = dependencies;
  // Many people share an address, so what it may send in an hour is what it may write in a minute.
  const limits = { rateLimit: { max: config.writesPerMinute, windowSeconds: 3600, countsBehind: true } };
  const parts = { ...dependencies, earlier: openEarlierCheckups(db) };

  serve(app, getCheckupPoliciesCall, async ({ reply }) => shared(reply, [...checkupPolicies]));
  serve(app, getJobsCall, async ({ reply }) => shared(reply, [...jobs]));

  serve(app, submitCheckupCall, ({ body }) => submit(parts, 'checkup', body), limits);
  serve(app, submitQuizCall, ({ body }) => submit(parts, 'quiz', body), limits);

  serve(app, getCheckupReportCall, async ({ params }) => {
    const report = await findReport(db, params);
    return report ?? failure(generalErrors['not-found']);
  });
  registerReportPdf(app, dependencies);
}

/** About nobody, and the same for everybody. */
function shared<T>(reply: FastifyReply, list: T): T {
  reply.header('cache-control', 'public, max-age=300');
  return list;
}

async function submit(
  parts: Dependencies & { earlier: EarlierCheckups },
  questionnaire: Questionnaire,
  request: CheckupRequest | QuizRequest,
) {
  const now = parts.clock();
  const read = readAnswers(questionnaire, request, dayInRome(now));
  if ('errors' in read) return failure(generalErrors.validation, read.errors);
  const consents: ConsentRecord = {
    version: CONSENT_VERSION,
    givenAt: now.toISOString(),
    source: pages[questionnaire],
    privacy: request.privacy,
    // The quiz asks for neither.
    userProfiling: 'userProfiling' in request && request.userProfiling,
    marketing: 'marketing' in request && request.marketing === true,
  };
  const { submissionKey } = request;
  return submitCheckup(parts, { questionnaire, submissionKey, answers: read.answers, consents });
}
