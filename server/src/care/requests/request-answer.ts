import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { otherSubject } from '@riparo/domain/care/calls/subjects.ts';
import { LIFE_PRODUCT_KEY, LIFE_PRODUCT_TITLE } from '@riparo/domain/buy/products/vita/product.ts';
import { maskPhone } from '@riparo/domain/platform/person/masked-phone.ts';
import { findQuotableProduct } from '@riparo/domain/understand/quote/products.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { deskRequests, type RequestRow } from './tables.ts';

export type RequestWithAssignee = { request: RequestRow; assigneeName: string | null };

/** Requests with the names of their assignees. */
export const selectRequests = (db: Database | Transaction) =>
  db
    .select({
      request: deskRequests,
      assigneeName: sql<string | null>`${staffMembers.firstName} || ' ' || ${staffMembers.lastName}`,
    })
    .from(deskRequests)
    .leftJoin(staffMembers, eq(staffMembers.id, deskRequests.assigneeId))
    .$dynamic();

export const titleOf = (product: string) =>
  product === LIFE_PRODUCT_KEY
    ? LIFE_PRODUCT_TITLE
    : (findQuotableProduct(product)?.title ?? otherSubject(product) ?? product);

/** As one member of staff may see it: only the assignee sees the phone. */
export function toAnswer({ request, assigneeName }: RequestWithAssignee, reader: StaffId): DeskRequest {
  const { id, kind, state, version, firstName, lastName, email, attempts, outcome, assigneeId } = request;
  const { sourceId, phone, product } = request;
  const isPhoneMasked = phone !== null && assigneeId !== reader;
  return {
    id,
    kind,
    state,
    version,
    sourceId,
    firstName,
    lastName,
    email,
    phone: isPhoneMasked ? maskPhone(phone) : phone,
    isPhoneMasked,
    product: product === null ? null : { key: product, title: titleOf(product) },
    createdAt: request.createdAt.toISOString(),
    deadline: request.deadline.toISOString(),
    againAt: request.againAt?.toISOString() ?? null,
    due: request.due.toISOString(),
    attempts,
    assignee: assigneeId && { id: assigneeId, name: assigneeName ?? '' },
    takenAt: request.takenAt?.toISOString() ?? null,
    closedAt: request.closedAt?.toISOString() ?? null,
    outcome,
  };
}
