import type { Permission } from './roles.ts';
import { accessErrors, staffAccessErrors } from './access-errors.ts';

/** Any caller, signed in or not. Also used where an unguessable address or a mailed link gives access. */
export const everybody = { who: 'everybody', refusals: [] } as const;

/** Any caller; a customer who is signed in is recognised. */
export const guestOrCustomer = { who: 'guest-or-customer', refusals: [] } as const;

/** A customer signed in to the site. */
export const customer = { who: 'customer', refusals: [accessErrors.SessionRequired] } as const;

/** A member of staff signed in to the desk, with a role that has this permission. */
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

/** A visitor to the desk's sign-in: not signed in yet, but from a network the desk is open to. */
export const deskVisitor = { who: 'desk-visitor', refusals: [] } as const;

/**
 * Who may make a call, and the errors for those who may not. Declared with the call, enforced by the server
 * before it reads the rest of the request, and shown in the API's documentation. Everything that depends on
 * it is a table keyed by `who`: a new kind of caller is one more case here, and the types then find every
 * place that must handle it.
 */
export type Access =
  | typeof everybody
  | typeof guestOrCustomer
  | typeof customer
  | typeof deskVisitor
  | StaffAccess;
