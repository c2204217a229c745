/** Begins to count a visit at the collector's address; the answer ends it. */
type Counting = (address: string) => () => void;

let load: () => Promise<Counting> = async () => () => () => undefined;

/** Told once, at the start: each kind of page names itself in its own way. */
export const provideCounting = (chosen: () => Promise<Counting>) => void (load = chosen);

export const loadCounting = () => load();
