/**
 * What the build writes where the site's own origin belongs: in canonical links, pictures to share, the site map. The
 * server, which alone knows its `PUBLIC_URL`, puts that in when it loads the site.
 */
export const UNKNOWN_ORIGIN = 'https://origin.invalid';
