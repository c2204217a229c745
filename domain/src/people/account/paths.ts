/** Where a notice leads somebody who did not do what it tells. Opening it changes nothing: a button there sends a code. */
export const NOT_ME_PATH = '/non-ero-io';

/** With the address filled in: behind the `#`, so that it reaches no server and no log. */
export const notMePath = (email: string) => `${NOT_ME_PATH}#${encodeURIComponent(email)}`;
