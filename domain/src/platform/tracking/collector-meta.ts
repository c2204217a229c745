/** The server names the collector of a page in a meta tag of this name; without one there is nothing to consent to. */
export const COLLECTOR_META = 'collector';
