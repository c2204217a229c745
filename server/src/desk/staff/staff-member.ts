import type { Role } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { DeskDoer } from '../log/actor.ts';
import type { StaffRow } from './tables.ts';

export type StaffParts = Pick<
  Dependencies,
  'db' | 'clock' | 'keyedHash' | 'passwords' | 'config' | 'sendMailLater' | 'limiter'
>;

/** What stands above this room and follows from what happens here. */
export type StaffFollowers = {
  /** Gives back what somebody had to do, in the transaction that stops them. */
  freeRequestsOf: (tx: Transaction, staffId: StaffId, doer: DeskDoer, now: Date) => Promise<void>;
};

/** Somebody at the desk, as the rest of the server knows them. */
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
