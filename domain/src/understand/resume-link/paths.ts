/** The page on which answers from another device are resumed. */
export const CARRIED_PATH = '/riprendi';

/** The token follows the `#`, so that it reaches no server's log. */
export const carriedPath = (token: string) => `${CARRIED_PATH}#${token}`;
