import type { Role } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';

/** Somebody at the desk, with the session by which they are there. */
export type AtDesk = {
  member: { id: StaffId; email: string; firstName: string; lastName: string; role: Role };
  /** When the session ends at the latest. */
  endsAt: Date;
  token: string;
};
