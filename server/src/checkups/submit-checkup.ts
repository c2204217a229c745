import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/account/email-key.ts';
import { dayInRome } from '@riparo/domain/calendar.ts';
import type { CheckupAnswers } from '@riparo/domain/checkup/answers.ts';
import { checkupErrors } from '@riparo/domain/checkup/errors.ts';
import type { Questionnaire } from '@riparo/domain/checkup/read-answers.ts';
import { writeReport } from '@riparo/domain/checkup/report.ts';
import type { CheckupReport } from '@riparo/domain/contract/checkup-calls.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import type { ConsentRecord } from '../contacts/tables.ts';
import { insertionOf } from '../database/insertion.ts';
import { together } from '../database/together.ts';
import type { Dependencies } from '../dependencies.ts';
import { failure, failureFor } from '../http/problem-answers.ts';
import { openEarlierCheckups } from './earlier-checkups.ts';
import { isKnownAsSomeoneElse } from './known-person.ts';
import { checkups } from './tables.ts';

export type Submission = {
  questionnaire: Questionnaire;
  submissionKey: string;
  answers: CheckupAnswers;
  consents: ConsentRecord;
};

type CheckupRow = typeof checkups.$inferInsert & { id: string };

// Each submission sends a mail to the address it names: nobody may use that to bother others.
const perMailbox = { max: 10, windowSeconds: 3600 };

const insertCheckups = insertionOf(checkups, [
  'id',
  'submissionKey',
  'questionnaire',
  'firstName',
  'lastName',
  'email',
  'emailKey',
  'phone',
  'answers',
  'scoreVersion',
  'result',
  'report',
  'consents',
  'createdAt',
]);

/** Computes the report and stores it with the mail that brings it; what was sent before is answered as before. */
export function checkupSubmission({ db, clock, identity, limiter, sendMailLater }: Dependencies) {
  const earlier = openEarlierCheckups(db);

  /** Whether each of them is new. */
  const store = together((rows: readonly CheckupRow[]) =>
    db.transaction(async (tx) => {
      const stored = await insertCheckups(tx, rows);
      await sendMailLater(tx, ...rows.filter(({ id }) => stored.has(id)).map(reportMail));
      return rows.map(({ id }) => stored.has(id));
    }),
  );

  async function refusalOf({ answers }: Submission) {
    const [isSomeoneElse, verdict] = await Promise.all([
      isKnownAsSomeoneElse({ identity, earlier }, answers),
      limiter.hit(`checkup mail ${emailKey(answers.email)}`, perMailbox),
    ]);
    if (isSomeoneElse) return failure(checkupErrors['personal-data-mismatch']);
    if (verdict.allowed) return null;
    return failureFor(verdict.retryAfterSeconds, generalErrors['too-many-requests']);
  }

  return async (submission: Submission) => {
    const { submissionKey } = submission;
    const refusal = await refusalOf(submission);
    if (refusal) return (await earlier.reportOf(submissionKey)) ?? refusal;
    const row = rowOf(submission, clock());
    if (await store(row)) return { id: row.id, ...row.report };
    const report = await earlier.reportOf(submissionKey);
    if (!report) throw new Error('a submission key is taken and its row is gone');
    return report;
  };
}

function rowOf({ answers, questionnaire, submissionKey, consents }: Submission, now: Date) {
  const { first_name, last_name, email, phone, ...life } = answers;
  const report: Omit<CheckupReport, 'id'> = writeReport(answers, dayInRome(now));
  return {
    id: randomUUID(),
    submissionKey,
    questionnaire,
    firstName: first_name,
    lastName: last_name,
    email,
    emailKey: emailKey(email),
    phone,
    answers: life,
    scoreVersion: report.score_version,
    result: report.result,
    report,
    consents,
    createdAt: now,
  } satisfies CheckupRow;
}

function reportMail({ id, email, firstName, answers, result }: CheckupRow) {
  return {
    to: email,
    template: 'checkup-report' as const,
    data: { checkupId: id, firstName, feeling: answers.coverage_feeling, result },
  };
}
