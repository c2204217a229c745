import type { Permission } from './roles.ts';
import { accessErrors, staffAccessErrors } from './access-errors.ts';

/** Whoever asks, and who it is makes no difference: also what an unguessable address or a mailed link opens. */
export const everybody = { who: 'everybody', refusals: [] } as const;

/** Whoever asks; a customer who is signed in is recognised. */
export const guestOrCustomer = { who: 'guest-or-customer', refusals: [] } as const;

/** Who is signed in to the site. */
export const customer = { who: 'customer', refusals: [accessErrors.SessionRequired] } as const;

/** Who is signed in to the desk, with a role that may do this. */
export const staff = <P extends Permission>(permission: P) =>
  ({
    who: 'staff',
    permission,
    refusals: [
      staffAccessErrors.StaffSessionRequired,
      staffAccessErrors.NotPermitted,
      staffAccessErrors.TooManyReads,
      staffAccessErrors.TooManySearches,
    ],
  }) as const;

export type StaffAccess = ReturnType<typeof staff>;

/** Whoever comes to the desk's own door: not yet somebody, but from a network that the desk is open to. */
export const deskVisitor = { who: 'desk-visitor', refusals: [] } as const;

/**
 * Who may make a call, and what is answered to whoever may not. It is written at the call, enforced by the server before it
 * looks at the rest of a request, and told by the API's documentation. Whatever depends on it is a table by `who`:
 * another kind of caller is one more case here, and the types name every place that has yet to know it.
 */
export type Access =
  | typeof everybody
  | typeof guestOrCustomer
  | typeof customer
  | typeof deskVisitor
  | StaffAccess;
