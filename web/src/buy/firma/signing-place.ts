import { STEP } from '../../platform/router/paths.ts';
import type { Location } from '../../platform/router/address-bar.ts';

/** The code step in the address: back leads to the documents, and a reload stays. */
export const CODE_STEP = `?${STEP}=codice`;

// The tick must not be in the address, which can be shared: it is in the history state.
export const consented = { hasConsented: true } as const;

/** Only a customer who agreed on this page is asked for the code. */
export const isAtCode = ({ search, state }: Pick<Location, 'search' | 'state'>) =>
  search === CODE_STEP &&
  typeof state === 'object' &&
  state !== null &&
  'hasConsented' in state &&
  state.hasConsented === true;
