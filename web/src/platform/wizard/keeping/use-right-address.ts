import type { WizardState } from '@riparo/domain/platform/wizard/engine.ts';
import { useEffect } from 'react';
import { STEP } from '../../router/paths.ts';
import { correctAddress, readAddressBar } from '../../router/address-bar.ts';
import { useLocation } from '../../router/router.tsx';

const said = (search: string) => new URLSearchParams(search).get(STEP);

/** A step that the answers do not reach, or that is not asked, has no address: it says what is on the screen. */
export function useRightAddress({ currentStep }: WizardState): void {
  const here = said(useLocation().search);
  const right = String(currentStep + 1);
  useEffect(() => {
    // Not while the address is already another one, and its screen on the way.
    if (here !== null && here !== right && said(readAddressBar().search) === here)
      correctAddress(`?${STEP}=${right}`);
  }, [here, right]);
}
