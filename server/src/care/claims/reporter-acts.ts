import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { claimErrors } from '@riparo/domain/care/claims/errors.ts';
import { ibanRule } from '@riparo/domain/care/claims/iban.ts';
import { type ClaimState, isEnded } from '@riparo/domain/care/claims/states.ts';
import type { RequestedDocumentId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockOpenDeal } from '../../buy/deals/find-deal.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { theCustomer } from '../casework/case-kind.ts';
import { neverRefused } from '../casework/change-case.ts';
import { changeClaim, claimCase, lockClaim } from './change-claim.ts';
import { hasStoredFiles } from './claim-files.ts';
import { findLinkedClaim } from './claim-token.ts';
import { refuseOutdatedText, storeHealthConsent } from './health-consent.ts';
import { readSent } from './read-sent.ts';
import { claimMessages, claimPapers, type ClaimRow } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash'>;
type LockedClaim = { claim: ClaimRow; state: ClaimState; deal: DealRow };

/**
 * Runs work on a claim that was sent, holding its lock, and returns the claim as the claimant then sees it.
 */
async function withLockedClaim<F extends Failure>(
  { db, clock, keyedHash }: Parts,
  token: string,
  work: (tx: Transaction, locked: LockedClaim, now: Date) => Promise<F | null>,
) {
  const linked = await findLinkedClaim(db, keyedHash, token);
  if (!linked) return failure(generalErrors['not-found']);
  return db.transaction(async (tx) => {
    const deal = linked.claim.dealUuid && (await lockOpenDeal(tx, linked.claim.dealUuid));
    const claim = await lockClaim(tx, linked.claim.id);
    if (claim?.state === null) return failure(claimErrors.ClaimNotSent);
    if (!claim || !deal) return failure(generalErrors['not-found']);
    const refused = await work(tx, { claim, state: claim.state, deal }, clock());
    if (refused) return refused;
    const changed = await lockClaim(tx, claim.id);
    if (!changed) throw new Error('a claim is gone while locked');
    return { data: await readSent(tx, { claim: changed, deal }, token) };
  });
}

/** A message brings the next update forward, also on a claim that has ended. */
export const writeToDesk = (
  parts: Parts,
  token: string,
  { submissionKey: key, text }: { submissionKey: SubmissionKey; text: string },
) =>
  withLockedClaim<never>(parts, token, async (tx, { claim }, now) => {
    const message = {
      claimId: claim.id,
      kind: 'from-them',
      authorName: theCustomer.name,
      text,
      at: now,
    } as const;
    const effects = () => tx.insert(claimMessages).values(message);
    const act = { action: 'message', key, actor: theCustomer, now, effects } as const;
    await neverRefused(claimCase, changeClaim(tx, claim, act));
    return null;
  });

/**
 * Consent can be given or withdrawn even after the end: it decides at once whether staff see the health
 * documents.
 */
export const setHealthConsent = (
  parts: Parts,
  token: string,
  { given, version }: { given: boolean; version: string },
) =>
  withLockedClaim(parts, token, async (tx, { claim }, now) => {
    const refused = refuseOutdatedText(given, version);
    if (refused) return refused;
    if (!(await storeHealthConsent(tx, claim.id, given, now))) return null;
    const action = given ? 'health-consent' : 'health-refusal';
    await neverRefused(claimCase, changeClaim(tx, claim, { action, actor: theCustomer, now }));
    return null;
  });

type Given = { note?: string | undefined; iban?: string | undefined };

/** Ticks off a document; the last one makes it our turn again. */
export const givePaper = (parts: Parts, token: string, paperId: RequestedDocumentId, given: Given) =>
  withLockedClaim(parts, token, async (tx, { claim, state }, now) => {
    const [paper] = await tx
      .select()
      .from(claimPapers)
      .where(and(eq(claimPapers.id, paperId), eq(claimPapers.claimId, claim.id)));
    if (!paper) return failure(generalErrors['not-found']);
    // A repeated click.
    if (paper.state !== 'asked') return null;
    if (isEnded(state)) return failure(claimErrors.ClaimEnded);
    const iban = paper.kind === 'iban' && given.note === undefined ? ibanRule(given.iban) : null;
    if (iban && !iban.ok) return failure(generalErrors.validation, { iban: iban.message });
    const isFile = paper.kind === 'file' && given.note === undefined;
    if (isFile && !(await hasStoredFiles(tx, paper.id)))
      return failure(generalErrors.validation, {
        files: 'Aggiungi prima il file, oppure scrivi perché non ce l’hai.',
      });
    await tx
      .update(claimPapers)
      .set({ state: 'given', givenAt: now, note: given.note ?? null })
      .where(eq(claimPapers.id, paper.id));
    const missing = await tx.$count(
      claimPapers,
      and(eq(claimPapers.claimId, claim.id), eq(claimPapers.state, 'asked')),
    );
    const isLast = missing === 0 && state === 'papers-asked';
    const changes = iban?.ok ? { iban: iban.value } : {};
    const action = isLast ? 'give-papers' : 'file';
    await neverRefused(claimCase, changeClaim(tx, claim, { action, changes, actor: theCustomer, now }));
    return null;
  });
