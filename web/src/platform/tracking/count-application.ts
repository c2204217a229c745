import { countVisit } from './count-visit.ts';
import { pageOf } from './page-of.ts';

/** In the application every address is named by the site map. */
export const countApplication = (address: string) => countVisit(address, pageOf);
