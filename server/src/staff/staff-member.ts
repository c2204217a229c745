import type { Role } from '@riparo/domain/roles/roles.ts';
import type { StaffId } from '@riparo/domain/values/ids.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { StaffRow } from './tables.ts';

export type StaffParts = Pick<
  Dependencies,
  'db' | 'clock' | 'keyedHash' | 'passwords' | 'config' | 'sendMailLater' | 'limiter'
>;

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
