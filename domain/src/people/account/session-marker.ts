import { brand } from '../../platform/brand/brand.ts';

/**
 * The cookie that stands beside the one of the session, which no script can read. It holds no secret: the site asks who
 * is signed in only where it is, and without it a page for whoever is signed in is the login from the start.
 */
export const SESSION_MARKER = `${brand.cookiePrefix}_signed_in`;
