import type { Role } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';

/** A staff member at the desk, with their session. */
export type SignedInStaff = {
  member: { id: StaffId; email: string; firstName: string; lastName: string; role: Role };
  /** The latest end of the session. */
  endsAt: Date;
  token: string;
};
