import { promoCodeIn } from '@riparo/domain/buy/products/ski/answers.ts';
import { describeDuration, describePeople, PACKAGE_NAMES } from '@riparo/domain/buy/products/ski/choice.ts';
import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { priceSki } from '@riparo/domain/buy/products/ski/price.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { ChevronUp } from '@riparo/ui/icons/ChevronUp.ts';
import { useState } from 'react';
import { Sheet } from '@riparo/ui/Dialog.tsx';
import { SaidWhenChanged } from '@riparo/ui/SaidWhenChanged.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { useLocation } from '../../../../platform/router/router.tsx';
import { STEP } from '../../../../platform/router/paths.ts';
import { RESULT } from '../../../../platform/wizard/step-address.ts';
import { useGiven } from '../given.ts';
import { Price } from './Price.tsx';
import { PolicyFacts } from './PolicyFacts.tsx';
import styles from './SummaryBar.module.css';

/** The same on a phone: a bar at the lower edge, in reach of the thumb, that opens into a sheet. */
export function SummaryBar() {
  const given = useGiven();
  const [isOpen, setOpen] = useState(false);
  const choice = choiceIn(given);
  const price = priceSki(choice, promoCodeIn(given));
  const isAsking = new URLSearchParams(useLocation().search).get(STEP) !== RESULT;
  if (!isAsking) return null;
  return (
    <>
      {/* On a desk too, where the bar is not seen: the card beside the questions is as far from them. */}
      <SaidWhenChanged text={`Prezzo: ${formatEuro(price.totalCents)} per ${describePeople(choice)}`} />
      <div className={styles['below']}>
        <button type="button" className={styles['bar']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={styles['brief']}>
            <span>
              {PACKAGE_NAMES[choice.policyType]} · {describeDuration(choice)}
            </span>
            <span className={styles['people']}>{describePeople(choice)}</span>
          </span>
          <span className={styles['amount']}>
            <Price price={price} />
          </span>
          <ChevronUp size={22} aria-hidden="true" />
          <VisuallyHidden>Apri il riepilogo</VisuallyHidden>
        </button>
        <Sheet open={isOpen} onClose={() => setOpen(false)} title="La tua polizza sci">
          <PolicyFacts given={given} />
        </Sheet>
      </div>
    </>
  );
}
