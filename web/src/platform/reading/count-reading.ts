import { countVisit } from '../tracking/count-visit.ts';

/** A page for reading is called what it was rendered as, and links to pages that are called what they are addressed by. */
const pageOf = (pathname: string) =>
  pathname === location.pathname ? (document.getElementById('root')?.dataset['address'] ?? null) : pathname;

export const countReading = (address: string) => countVisit(address, pageOf);
