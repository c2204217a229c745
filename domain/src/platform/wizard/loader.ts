/** How long a loader stays at least: the specification says 1000 to 1500 ms, and a shorter flash is read by no one. */
export const LOADER_MS = 1000;
