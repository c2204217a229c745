import { providerOf } from '@riparo/domain/buy/products/catalogue.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { CoverWarningKind } from '@riparo/domain/care/claims/cover-warning.ts';
import { handOverDue, noticeToPayer } from '@riparo/domain/care/claims/notice.ts';
import { nextWordBy } from '@riparo/domain/care/claims/next-word.ts';
import type { ClaimablePolicy } from '@riparo/domain/care/claims/policy.ts';
import { claimWizard, warningFor } from '@riparo/domain/care/claims/wizard.ts';
import { dayInRome, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockOpenDeal } from '../../buy/deals/find-deal.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { currentOpeningHours } from '../../desk/opening-hours/opening-hours.ts';
import { openRequest } from '../requests/open-request.ts';
import { theCustomer } from '../casework/case-kind.ts';
import { openCase } from '../casework/change-case.ts';
import { claimCase, deskDeadline, lockClaim } from './change-claim.ts';
import { claimNumberOf } from './claim-number.ts';
import { claimLink, findLinkedClaim } from './claim-token.ts';
import { chosenDeal, policiesOf } from './drafts.ts';
import { readSent } from './read-sent.ts';
import { type ClaimRow, claims } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'sendMailLater' | 'config'>;

/**
 * Turns the draft into a claim, with everything that follows, once: a repeated submission gets the same
 * answer.
 */
export async function submitClaim(parts: Parts, token: string, key: SubmissionKey) {
  const { db, clock, keyedHash } = parts;
  const now = clock();
  const linked = await findLinkedClaim(db, keyedHash, token);
  if (!linked) return failure(generalErrors['not-found']);
  return db.transaction(async (tx) => {
    const policies = await policiesOf(tx, linked);
    const chosen = chosenDeal(policies, linked.claim.answers) ?? linked.claim.dealUuid;
    // Deals are locked before their claims.
    const deal = chosen && (await lockOpenDeal(tx, chosen));
    const locked = await lockClaim(tx, linked.claim.id);
    if (!locked) return failure(generalErrors['not-found']);
    if (locked.state !== null) {
      if (!deal) return failure(generalErrors['not-found']);
      return { data: await readSent(tx, { claim: locked, deal }, token) };
    }
    const today = dayInRome(now);
    const { answers, errors } = checkWizard(claimWizard(policies), locked.answers, today);
    if (Object.keys(errors).length > 0 || !deal) return failure(generalErrors.validation, errors);
    const policy = policies.find(({ uuid }) => uuid === deal.uuid);
    if (!policy) return failure(generalErrors['not-found']);
    const warning = warningFor([policy], answers, today);
    const sent = await storeSent(
      tx,
      parts,
      { locked, deal, policy, answers, key, coverWarning: warning?.kind ?? null },
      now,
    );
    return { data: await readSent(tx, { claim: sent, deal }, token) };
  });
}

type Sending = {
  locked: ClaimRow;
  deal: DealRow;
  policy: ClaimablePolicy;
  answers: Answers;
  key: SubmissionKey;
  coverWarning: CoverWarningKind | null;
};

async function storeSent(
  tx: Transaction,
  { keyedHash, sendMailLater }: Parts,
  { locked, deal, policy, answers, key, coverWarning }: Sending,
  now: Date,
): Promise<ClaimRow> {
  const { what, when, iban } = answers;
  const happening = policy.happenings.find(({ key: each }) => each === what);
  if (!happening || typeof when !== 'string' || !isIsoDate(when))
    throw new Error('a claim was checked and is not whole');
  const hours = await currentOpeningHours(tx);
  const deadline = nextWordBy('received', now, hours);
  if (!deadline) throw new Error('what was received waits for a word');
  const { files: _files, ...answersToStore } = answers;
  const [sent] = await tx
    .update(claims)
    .set({
      state: 'received',
      number: claimNumberOf(locked.id),
      version: 1,
      dealUuid: deal.uuid,
      accountId: null,
      answers: { ...answersToStore, policy: deal.uuid },
      sentAt: now,
      savedAt: now,
      what: happening.key,
      whatSaid: happening.label,
      happenedOn: when,
      coverWarning,
      iban: typeof iban === 'string' ? iban : null,
      nextWordBy: deadline,
      handOverBy: handOverDue(now, hours),
    })
    .where(eq(claims.id, locked.id))
    .returning();
  if (!sent?.number) throw new Error('a draft is gone while locked');
  const { firstName, lastName, email, profile, productKey } = deal;
  await openRequest(
    tx,
    {
      kind: 'claim',
      sourceId: sent.id,
      firstName,
      lastName,
      email,
      phone: profile.phoneNumber ?? null,
      product: productKey,
      deadline: deskDeadline(sent) ?? deadline,
    },
    now,
  );
  await sendMailLater(tx, {
    to: email,
    dealUuid: deal.uuid,
    template: 'claim-received',
    data: {
      firstName,
      product: titleOf(deal),
      provider: providerOf(deal.productKey),
      number: sent.number,
      nextWordBy: deadline.toISOString(),
      notice: noticeToPayer(productKey),
      path: claimLink(keyedHash, sent),
    },
  });
  await openCase(tx, claimCase, sent, { action: 'submit', key, actor: theCustomer, now });
  return sent;
}
