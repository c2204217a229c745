/**
 * The build's placeholder for the site's own origin in canonical links, share pictures and the site map. The
 * server, which alone knows its `PUBLIC_URL`, replaces it when it loads the site.
 */
export const UNKNOWN_ORIGIN = 'https://origin.invalid';
