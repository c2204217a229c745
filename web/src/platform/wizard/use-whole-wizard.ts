import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from '../router/router.tsx';
import { STEP } from '../router/paths.ts';

/** The first question at once; all others as soon as they load. `retry` requests them again. */
export function useWholeWizard(opening: Wizard, load: () => Promise<Wizard>) {
  const [whole, setWhole] = useState<Wizard | null>(null);
  const [isLost, setLost] = useState(false);
  const bring = useEffectEvent(load);
  const { formId } = opening;
  const { search } = useLocation();

  useEffect(() => {
    if (isLost) return;
    let isGone = false;
    // A transition: nothing waits for it yet, so React renders it between the visitor's actions.
    const take = (wizard: Wizard) => startTransition(() => setWhole(wizard));
    bring().then(
      (wizard) => !isGone && wizard.formId === formId && take(wizard),
      () => !isGone && setLost(true),
    );
    return () => {
      isGone = true;
    };
  }, [formId, isLost]);

  return {
    wizard: whole?.formId === formId ? whole : opening,
    /** The rules for the first question may still be loading. */
    isArriving: whole?.formId !== formId && !isLost,
    // At the first question a failure to load the others is not shown.
    isLost: isLost && new URLSearchParams(search).has(STEP),
    retry: () => setLost(false),
  };
}
