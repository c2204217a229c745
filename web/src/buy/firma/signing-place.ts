import { STEP } from '../../platform/router/paths.ts';
import type { Location } from '../../platform/router/address-bar.ts';

/** At the code, in the address: back leads to the documents, and a reload stays. */
export const CODE_STEP = `?${STEP}=codice`;

// The tick can not be in the address, which could be sent on: it stays with the browser's own memory of the page.
export const consented = { hasConsented: true } as const;

/** Only somebody who has agreed on this very page is asked for the code. */
export const isAtCode = ({ search, state }: Pick<Location, 'search' | 'state'>) =>
  search === CODE_STEP &&
  typeof state === 'object' &&
  state !== null &&
  'hasConsented' in state &&
  state.hasConsented === true;
