import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import lists from './claim-parts.module.css';
import type { OneClaim } from './use-claim.ts';

interface AmountLimitsProps {
  readonly claim: Pick<OneClaim, 'terms' | 'limits'>;
  /** What is written in the field; null while it is no sum. */
  readonly amountCents: number | null;
}

/** What the policy gives and has given already, beside the field for the sum: read before anything is pressed. */
export function AmountLimits({ claim: { terms, limits }, amountCents }: AmountLimitsProps) {
  const guarantee = terms?.guarantees.find(({ isThis }) => isThis);
  const { onePersonCents, paidBefore, paidBeforeCents } = limits;
  return (
    <div id="claim-amount-limits" className={styles['soft']}>
      <ul className={lists['list']}>
        <li>
          {guarantee
            ? `${guarantee.name}: ${guarantee.limit}`
            : 'Nessuna garanzia corrisponde a quello che è successo: controlla le condizioni'}
        </li>
        {terms?.limits.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {paidBefore > 0 && (
          <li>
            Con questa polizza, per lo stesso motivo,{' '}
            {paidBefore === 1
              ? 'un altro sinistro è stato pagato'
              : `altri ${paidBefore} sinistri sono stati pagati`}
            : in tutto {formatEuro(cents(paidBeforeCents))}
          </li>
        )}
      </ul>
      <p role="status">
        {amountCents !== null && amountCents > onePersonCents && (
          <strong>
            Supera {formatEuro(cents(onePersonCents))}: lo accetta una persona e lo paga un’altra, che può
            fare rimborsi.
          </strong>
        )}
      </p>
    </div>
  );
}
