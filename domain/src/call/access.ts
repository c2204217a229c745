import { accessErrors } from './access-errors.ts';

/** Whoever asks, and who it is makes no difference: also what an unguessable address or a mailed link opens. */
export const everybody = { who: 'everybody', refusals: [] } as const;

/** Whoever asks; a customer who is signed in is recognised. */
export const guestOrCustomer = { who: 'guest-or-customer', refusals: [] } as const;

/** Who is signed in to the site. */
export const customer = { who: 'customer', refusals: [accessErrors.SessionRequired] } as const;

/**
 * Who may make a call, and what is answered to whoever may not. It is written at the call, enforced by the server before it
 * looks at the rest of a request, and told by the API's documentation. Whatever depends on it is a table by `who`:
 * another kind of caller is one more case here, and the types name every place that has yet to know it.
 */
export type Access = typeof everybody | typeof guestOrCustomer | typeof customer;
