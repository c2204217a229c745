import type { SentClaim } from '@riparo/domain/contract/claim-calls.ts';
import { closeReasonsSaid } from '@riparo/domain/claims/end-reasons.ts';
import { maskIban } from '@riparo/domain/claims/iban.ts';
import { stepToReporter } from '@riparo/domain/claims/timeline.ts';
import type { Answer } from '@riparo/domain/wizard/definition.ts';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { titleOf } from '../deals/deal-mails.ts';
import type { DealRow } from '../deals/tables.ts';
import { staffMembers } from '../staff/tables.ts';
import { filesSeenByReporter } from './claim-files.ts';
import { papersOf, toAskedPaper } from './claim-papers.ts';
import { claimablePolicies } from './claimable-policies.ts';
import { claimEvents, claimMessages, type ClaimRow } from './tables.ts';

export const said = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : '');

/** Why it ended, to whoever reported it: what the desk wrote, after what it chose. */
export const endSaid = ({ closeReason, endReason }: ClaimRow) =>
  [closeReason && closeReasonsSaid[closeReason], endReason].filter(Boolean).join(' ');

/** As whoever reported it sees it. */
export async function readSent(
  db: Database | Transaction,
  { claim, deal }: { claim: ClaimRow; deal: DealRow },
  token: string,
): Promise<SentClaim> {
  const { number, state, sentAt, happenedOn } = claim;
  if (!number || !state || !sentAt || !happenedOn) throw new Error('a claim that was sent is not whole');
  const papers = await papersOf(db, claim);
  const [messages, events, files, [policy]] = await Promise.all([
    db
      .select()
      .from(claimMessages)
      .where(and(eq(claimMessages.claimId, claim.id), ne(claimMessages.kind, 'note')))
      .orderBy(asc(claimMessages.at)),
    db.select().from(claimEvents).where(eq(claimEvents.claimId, claim.id)).orderBy(asc(claimEvents.number)),
    filesSeenByReporter(
      db,
      claim,
      papers.map(({ id }) => id),
      token,
    ),
    claimablePolicies(db, [deal]),
  ]);
  const writers = await firstNames(
    db,
    messages.flatMap(({ authorId }) => authorId ?? []),
  );
  return {
    stage: 'sent',
    number,
    state,
    version: claim.version,
    product: { key: deal.productKey, title: titleOf(deal) },
    policyNumber: policy?.number ?? '',
    what: claim.whatSaid ?? '',
    happenedOn,
    where: said(claim.answers['where']),
    story: said(claim.answers['story']),
    others: said(claim.answers['others']) || null,
    iban: claim.iban && maskIban(claim.iban),
    sentAt: sentAt.toISOString(),
    nextWordBy: claim.nextWordBy?.toISOString() ?? null,
    papers: papers.map((paper) => ({
      ...toAskedPaper(paper),
      files: files.get(paper.id) ?? [],
    })),
    files: files.get(claim.id) ?? [],
    messages: messages.map(({ id, kind, authorId, text, at }) => ({
      id,
      from: kind === 'from-them' ? null : ((authorId && writers.get(authorId)) ?? 'Riparo'),
      text,
      at: at.toISOString(),
    })),
    timeline: events.flatMap(({ at, action }) => {
      const text = stepToReporter(action);
      return text === null ? [] : [{ at: at.toISOString(), action, text }];
    }),
    accepted:
      state === 'accepted' && claim.acceptedCents !== null
        ? { amountCents: claim.acceptedCents, reason: endSaid(claim) }
        : null,
    end: claim.endedAt && {
      at: claim.endedAt.toISOString(),
      reason: endSaid(claim),
      amountCents: claim.paidCents,
      iban: claim.paidCents !== null && claim.iban ? maskIban(claim.iban) : null,
    },
  };
}

/** People at the desk sign with their first name. */
async function firstNames(
  db: Database | Transaction,
  ids: readonly (typeof staffMembers.$inferSelect)['id'][],
) {
  if (ids.length === 0) return new Map<string, string>();
  const people = await db
    .select({ id: staffMembers.id, firstName: staffMembers.firstName })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...ids]));
  return new Map<string, string>(people.map(({ id, firstName }) => [id, firstName]));
}
