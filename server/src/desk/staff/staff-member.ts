import type { Role } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { StaffActor } from '../log/actor.ts';
import type { StaffRow } from './tables.ts';

export type StaffParts = Pick<
  Dependencies,
  'db' | 'clock' | 'keyedHash' | 'passwords' | 'config' | 'sendMailLater' | 'limiter'
>;

/** Higher features that react to changes of staff. */
export type StaffChangeHandlers = {
  /** Releases a staff member's assigned requests, in the transaction that suspends them. */
  freeRequestsOf: (tx: Transaction, staffId: StaffId, staff: StaffActor, now: Date) => Promise<void>;
};

/** A staff member, as seen by the rest of the server. */
export type StaffMember = {
  id: StaffId;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
};

export const toMember = ({ id, email, firstName, lastName, role }: StaffRow): StaffMember => ({
  id,
  email,
  firstName,
  lastName,
  role,
});
