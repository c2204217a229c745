import { hasProvedMailbox } from '@riparo/domain/people/account/proved-mailbox.ts';
import { everybody } from '@riparo/domain/platform/call/access.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { complaintAnswerPath, complaintReceiptPath } from '@riparo/domain/care/complaints/paths.ts';
import type { Complainant, ComplaintArea } from '@riparo/domain/care/complaints/register.ts';
import { complaintWizard } from '@riparo/domain/care/complaints/wizard.ts';
import { complaintCall, makeComplaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import * as z from 'zod';
import { sendInline } from '../../platform/http/send-file.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure, sendProblem } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { submissionKeyOf } from '../../platform/http/submission-key.ts';
import { theCustomer } from '../casework/case-kind.ts';
import { filesForComplainant } from './added-files.ts';
import { bearerOf } from './bearer-of-complaint.ts';
import { complaintToken, findLinkedComplaint, mayReadFiles } from './complaint-token.ts';
import { type NewComplaint, openComplaint, proveMailbox } from './open-complaint.ts';

// Each call sends a mail to the given address: the limit keeps visitors from flooding others.
const perAddress = { max: 10, windowSeconds: 3600 };
const reading = { max: 120, windowSeconds: 600 };

/** Expects answers that the wizard has accepted. */
export const complaintOf = (answers: Answers) => ({
  complainant: answers['complainant'] as Complainant,
  onBehalfOf: (answers['onBehalfOf'] ?? null) as string | null,
  area: answers['area'] as ComplaintArea,
  reference: (answers['reference'] ?? null) as string | null,
  story: answers['story'] as string,
  wish: answers['wish'] as string,
  firstName: answers['firstname'] as string,
  lastName: answers['lastname'] as string,
  postalAddress: (answers['address'] ?? null) as string | null,
  phone: (answers['phone'] ?? null) as string | null,
});

export function registerComplaints(app: App, parts: Dependencies): void {
  const { db, clock, keyedHash, makeDocument } = parts;

  serve(
    app,
    makeComplaintCall,
    async ({ body, request, optionalCustomer }) => {
      const now = clock();
      const receivedOn = dayInRome(now);
      const { answers, errors } = checkWizard(complaintWizard, body, receivedOn);
      if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
      const written = { ...complaintOf(answers), email: answers['email'] as string };
      const account = await optionalCustomer();
      const isProved = hasProvedMailbox(account, written.email);
      const given: NewComplaint = {
        ...written,
        submissionKey: submissionKeyOf({ body, request }),
        mailboxProvedAt: isProved ? now : null,
        channel: 'site',
        receivedOn,
      };
      const opened = await openComplaint(parts, given, { actor: theCustomer, now, account });
      const { complaint, ...withheld } = opened;
      return {
        data: {
          number: complaint.number,
          token: complaintToken(
            keyedHash,
            { id: complaint.id, email: complaint.email ?? written.email },
            isProved ? 'mailed' : 'shown',
          ),
          dueBy: complaint.dueOn,
          ...withheld,
        },
      };
    },
    { rateLimit: perAddress, mailsAnyone: true },
  );

  serve(
    app,
    complaintCall,
    async ({ params }) => {
      const linked = await findLinkedComplaint(db, keyedHash, params.token);
      if (!linked) return failure(generalErrors['not-found']);
      const { complaint: found, isMailed } = linked;
      if (isMailed && !found.mailboxProvedAt) await proveMailbox(parts, found.id);
      const { number, state, receivedOn, endedAt, area, reference, story, wish } = found;
      const isAnswered = isMailed && state === 'answered';
      return {
        data: {
          number,
          state,
          receivedOn,
          dueBy: found.dueOn,
          bearer: isMailed ? bearerOf(found) : null,
          endedOn: endedAt && dayInRome(endedAt),
          area,
          reference,
          story,
          wish,
          files: mayReadFiles(linked) ? await filesForComplainant(db, found, params.token) : [],
          outcome: isAnswered ? found.answerOutcome : null,
          answer: isAnswered ? found.answerText : null,
          isAnswerMailed: !isMailed && (state === 'answered' || state === 'closed'),
          closingReason: found.closingReason,
          closingWords: isMailed ? found.closingWords : null,
        },
      };
    },
    { rateLimit: reading },
  );

  const papers = [
    [complaintReceiptPath(':token'), 'complaint-receipt'],
    [complaintAnswerPath(':token'), 'complaint-answer'],
  ] as const;
  const params = z.object({ token: z.string().max(100) });
  for (const [path, document] of papers)
    serveFile(app, { path, access: everybody, params, rateLimit: reading }, async (call) => {
      const linked = await findLinkedComplaint(db, keyedHash, call.params.token);
      const isTheirs = linked?.isMailed || document === 'complaint-receipt';
      const file = linked && isTheirs && (await makeDocument({ document, id: linked.complaint.id }));
      return file
        ? sendInline(call.reply, file)
        : sendProblem(call.request, call.reply, generalErrors['not-found']);
    });
}
