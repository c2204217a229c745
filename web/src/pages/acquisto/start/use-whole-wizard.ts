import { purchaseOpening } from '@riparo/domain/purchase/openings.ts';
import type { Wizard } from '@riparo/domain/wizard/definition.ts';
import { useEffect, useState } from 'react';

const openings = new Map<string, Wizard>();

const openingOf = (productKey: string) => {
  const opening = openings.get(productKey) ?? purchaseOpening(productKey);
  openings.set(productKey, opening);
  return opening;
};

/** The first question at once; all of them as soon as they are here. `retry` asks for them again. */
export function useWholeWizard(productKey: string) {
  const [whole, setWhole] = useState<{ productKey: string; wizard: Wizard } | null>(null);
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (isLost) return;
    let isGone = false;
    import('@riparo/domain/purchase/wizards.ts').then(
      ({ findBuyableProduct }) => {
        const wizard = findBuyableProduct(productKey)?.wizard;
        if (wizard && !isGone) setWhole({ productKey, wizard });
        return undefined;
      },
      () => !isGone && setLost(true),
    );
    return () => {
      isGone = true;
    };
  }, [productKey, isLost]);

  return {
    wizard: whole?.productKey === productKey ? whole.wizard : openingOf(productKey),
    isLost,
    retry: () => setLost(false),
  };
}
