import type { SentClaim } from '@riparo/domain/care/claims/claim-calls.ts';
import { closeReasonLabels } from '@riparo/domain/care/claims/end-reasons.ts';
import { inWordsOf } from '@riparo/domain/care/claims/in-words-of.ts';
import { maskIban } from '@riparo/domain/care/claims/iban.ts';
import { reportRows } from '@riparo/domain/care/claims/report-rows.ts';
import { stepToReporter } from '@riparo/domain/care/claims/timeline.ts';
import { providerOf } from '@riparo/domain/buy/products/catalogue.ts';
import type { SoldProduct } from '@riparo/domain/buy/products/product.ts';
import { writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { historyOf } from '../casework/history.ts';
import { claimCase } from './change-claim.ts';
import { filesForClaimant } from './claim-files.ts';
import { requestedDocumentsOf, toAskedPaper } from './claim-papers.ts';
import { claimablePolicies } from './claimable-policies.ts';
import { healthConsentOf } from './health-consent.ts';
import { sentFieldsOf } from './sent-claim.ts';
import { claimMessages, type ClaimRow } from './tables.ts';

/** The reason for the end as the claimant reads it: the chosen reason, then the desk's own text. */
export const endText = ({ closeReason, endReason }: ClaimRow, provider: SoldProduct['provider']) =>
  [closeReason && inWordsOf(provider, closeReasonLabels[closeReason]), endReason].filter(Boolean).join(' ');

/** The claim as its claimant sees it. */
export async function readSent(
  db: Database | Transaction,
  { claim, deal }: { claim: ClaimRow; deal: DealRow },
  token: string,
): Promise<SentClaim> {
  const { number, state, whatSaid, happenedOn, coverWarning, where, story, others, sentAt, nextWordBy } =
    sentFieldsOf(claim);
  const provider = providerOf(deal.productKey);
  const papers = await requestedDocumentsOf(db, claim);
  const [messages, events, files, policies] = await Promise.all([
    db
      .select({ message: claimMessages, writer: staffMembers.firstName })
      .from(claimMessages)
      .leftJoin(staffMembers, eq(staffMembers.id, claimMessages.authorId))
      .where(eq(claimMessages.claimId, claim.id))
      .orderBy(asc(claimMessages.at)),
    historyOf(db, claimCase, [claim.id]),
    filesForClaimant(
      db,
      claim,
      papers.map(({ id }) => id),
      token,
    ),
    claimablePolicies(db, [deal]),
  ]);
  return {
    stage: 'sent',
    number,
    state,
    version: claim.version,
    product: { key: deal.productKey, title: titleOf(deal), provider },
    policyNumber: policies[0]?.number ?? '',
    what: whatSaid,
    happenedOn,
    coverWarning,
    where,
    story,
    others,
    reportRows: reportRows(policies, { ...claim.answers, when: happenedOn }, writtenDate),
    iban: claim.iban && maskIban(claim.iban),
    healthConsent: await healthConsentOf(db, claim.id),
    sentAt,
    nextWordBy,
    papers: papers.map((paper) => ({
      ...toAskedPaper(paper),
      files: files.get(paper.id) ?? [],
    })),
    files: files.get(claim.id) ?? [],
    messages: messages.map(({ message: { id, kind, text, at }, writer }) => ({
      id,
      // Staff sign with their first name.
      from: kind === 'from-them' ? null : (writer ?? 'Riparo'),
      text,
      at: at.toISOString(),
    })),
    timeline: events.flatMap(({ at, action }) => {
      const text = stepToReporter(action);
      return text === null ? [] : [{ at: at.toISOString(), action, text: inWordsOf(provider, text) }];
    }),
    accepted:
      state === 'accepted' && claim.acceptedCents !== null
        ? { amountCents: claim.acceptedCents, reason: endText(claim, provider) }
        : null,
    end: claim.endedAt && {
      at: claim.endedAt.toISOString(),
      reason: endText(claim, provider),
      amountCents: claim.paidCents,
      iban: claim.paidCents !== null && claim.iban ? maskIban(claim.iban) : null,
    },
  };
}
