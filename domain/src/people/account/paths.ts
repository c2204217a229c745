/**
 * The target of a notice's link for an owner who did not do it. Opening it changes nothing: a button there
 * sends a code.
 */
export const NOT_ME_PATH = '/non-ero-io';

/** With the address filled in: after the `#`, so that it reaches no server and no log. */
export const notMePath = (email: string) => `${NOT_ME_PATH}#${encodeURIComponent(email)}`;
