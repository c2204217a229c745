import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { randomUUID } from 'node:crypto';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { ClaimDraft } from '@riparo/domain/care/claims/claim-calls.ts';
import { claimErrors } from '@riparo/domain/care/claims/errors.ts';
import { claimPath } from '@riparo/domain/care/claims/paths.ts';
import type { ClaimablePolicy } from '@riparo/domain/care/claims/policy.ts';
import { claimWizard, policyIn } from '@riparo/domain/care/claims/wizard.ts';
import { dayInRome, type IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import {
  type ClaimId,
  dealUuidSchema,
  type DealUuid,
  type SubmissionKey,
} from '@riparo/domain/platform/values/ids.ts';
import { isSkipped } from '@riparo/domain/platform/wizard/answers.ts';
import { type Answer, type Answers, askedFields } from '@riparo/domain/platform/wizard/definition.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { lockCustomerInPlace } from '../../platform/customers/lock-customer.ts';
import { findLinkedDeal, isNotErased } from '../../buy/deals/find-deal.ts';
import { claimDeals, findOwnDeal } from '../../buy/deals/find-own-deal.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { filesForClaimant } from './claim-files.ts';
import { claimToken, findLinkedClaim, type LinkedClaim } from './claim-token.ts';
import { claimablePolicies } from './claimable-policies.ts';
import { storeHealthConsent } from './health-consent.ts';
import { type ClaimRow, claims } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'config'>;
/** For reads that may also run in a transaction. */
export type ReadingParts = Pick<Dependencies, 'config'> & { db: Database | Transaction };

/** More than any customer has to choose from. */
const MAX_POLICIES = 50;

const linkOf = (keyedHash: Parts['keyedHash'], claim: ClaimRow) => {
  const token = claimToken(keyedHash, claim);
  return { data: { token, path: claimPath(token) } };
};

/** Starts a claim from the personal area, for one policy or before the policy is chosen. */
export async function beginOwnClaim(
  parts: Parts & Pick<Dependencies, 'enqueue'>,
  account: Account,
  { submissionKey, policy }: { submissionKey: SubmissionKey; policy?: DealUuid | undefined },
) {
  // Purchases made as a guest with a proved mailbox join the account before the customer chooses among them.
  const { db, clock, keyedHash } = parts;
  await claimDeals(parts, account);
  const deal = policy && (await findOwnDeal(parts, account, policy));
  if (policy && (!deal || !(await isReportable(db, deal)))) return failure(generalErrors['not-found']);
  const claim = await db.transaction(async (tx) => {
    const owner = await lockCustomerInPlace(tx, account.id);
    return owner && storeDraft(tx, { submissionKey, deal: deal ?? null, accountId: owner.id }, clock());
  });
  return claim ? linkOf(keyedHash, claim) : failure(generalErrors['not-found']);
}

/** Starts a claim with the link of a mail about a policy. */
export async function beginLinkedClaim(
  { db, clock, keyedHash }: Parts,
  token: string,
  submissionKey: SubmissionKey,
) {
  const deal = await findLinkedDeal(db, keyedHash, 'claim', token);
  if (!deal || !(await isReportable(db, deal))) return failure(generalErrors['not-found']);
  const claim = await db.transaction((tx) =>
    storeDraft(tx, { submissionKey, deal, accountId: null }, clock()),
  );
  return claim ? linkOf(keyedHash, claim) : failure(generalErrors['not-found']);
}

/** The policy of a mailed link, before a claim is started. */
export async function linkedPolicy({ db, keyedHash }: Parts, token: string) {
  const deal = await findLinkedDeal(db, keyedHash, 'claim', token);
  const [policy] = deal ? await claimablePolicies(db, [deal]) : [];
  if (!policy) return failure(generalErrors['not-found']);
  const { uuid: _uuid, happenings: _happenings, ...shown } = policy;
  return { data: shown };
}

const isReportable = async (db: Database, deal: DealRow) => (await claimablePolicies(db, [deal])).length > 0;

/** The same key stores one draft. */
async function storeDraft(
  tx: Transaction,
  {
    submissionKey,
    deal,
    accountId,
  }: { submissionKey: SubmissionKey; deal: DealRow | null; accountId: ClaimRow['accountId'] },
  now: Date,
): Promise<ClaimRow | null> {
  const [stored] = await tx
    .insert(claims)
    .values({
      id: randomUUID() as ClaimId,
      submissionKey,
      dealUuid: deal?.uuid ?? null,
      accountId,
      answers: deal ? { policy: deal.uuid } : {},
      createdAt: now,
      savedAt: now,
    })
    .onConflictDoNothing({ target: claims.submissionKey })
    .returning();
  if (stored) return stored;
  const [earlier] = await tx.select().from(claims).where(eq(claims.submissionKey, submissionKey));
  return earlier ?? null;
}

/**
 * The policies that a draft may be about: the one it was started for, or all those of the account that
 * started it.
 */
export async function policiesOf(
  db: Database | Transaction,
  { claim, deal }: LinkedClaim,
): Promise<ClaimablePolicy[]> {
  if (claim.accountId === null) return deal ? claimablePolicies(db, [deal]) : [];
  const own = await db
    .select()
    .from(deals)
    .where(and(eq(deals.accountId, claim.accountId), isNotErased))
    .orderBy(desc(deals.startsOn), desc(deals.createdAt))
    .limit(MAX_POLICIES);
  return claimablePolicies(db, own);
}

/** The draft as its claimant sees it. */
export async function readDraft(
  { db, config }: ReadingParts,
  linked: LinkedClaim,
  token: string,
): Promise<ClaimDraft> {
  const { claim } = linked;
  const [policies, files] = await Promise.all([
    policiesOf(db, linked),
    filesForClaimant(db, claim, [], token),
  ]);
  return {
    stage: 'draft',
    policies: policies.map((policy) => ({ ...policy, happenings: [...policy.happenings] })),
    answers: Object.fromEntries(
      Object.entries(claim.answers).map(([name, answer]) => [name, mutable(answer)]),
    ),
    files: files.get(claim.id) ?? [],
    savedAt: claim.savedAt.toISOString(),
    keptUntil: new Date(claim.savedAt.getTime() + config.retention.claimDrafts * DAY_MS).toISOString(),
  };
}

const mutable = (answer: Answer) => (typeof answer === 'object' && answer !== null ? [...answer] : answer);

/** Merges the answers with the stored ones. Wrong answers are not stored, but reported at their field. */
export async function saveAnswers(
  { db, clock, keyedHash, config }: Parts,
  token: string,
  given: Readonly<Record<string, Answer>>,
) {
  const now = clock();
  const found = await findLinkedClaim(db, keyedHash, token);
  if (!found) return failure(generalErrors['not-found']);
  return db.transaction(async (tx) => {
    const [claim] = await tx.select().from(claims).where(eq(claims.id, found.claim.id)).for('update');
    if (!claim) return failure(generalErrors['not-found']);
    if (claim.state !== null) return failure(claimErrors.ClaimSent);
    const linked = { claim, deal: found.deal };
    const policies = await policiesOf(tx, linked);
    const { answers, errors } = checkAnswers(policies, claim.answers, given, dayInRome(now));
    if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
    if (typeof answers['healthConsent'] === 'boolean')
      await storeHealthConsent(tx, claim.id, answers['healthConsent'], now);
    const [saved] = await tx
      .update(claims)
      .set({ answers, savedAt: now, dealUuid: chosenDeal(policies, answers) ?? claim.dealUuid })
      .where(eq(claims.id, claim.id))
      .returning();
    if (!saved) throw new Error('a draft is gone while locked');
    return { data: await readDraft({ db: tx, config }, { claim: saved, deal: found.deal }, token) };
  });
}

/** The deal chosen in the answers, if the claimant may choose it. */
export const chosenDeal = (policies: readonly ClaimablePolicy[], answers: Answers): DealUuid | null =>
  dealUuidSchema.safeParse(policyIn(policies, answers)?.uuid).data ?? null;

/** Checks only the questions that are shown, each by its own rule; unknown names are ignored. */
function checkAnswers(
  policies: readonly ClaimablePolicy[],
  before: Answers,
  given: Readonly<Record<string, Answer>>,
  today: IsoDate,
) {
  const answers: Record<string, Answer> = { ...before };
  const errors: Record<string, string> = {};
  for (const step of claimWizard(policies).steps) {
    if (isSkipped(step, answers)) continue;
    for (const field of askedFields(step)) {
      const answer = given[field.name];
      if (answer === undefined) continue;
      const verdict = field.rule(today)(answer);
      if (verdict.ok) answers[field.name] = verdict.value;
      else errors[field.name] = verdict.message;
    }
  }
  return { answers, errors };
}
