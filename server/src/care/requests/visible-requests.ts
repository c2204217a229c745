import { may, type Role } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { eq, ne, or, type SQL } from 'drizzle-orm';
import { deskRequests, type RequestRow } from './tables.ts';

/** A member of staff who reads requests. */
export type RequestReader = { readonly id: StaffId; readonly role: Role };

/**
 * Complaints are visible to staff who read the register and to their assignee; everything else to all staff.
 */
export const isVisibleTo = ({ id, role }: RequestReader): SQL | undefined =>
  may(role, 'read-complaints')
    ? undefined
    : or(ne(deskRequests.kind, 'complaint'), eq(deskRequests.assigneeId, id));

/** The same for a loaded row. */
export const maySee = ({ id, role }: RequestReader, { kind, assigneeId }: RequestRow): boolean =>
  kind !== 'complaint' || assigneeId === id || may(role, 'read-complaints');
