import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { CallKind } from '@riparo/domain/care/requests/kinds.ts';
import type { QuoteUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { type CallRow, deskRequests, isCall, isOpen } from './tables.ts';

type CallSubject = {
  kinds: CallKind[];
  email: string;
  phone: string;
  product: string;
  quoteUuid?: QuoteUuid;
};

/**
 * The promised moment of an open call for the same person about the same product; null where there is none.
 */
export async function promisedCall(
  tx: Transaction,
  { kinds, email, phone, product, quoteUuid }: CallSubject,
  now: Date,
): Promise<Date | null> {
  const [promised] = await tx
    .select({ due: deskRequests.due })
    .from(deskRequests)
    .where(
      and(
        sql`lower(${deskRequests.email}) = ${emailKey(email)}`,
        eq(deskRequests.phone, phone),
        eq(deskRequests.product, product),
        quoteUuid && eq(deskRequests.quoteUuid, quoteUuid),
        inArray(deskRequests.kind, kinds),
        isOpen,
        gt(deskRequests.due, now),
      ),
    )
    .orderBy(asc(deskRequests.due))
    .limit(1);
  return promised?.due ?? null;
}

/** The call that the latest of these sources requested. */
export async function latestCallFrom(
  db: Database,
  kinds: CallKind[],
  sourceIds: string[],
): Promise<CallRow | null> {
  const [latest] = await db
    .select()
    .from(deskRequests)
    .where(and(inArray(deskRequests.kind, kinds), inArray(deskRequests.sourceId, sourceIds)))
    .orderBy(desc(deskRequests.createdAt))
    .limit(1);
  return latest && isCall(latest) ? latest : null;
}
