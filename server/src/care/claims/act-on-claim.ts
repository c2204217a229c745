import { providerOf } from '@riparo/domain/buy/products/catalogue.ts';
import { randomUUID } from 'node:crypto';
import type { ParsedBodyOf } from '@riparo/domain/platform/call/call.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { isAboveCover } from '@riparo/domain/care/claims/above-cover.ts';
import type { actOnClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { claimErrors } from '@riparo/domain/care/claims/errors.ts';
import type { ClaimAction, DeskClaimAction } from '@riparo/domain/care/claims/states.ts';
import { coverOf } from '@riparo/domain/buy/precontract/document-texts.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import type { ClaimId, RequestedDocumentId } from '@riparo/domain/platform/values/ids.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { StaffActor } from '../../desk/log/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import type { ClaimMailEvent } from '../../platform/mail/templates/claims.ts';
import { secondPeople } from '../../buy/payments/second-person.ts';
import type { CaseAct } from '../casework/case-kind.ts';
import { caseHistory } from '../casework/tables.ts';
import { changeClaim } from './change-claim.ts';
import { claimLink } from './claim-token.ts';
import { type DeskClaimRow, lockDeskClaim } from './find-desk-claim.ts';
import { sentFieldsOf } from './sent-claim.ts';
import { claimPapers, type ClaimRow } from './tables.ts';

export type ActingParts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'sendMailLater'>;
type Act = ParsedBodyOf<typeof actOnClaimCall>;
type ActNamed<Action extends DeskClaimAction> = Extract<Act, { action: Action }>;

const mailAfterAction: Readonly<Record<DeskClaimAction, ClaimMailEvent>> = {
  'ask-papers': 'papers',
  'hand-over': 'with-insurer',
  accept: 'accepted',
  pay: 'paid',
  refuse: 'refused',
  close: 'closed',
  reopen: 'reopened',
};

/** The mail only says that there is news and links to it. A customer who asked for erasure gets none. */
export async function mailClaimUpdate(
  tx: Transaction,
  { keyedHash, sendMailLater }: Pick<ActingParts, 'keyedHash' | 'sendMailLater'>,
  { claim, deal }: DeskClaimRow,
  news: ClaimMailEvent,
): Promise<void> {
  if (deal.erasureAskedAt) return;
  await sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    template: 'claim-news',
    data: {
      firstName: deal.firstName,
      product: titleOf(deal),
      provider: providerOf(deal.productKey),
      number: sentFieldsOf(claim).number,
      path: claimLink(keyedHash, claim),
      kind: news,
    },
  });
}

/** Applied once per key, to the version that was read, and only where the state table allows it. */
export async function actOnClaim(parts: ActingParts, id: ClaimId, act: Act, staffActor: StaffActor) {
  return parts.db.transaction(async (tx) => {
    const locked = await lockDeskClaim(tx, id, staffActor);
    if (!locked) return failure(generalErrors['not-found']);
    const now = parts.clock();
    return changeClaim(tx, locked.claim, {
      action: act.action,
      key: act.key,
      version: act.version,
      actor: staffActor.actor,
      now,
      async decide() {
        if (act.action === 'pay' && !(await mayPay(tx, locked, act.amountCents, staffActor, now)))
          return failure(claimErrors.ClaimAboveCover);
        return (
          (await changeOf(tx, locked.claim, act, now)) ??
          failure(generalErrors.validation, { papers: 'Scegli almeno un documento da chiedere.' })
        );
      },
      effects: (claim) =>
        mailClaimUpdate(tx, parts, { claim, deal: locked.deal }, mailAfterAction[act.action]),
    });
  });
}

/**
 * An amount above the cover is accepted by one colleague and paid by another, who must be allowed to refund.
 */
async function mayPay(
  tx: Transaction,
  { claim, deal }: DeskClaimRow,
  amountCents: number,
  { id, role }: StaffActor,
  now: Date,
): Promise<boolean> {
  if (!isAboveCover(coverOf(deal.productKey), sentFieldsOf(claim).what, amountCents)) return true;
  const [accepted] = await tx
    .select({ by: caseHistory.actorId })
    .from(caseHistory)
    .where(and(eq(caseHistory.caseId, claim.id), eq(caseHistory.action, 'accept')))
    .orderBy(desc(caseHistory.number))
    .limit(1);
  if (!may(role, 'refund') || amountCents > (claim.acceptedCents ?? 0)) return false;
  return (await secondPeople(tx, now)).canConfirm(accepted?.by ?? null, id);
}

type Part = Pick<CaseAct<ClaimRow, ClaimAction>, 'changes' | 'details'>;

async function changeOf(tx: Transaction, claim: ClaimRow, act: Act, now: Date): Promise<Part | null> {
  switch (act.action) {
    case 'ask-papers':
      return requestDocuments(tx, claim, act, now);
    case 'hand-over':
      return {
        changes: { insurerReference: act.reference || claim.insurerReference },
        details: act.reference ? { reference: act.reference } : {},
      };
    case 'accept':
      return {
        changes: { acceptedCents: cents(act.amountCents), endReason: act.reason },
        details: { amountCents: act.amountCents },
      };
    case 'pay':
      return { changes: { paidCents: cents(act.amountCents) }, details: { amountCents: act.amountCents } };
    case 'refuse':
      return { changes: { endReason: act.reason, closeReason: null } };
    case 'close':
      return { changes: { closeReason: act.why, endReason: act.reason || null }, details: { why: act.why } };
    case 'reopen':
      return { changes: { closeReason: null, endReason: null } };
  }
}

/** New documents join the list; one that was wrong is requested again, with the reason. */
async function requestDocuments(
  tx: Transaction,
  { id }: ClaimRow,
  { papers, again }: ActNamed<'ask-papers'>,
  now: Date,
): Promise<Part | null> {
  const isOfClaim = eq(claimPapers.claimId, id);
  const askedAgain = await tx
    .select({ id: claimPapers.id, title: claimPapers.title })
    .from(claimPapers)
    .where(
      and(
        isOfClaim,
        inArray(
          claimPapers.id,
          again.map(({ paperId }) => paperId),
        ),
      ),
    );
  if (papers.length + askedAgain.length === 0) return null;
  for (const { paperId, why } of again)
    await tx
      .update(claimPapers)
      .set({
        state: 'asked',
        times: sql`${claimPapers.times} + 1`,
        why,
        askedAt: now,
        givenAt: null,
        note: null,
      })
      .where(and(isOfClaim, eq(claimPapers.id, paperId)));
  if (papers.length > 0)
    await tx.insert(claimPapers).values(
      papers.map(({ kind, title, hint, isHealth }, place) => ({
        id: randomUUID() as RequestedDocumentId,
        claimId: id,
        kind,
        title,
        hint: hint || null,
        isHealth: isHealth ?? false,
        state: 'asked' as const,
        // One millisecond apart, so that they keep the order in which staff chose them.
        askedAt: new Date(now.getTime() + place),
      })),
    );
  const titles = [...papers, ...askedAgain].map(({ title }) => title);
  return { details: { papers: titles, again: askedAgain.length } };
}
