import { ownSkiCertificatePath, ownSkiReceiptPath } from '@riparo/domain/buy/documents/deal-document.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { describeDuration, describePeople, PACKAGE_NAMES } from '@riparo/domain/buy/products/ski/choice.ts';
import { coverageOf } from '@riparo/domain/buy/products/ski/coverage.ts';
import { skiPriceLines } from '@riparo/domain/buy/products/ski/price-lines.ts';
import { ski } from '@riparo/domain/buy/products/ski/product.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { DealPolicy, DrawnDocument } from '../deals/deal-policy.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { policyNumber } from './policy-number.ts';
import { choiceOf } from './policy-words.ts';
import { policyIdEnd, type SkiHolderRow, skiHolders, type SkiPolicyRow, skiPolicies } from './tables.ts';

/** After a withdrawal there is no cover: a certificate would be false. */
export const isCertifiable = ({ stage }: Pick<DealRow, 'stage'>) => stage === 'closed_won';

/** The ski policies among these deals. */
export async function skiDealPolicies(
  db: Database | Transaction,
  among: readonly DealRow[],
): Promise<ReadonlyMap<DealUuid, DealPolicy>> {
  const skiDeals = among.filter(({ productKey }) => productKey === ski.key);
  if (skiDeals.length === 0) return new Map();
  const uuids = skiDeals.map(({ uuid }) => uuid);
  const rows = await db
    .select({ policy: skiPolicies, holder: skiHolders })
    .from(skiPolicies)
    .leftJoin(skiHolders, eq(skiHolders.policyId, skiPolicies.id))
    .where(inArray(skiPolicies.dealUuid, uuids))
    .orderBy(asc(skiHolders.place));
  const byDeal = Map.groupBy(rows, ({ policy }) => policy.dealUuid);
  const found = new Map<DealUuid, DealPolicy>();
  for (const deal of skiDeals) {
    const [first, ...others] = byDeal.get(deal.uuid) ?? [];
    if (!first) continue;
    const holders = [first, ...others].flatMap(({ holder }) => holder ?? []);
    found.set(deal.uuid, policyOf(deal, first.policy, holders));
  }
  return found;
}

function policyOf(deal: DealRow, policy: SkiPolicyRow, holders: readonly SkiHolderRow[]): DealPolicy {
  const choice = choiceOf(policy);
  const drawn = drawnDocuments(deal, policy, holders);
  return {
    number: policyNumber(policy),
    insured: holders,
    guarantees: new Set(coverageOf(choice).map(({ name }) => name)),
    price: skiPriceLines({
      ...policy,
      priceCents: deal.priceCents,
      choice: `${PACKAGE_NAMES[policy.productType]} · ${describeDuration(choice)} · ${describePeople(choice)}`,
    }),
    drawn,
    ownDocuments: policy.issuedAt
      ? [...drawn.map((each) => ownDocument(deal, each)), ...readBefore(deal)]
      : [],
  };
}

export const drawnDocuments = (
  deal: Pick<DealRow, 'stage'>,
  { id, issuedAt }: Pick<SkiPolicyRow, 'id' | 'issuedAt'>,
  holders: readonly Pick<SkiHolderRow, 'id' | 'place' | 'firstName' | 'lastName'>[],
): DrawnDocument[] =>
  issuedAt
    ? [
        ...(isCertifiable(deal) ? holders : []).map((holder) => ({
          kind: 'certificato-sci' as const,
          place: holder.place + 1,
          title: `Certificato di ${holder.firstName} ${holder.lastName}`,
          reference: { document: 'ski-certificate' as const, id: holder.id },
        })),
        {
          kind: 'ricevuta-sci',
          place: null,
          title: 'Ricevuta del pagamento',
          reference: { document: 'ski-receipt', id },
        },
      ]
    : [];

const ownDocument = ({ uuid }: DealRow, { kind, place, title }: DrawnDocument) => ({
  kind,
  title,
  path: place === null ? ownSkiReceiptPath(uuid) : ownSkiCertificatePath(uuid, place),
  sizeBytes: null,
});

/** The documents available before payment, in the versions shown then. */
const readBefore = ({ consents }: DealRow): DealPolicy['ownDocuments'] =>
  precontractDocuments(ski.key)
    .filter(({ key, version }) =>
      consents.documents.some((shown) => shown.key === key && shown.version === version),
    )
    .map(({ key, title, path }) => ({ kind: key, title, path, sizeBytes: null }));

/** The deals whose policy number ends so; see `policyNumber`. */
export const hasSkiPolicyIdEnd = (idEnd: string): SQL =>
  inArray(
    deals.uuid,
    new QueryBuilder()
      .select({ dealUuid: skiPolicies.dealUuid })
      .from(skiPolicies)
      .where(sql`${policyIdEnd()} = ${idEnd}`),
  );
