import { createHash } from 'node:crypto';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { type DealUuid, dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import {
  type DealDocumentKind,
  dealDocumentKinds,
  isDealDocumentKind,
} from '@riparo/domain/buy/documents/deal-documents.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { deals } from '../deals/tables.ts';
import type { DocumentFile, DocumentParts } from '../../platform/drawing/document-file.ts';
import { type DealDocumentRow, dealDocuments, soldDocuments } from './tables.ts';

export const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export type DrawnDocument = {
  kind: DealDocumentKind;
  title: string;
  content: Buffer;
  /** The same for every buyer of the product. */
  isShared: boolean;
};

/** The first one stored wins. */
export async function storeDocument(tx: Transaction, dealUuid: DealUuid, made: DrawnDocument, at: Date) {
  const { kind, title, content, isShared } = made;
  const sha256 = sha256Of(content);
  if (isShared)
    await tx.insert(soldDocuments).values({ sha256, content, createdAt: at }).onConflictDoNothing();
  await tx
    .insert(dealDocuments)
    .values({
      dealUuid,
      kind,
      title,
      sha256,
      sizeBytes: content.length,
      content: isShared ? null : content,
      madeAt: at,
    })
    .onConflictDoNothing();
}

/** Replaces the previous one, which has not been signed. */
export async function replaceDocument(tx: Transaction, dealUuid: DealUuid, made: DrawnDocument, at: Date) {
  await tx
    .delete(dealDocuments)
    .where(and(eq(dealDocuments.dealUuid, dealUuid), eq(dealDocuments.kind, made.kind)));
  await storeDocument(tx, dealUuid, made, at);
}

export type ListedDocument = Omit<DealDocumentRow, 'content'>;

/** Without their bytes, in display order. */
export const documentsOfDeal = (db: Database | Transaction, dealUuid: DealUuid) =>
  documentsOfDeals(db, [dealUuid]);

export async function documentsOfDeals(
  db: Database | Transaction,
  dealUuids: readonly DealUuid[],
): Promise<ListedDocument[]> {
  const { dealUuid: uuid, kind, title, sha256, sizeBytes, madeAt } = dealDocuments;
  const rows = await db
    .select({ dealUuid: uuid, kind, title, sha256, sizeBytes, madeAt })
    .from(dealDocuments)
    .where(inArray(dealDocuments.dealUuid, dealUuids));
  const placeOf = (row: ListedDocument) => dealDocumentKinds.indexOf(row.kind);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Null if there is none. Bytes that differ from what was stored are never returned. */
export async function findDocument(
  db: Database | Transaction,
  dealUuid: DealUuid,
  kind: DealDocumentKind,
): Promise<(DocumentFile & { title: string; sha256: string }) | null> {
  const [row] = await db
    .select({
      productKey: deals.productKey,
      title: dealDocuments.title,
      sha256: dealDocuments.sha256,
      own: dealDocuments.content,
      shared: soldDocuments.content,
    })
    .from(dealDocuments)
    .innerJoin(deals, eq(deals.uuid, dealDocuments.dealUuid))
    .leftJoin(soldDocuments, eq(soldDocuments.sha256, dealDocuments.sha256))
    .where(and(eq(dealDocuments.dealUuid, dealUuid), eq(dealDocuments.kind, kind)));
  if (!row) return null;
  const content = row.own ?? row.shared;
  if (!content || sha256Of(content) !== row.sha256)
    throw new Error(`the stored ${kind} of deal ${dealUuid} is not what was made`);
  return {
    title: row.title,
    filename: filenameOf(kind, row.productKey, dealUuid),
    contentType: 'application/pdf',
    content,
    sha256: row.sha256,
  };
}

/** A mutual society issues certificates, not policies. */
const certificates: Partial<Record<DealDocumentKind, string>> = {
  polizza: 'certificato',
  'polizza-firmata': 'certificato-firmato',
};

function filenameOf(kind: DealDocumentKind, productKey: string, dealUuid: string): string {
  const isSubsidy = findSoldProduct(productKey)?.provider === 'mutual-society';
  const name = (isSubsidy && certificates[kind]) || kind;
  return `${brand.cookiePrefix}-${name}-${dealUuid.slice(0, 8)}.pdf`;
}

/** By the id that `dealDocumentId` writes. */
export async function dealDocumentFile({ db }: DocumentParts, id: string): Promise<DocumentFile | null> {
  const [uuid, kind = ''] = id.split('/');
  const dealUuid = dealUuidSchema.safeParse(uuid).data;
  return dealUuid && isDealDocumentKind(kind) ? findDocument(db, dealUuid, kind) : null;
}
