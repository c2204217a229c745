/** The server names a page's collector in this meta tag; without it there is nothing to consent to. */
export const COLLECTOR_META = 'collector';
