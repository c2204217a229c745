/** Where answers that were given on another device are gone on with. */
export const CARRIED_PATH = '/riprendi';

/** The token stands behind the `#`, so that it reaches no server's log. */
export const carriedPath = (token: string) => `${CARRIED_PATH}#${token}`;
