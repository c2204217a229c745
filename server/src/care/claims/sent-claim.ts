import type { ClaimRow } from './tables.ts';

/** The fields that every sent claim has. */
export function sentFieldsOf(claim: ClaimRow) {
  const { number, state, sentAt, happenedOn, what, whatSaid, dealUuid } = claim;
  const { where, story, others } = claim.answers;
  if (!number || !state || !sentAt || !happenedOn || !what || !whatSaid || !dealUuid)
    throw new Error('a claim that was sent is not whole');
  if (typeof where !== 'string' || typeof story !== 'string') throw new Error('a claim tells no story');
  return {
    number,
    state,
    sentAt: sentAt.toISOString(),
    nextWordBy: claim.nextWordBy?.toISOString() ?? null,
    handOverBy: claim.handOverBy?.toISOString() ?? null,
    happenedOn,
    coverWarning: claim.coverWarning,
    what,
    whatSaid,
    dealUuid,
    where,
    story,
    others: typeof others === 'string' ? others : null,
  };
}
