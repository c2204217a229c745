/** The page on which answers from another device are resumed. */
export const RESUME_LINK_PATH = '/riprendi';

/** The token follows the `#`, so that it reaches no server's log. */
export const resumeLinkPath = (token: string) => `${RESUME_LINK_PATH}#${token}`;
