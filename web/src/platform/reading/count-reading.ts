import { countVisit } from '../tracking/count-visit.ts';

/** A static page goes by its prerendered name; other linked pages by their address. */
const pageOf = (pathname: string) =>
  pathname === location.pathname ? (document.getElementById('root')?.dataset['address'] ?? null) : pathname;

export const countReading = (address: string) => countVisit(address, pageOf);
