import { brand } from '../../platform/brand/brand.ts';

/**
 * A cookie beside the session's own, which scripts cannot read. It is not secret: the site asks who is signed
 * in only if it is present, and without it a page for customers shows the login at once.
 */
export const SESSION_MARKER = `${brand.cookiePrefix}_signed_in`;
