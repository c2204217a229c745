import { emailKey } from '@riparo/domain/account/email-key.ts';
import { dayInRome } from '@riparo/domain/calendar.ts';
import type { CheckupAnswers } from '@riparo/domain/checkup/answers.ts';
import { checkupErrors } from '@riparo/domain/checkup/errors.ts';
import type { Questionnaire } from '@riparo/domain/checkup/read-answers.ts';
import { writeReport } from '@riparo/domain/checkup/report.ts';
import type { CheckupReport } from '@riparo/domain/contract/checkup-calls.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import type { ConsentRecord } from '../contacts/tables.ts';
import type { Dependencies } from '../dependencies.ts';
import { failure, failureFor } from '../http/problem-answers.ts';
import type { EarlierCheckups } from './earlier-checkups.ts';
import { findReport } from './find-report.ts';
import { isKnownAsSomeoneElse } from './known-person.ts';
import { checkups } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'sendMailLater' | 'identity' | 'limiter'> & {
  earlier: EarlierCheckups;
};

export type Submission = {
  questionnaire: Questionnaire;
  submissionKey: string;
  answers: CheckupAnswers;
  consents: ConsentRecord;
};

// Each submission sends a mail to the address it names: nobody may use that to bother others.
const perMailbox = { max: 10, windowSeconds: 3600 };

/** Computes the report and stores it with the mail that brings it; what was sent before is answered as before. */
export async function submitCheckup(parts: Parts, submission: Submission) {
  const { answers, submissionKey } = submission;
  const earlier = await parts.earlier.reportOf(submissionKey);
  if (earlier) return earlier;
  if (await isKnownAsSomeoneElse(parts, answers)) return failure(checkupErrors['personal-data-mismatch']);
  const verdict = await parts.limiter.hit(`checkup mail ${emailKey(answers.email)}`, perMailbox);
  if (!verdict.allowed) return failureFor(verdict.retryAfterSeconds, generalErrors['too-many-requests']);
  return store(parts, submission);
}

async function store(
  { db, clock, sendMailLater }: Parts,
  { questionnaire, submissionKey, answers, consents }: Submission,
): Promise<CheckupReport> {
  const now = clock();
  const report = writeReport(answers, dayInRome(now));
  const { first_name, last_name, email, phone, ...life } = answers;
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(checkups)
      .values({
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
      })
      .onConflictDoNothing({ target: checkups.submissionKey })
      .returning({ id: checkups.id });
    if (!stored) {
      const earlier = await findReport(tx, { submissionKey });
      if (!earlier) throw new Error('a submission key is taken and its row is gone');
      return earlier;
    }
    await sendMailLater(tx, {
      to: email,
      template: 'checkup-report',
      data: {
        checkupId: stored.id,
        firstName: first_name,
        feeling: answers.coverage_feeling,
        result: report.result,
      },
    });
    return { id: stored.id, ...report };
  });
}
