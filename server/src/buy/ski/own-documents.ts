import { ownSkiCertificatePath, ownSkiReceiptPath } from '@riparo/domain/buy/documents/deal-document.ts';
import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { ski } from '@riparo/domain/buy/products/ski/product.ts';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import type { DealRow } from '../deals/tables.ts';
import { type SkiHolderRow, skiHolders, skiPolicies } from './tables.ts';

type Documents = OwnDeal['documents'];

/** Who withdrew is not insured any more: a certificate would tell lies on the slopes. */
export const isCertifiable = ({ stage }: Pick<DealRow, 'stage'>) => stage === 'closed_won';

/** What the owners of ski policies read of them, by deal: a certificate for each person, the receipt, what was read before. */
export async function skiDocumentsOf(
  db: Database,
  own: readonly DealRow[],
): Promise<ReadonlyMap<string, Documents>> {
  const uuids = own.map(({ uuid }) => uuid);
  const holders = await db
    .select({ dealUuid: skiPolicies.dealUuid, holder: skiHolders })
    .from(skiPolicies)
    .innerJoin(skiHolders, eq(skiHolders.policyId, skiPolicies.id))
    .where(and(inArray(skiPolicies.dealUuid, uuids), isNotNull(skiPolicies.issuedAt)))
    .orderBy(asc(skiHolders.place));
  const insured = Map.groupBy(holders, ({ dealUuid }) => dealUuid);
  return new Map(
    own.flatMap((deal) => {
      const rows = insured.get(deal.uuid);
      return rows
        ? [
            [
              deal.uuid,
              documentsOf(
                deal,
                rows.map(({ holder }) => holder),
              ),
            ] as const,
          ]
        : [];
    }),
  );
}

const documentsOf = (deal: DealRow, insured: readonly SkiHolderRow[]): Documents => [
  ...(isCertifiable(deal)
    ? insured.map(({ firstName, lastName, place }) => ({
        kind: 'certificato-sci' as const,
        title: `Certificato di ${firstName} ${lastName}`,
        path: ownSkiCertificatePath(deal.uuid, place + 1),
        sizeBytes: null,
      }))
    : []),
  {
    kind: 'ricevuta-sci',
    title: 'Ricevuta del pagamento',
    path: ownSkiReceiptPath(deal.uuid),
    sizeBytes: null,
  },
  ...readBefore(deal),
];

/** What was in hand before paying, in the version that was: another is another text. */
const readBefore = ({ consents }: DealRow): Documents =>
  precontractDocuments(ski.key)
    .filter(({ key, version }) =>
      consents.documents.some((shown) => shown.key === key && shown.version === version),
    )
    .map(({ key, title, path }) => ({ kind: key, title, path, sizeBytes: null }));
