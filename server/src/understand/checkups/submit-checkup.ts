import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { CheckupAnswers } from '@riparo/domain/understand/checkup/answers.ts';
import { personErrors } from '@riparo/domain/platform/person/errors.ts';
import type { Questionnaire } from '@riparo/domain/understand/checkup/questionnaires.ts';
import { writeReport } from '@riparo/domain/understand/checkup/report.ts';
import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { requestConsent } from '../../platform/customers/consent-requests/request-consent.ts';
import { tickedConsentsOf } from '../../platform/customers/consent-record.ts';
import type { ConsentRecord } from '../../platform/customers/consent-record.ts';
import { insertionOf } from '../../platform/database/batching/insertion.ts';
import { storeInOneRoundTrip } from '../../platform/database/batching/prepared.ts';
import { together } from '../../platform/database/batching/batched.ts';
import { isStored } from '../../platform/database/unique-violation.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failure, temporaryFailure } from '../../platform/http/problem-answers.ts';
import { openComparison, type Visitor } from '../../buy/known-person/compare-person.ts';
import { allowanceOf, mailClassFor } from '../../platform/mail/mailbox-allowance.ts';
import { mailLimitPerMailbox } from '../../platform/mail/mailbox-limit.ts';
import { withheldMail } from '../../platform/mail/withheld-mail.ts';
import { findReport } from './find-report.ts';
import { checkups } from './tables.ts';

export type Submission = {
  questionnaire: Questionnaire;
  submissionKey: SubmissionKey;
  answers: CheckupAnswers;
  consents: ConsentRecord;
  visitor: Visitor;
};

type CheckupRow = typeof checkups.$inferInsert & { id: string };
type Storing = { row: CheckupRow; isMailed: boolean };

const insertCheckups = insertionOf(checkups);

/**
 * Computes the report and stores it with its mail; a repeated submission gets the first answer. Simultaneous
 * submissions share one round trip to look up and one to store.
 */
export function checkupSubmission(dependencies: Dependencies) {
  const { db, clock, limiter, enqueue, storeMails, mailBudget } = dependencies;
  const isKnownAsSomeoneElse = openComparison(dependencies);

  async function refusalOf({ answers, visitor }: Submission) {
    const { email, first_name: firstName, last_name: lastName } = answers;
    const account = await visitor.signedIn();
    const [isSomeoneElse, verdict] = await Promise.all([
      isKnownAsSomeoneElse({ email, firstName, lastName }, visitor),
      // Each sends a mail to the given address: limited, so that it cannot be used to bother others.
      limiter.hit(`checkup mail ${allowanceOf({ email, account })}`, mailLimitPerMailbox),
    ]);
    if (isSomeoneElse) return failure(personErrors['personal-data-mismatch']);
    if (verdict.allowed) return null;
    return temporaryFailure(verdict.retryAfterSeconds, generalErrors['too-many-requests']);
  }

  const store = together(async (rows: readonly Storing[]) => {
    await storeInOneRoundTrip(db, (run) =>
      Promise.all([
        run(insertCheckups(rows.map(({ row }) => row))),
        storeMails(run, ...rows.filter(({ isMailed }) => isMailed).map(({ row }) => reportMail(row))),
      ]),
    );
    return rows;
  });

  async function mayMailReport({ answers: { email }, visitor }: Submission): Promise<boolean> {
    const account = await visitor.signedIn();
    return mailBudget.take(db, { to: email, mailClass: mailClassFor({ email, account }) });
  }

  return async (submission: Submission) => {
    const refusal = await refusalOf(submission);
    if (!refusal) {
      const row = rowOf(submission, clock());
      const isMailed = await mayMailReport(submission);
      if (await isStored(store({ row, isMailed }))) {
        const ticked = tickedConsentsOf(row.email, row.consents);
        // Outside the batch: few tick a consent, and one lost in between is only not asked for.
        if (ticked.kinds.length > 0) await db.transaction((tx) => requestConsent(tx, enqueue, ticked));
        return { id: row.id, ...row.report, ...withheldMail({ isMailed }) };
      }
    }
    const answer = (await findReport(db, submission)) ?? refusal;
    if (!answer) throw new Error('a submission key is taken and its row is gone');
    return answer;
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
    isCounted: true as const,
    data: { checkupId: id, firstName, feeling: answers.coverage_feeling, result },
  };
}
