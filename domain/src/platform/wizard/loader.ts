/**
 * How long a loader is shown at least: the specification says 1000 to 1500 ms, and a shorter flash cannot be
 * read.
 */
export const LOADER_MS = 1000;
