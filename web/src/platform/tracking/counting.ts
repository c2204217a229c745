/** Starts counting a visit at the collector's address; returns how to stop. */
type Counting = (address: string) => () => void;

let load: () => Promise<Counting> = async () => () => () => undefined;

/** Set once at startup: each kind of page has its own way to name itself. */
export const provideCounting = (chosen: () => Promise<Counting>) => void (load = chosen);

export const loadCounting = () => load();
