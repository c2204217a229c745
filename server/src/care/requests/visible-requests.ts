import { may, type Role } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { eq, ne, or, type SQL } from 'drizzle-orm';
import { deskRequests, type RequestRow } from './tables.ts';

/** Somebody at the desk who reads requests. */
export type RequestReader = { readonly id: StaffId; readonly role: Role };

/** Complaints are for those who read the register, and for the colleague whom they were assigned to; all else is for everybody. */
export const isVisibleTo = ({ id, role }: RequestReader): SQL | undefined =>
  may(role, 'read-complaints')
    ? undefined
    : or(ne(deskRequests.kind, 'complaint'), eq(deskRequests.assigneeId, id));

/** The same for a row that is there. */
export const maySee = ({ id, role }: RequestReader, { kind, assigneeId }: RequestRow): boolean =>
  kind !== 'complaint' || assigneeId === id || may(role, 'read-complaints');
