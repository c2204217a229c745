import { WAY_TO_COMPLAIN } from '@riparo/domain/care/claims/complain.ts';
import type { SentClaim } from '@riparo/domain/care/claims/claim-calls.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import styles from './SentClaim.module.css';

/** The reason, the payment and its account, and what to do if the claimant disagrees. */
export function HowItEnded({ end }: { readonly end: NonNullable<SentClaim['end']> }) {
  return (
    <>
      {end.amountCents !== null && (
        <dl className={styles['facts']}>
          <div>
            <dt>Quanto</dt>
            <dd className={styles['sum']}>{formatEuro(cents(end.amountCents))}</dd>
          </div>
          {end.iban && (
            <div>
              <dt>Su quale conto</dt>
              <dd>{end.iban}</dd>
            </div>
          )}
        </dl>
      )}
      <p className={styles['words']}>{end.reason}</p>
      <p>
        {WAY_TO_COMPLAIN.text}{' '}
        <TextLink to={WAY_TO_COMPLAIN.link.href}>{WAY_TO_COMPLAIN.link.label}</TextLink>
      </p>
    </>
  );
}
