import { healthConsentTexts } from '@riparo/domain/care/claims/health-consent.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import type { LockedCustomer } from '../../platform/customers/lock-customer.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { forgetNotes, historyOf } from '../casework/history.ts';
import { removeFromQueue } from '../requests/case-in-queue.ts';
import { filesOf } from '../files/stored-files.ts';
import { forgetFiles } from '../files/take-file.ts';
import { claimCase } from './change-claim.ts';
import { claimConsents, claimMessages, claimPapers, claimPromises, claims } from './tables.ts';

const of = <T extends { claimId: string }>(rows: readonly T[], id: string) =>
  rows.filter(({ claimId }) => claimId === id).map(({ claimId: _claim, ...row }) => row);

/** The claims of a customer for their export: without the names of the staff who worked on them. */
export async function claimsOn(db: Database, uuids: readonly DealUuid[]) {
  const {
    submissionKey: _key,
    linkVersion: _link,
    accountId: _account,
    ...columns
  } = getTableColumns(claims);
  const own = await db
    .select(columns)
    .from(claims)
    .where(inArray(claims.dealUuid, [...uuids]))
    .orderBy(asc(claims.createdAt));
  const ids = own.map(({ id }) => id);
  const [events, messages, papers, promises, consents] = await Promise.all([
    historyOf(db, claimCase, ids),
    db
      .select({
        claimId: claimMessages.claimId,
        at: claimMessages.at,
        kind: claimMessages.kind,
        text: claimMessages.text,
      })
      .from(claimMessages)
      .where(inArray(claimMessages.claimId, ids))
      .orderBy(asc(claimMessages.at)),
    db.select().from(claimPapers).where(inArray(claimPapers.claimId, ids)).orderBy(asc(claimPapers.askedAt)),
    db
      .select({
        claimId: claimPromises.claimId,
        madeAt: claimPromises.madeAt,
        deadline: claimPromises.deadline,
        keptAt: claimPromises.keptAt,
      })
      .from(claimPromises)
      .where(inArray(claimPromises.claimId, ids))
      .orderBy(asc(claimPromises.number)),
    db
      .select({
        claimId: claimConsents.claimId,
        given: claimConsents.given,
        version: claimConsents.version,
        at: claimConsents.at,
      })
      .from(claimConsents)
      .where(inArray(claimConsents.claimId, ids))
      .orderBy(asc(claimConsents.number)),
  ]);
  const files = await filesOf(db, [...ids, ...papers.map(({ id }) => id)]);
  const filesOwnedBy = (...owners: readonly string[]) =>
    files
      .filter(({ ownerId }) => owners.includes(ownerId))
      .map(({ name, contentType, sizeBytes, storedAt }) => ({ name, contentType, sizeBytes, storedAt }));
  return (uuid: DealUuid) => ({
    claims: own
      .filter(({ dealUuid }) => dealUuid === uuid)
      .map(({ dealUuid: _deal, ...claim }) => ({
        ...claim,
        history: events
          .filter(({ caseId }) => caseId === claim.id)
          .map(({ at, action, toState, details }) => ({ at, action, toState, details })),
        messages: [
          ...of(messages, claim.id),
          ...events.flatMap(({ caseId, at, note: text }) =>
            caseId === claim.id && text !== null ? [{ at, kind: 'note', text }] : [],
          ),
        ].toSorted((one, other) => one.at.getTime() - other.at.getTime()),
        papers: of(papers, claim.id),
        promises: of(promises, claim.id),
        healthConsents: of(consents, claim.id).map((consent) => ({
          ...consent,
          text: healthConsentTexts[consent.version],
        })),
        files: filesOwnedBy(claim.id, ...of(papers, claim.id).map(({ id }) => id)),
      })),
  });
}

/**
 * Deletes drafts and the notes of staff. A claim that was sent stays with its contract, hidden from everyone
 * but staff who answer to the law, as long as the law requires that to be stored.
 */
export async function forgetClaims(
  tx: Transaction,
  { id }: Pick<LockedCustomer, 'id'>,
  uuids: readonly DealUuid[],
): Promise<void> {
  const isTheirs = inArray(claims.dealUuid, [...uuids]);
  const drafts = await tx
    .delete(claims)
    .where(and(isNull(claims.state), or(isTheirs, eq(claims.accountId, id))))
    .returning({ id: claims.id });
  await forgetFiles(
    tx,
    drafts.map((draft) => draft.id),
  );
  const sent = tx.select({ id: claims.id }).from(claims).where(isTheirs);
  await forgetInQueue(tx, uuids);
  await forgetNotes(tx, claimCase, sent);
}

/** After erasure no customer waits for an update. */
export async function forgetInQueue(tx: Transaction, uuids: readonly DealUuid[]): Promise<void> {
  const theirs = tx
    .select({ id: claims.id })
    .from(claims)
    .where(inArray(claims.dealUuid, [...uuids]));
  await removeFromQueue(tx, 'claim', theirs);
}
