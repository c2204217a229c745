import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from '../router/router.tsx';
import { STEP } from '../router/paths.ts';

/** The first question at once; all of them as soon as they are here. `retry` asks for them again. */
export function useWholeWizard(opening: Wizard, load: () => Promise<Wizard>) {
  const [whole, setWhole] = useState<Wizard | null>(null);
  const [isLost, setLost] = useState(false);
  const bring = useEffectEvent(load);
  const { formId } = opening;
  const { search } = useLocation();

  useEffect(() => {
    if (isLost) return;
    let isGone = false;
    // Nobody waits for it yet: the screen draws itself anew with it in pieces, between what the visitor does.
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
    /** What judges the first question may still come. */
    isArriving: whole?.formId !== formId && !isLost,
    // Nobody is disturbed at the first question by others that did not arrive.
    isLost: isLost && new URLSearchParams(search).has(STEP),
    retry: () => setLost(false),
  };
}
