import { cents, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import styles from './PersonPanel.module.css';
import type { OneRequest } from '../cases/Assignment.tsx';

/** The life quote that the person saw. */
export function QuotePanel({ quote }: { readonly quote: NonNullable<OneRequest['quote']> }) {
  return (
    <Panel title="Il preventivo che ha visto">
      <dl className={styles['facts']}>
        <dt>Persona</dt>
        <dd>
          {quote.age} anni, {quote.smoker ? 'fuma' : 'non fuma'}
        </dd>
        <dt>Capitale</dt>
        <dd>{formatWholeEuro(cents(quote.sumAssuredCents))}</dd>
        <dt>Durata</dt>
        <dd>{quote.years} anni</dd>
        <dt>Prezzo</dt>
        <dd>
          {quote.monthlyCents === null ? 'Nessuno' : `${formatEuro(cents(quote.monthlyCents))} al mese`}
        </dd>
      </dl>
    </Panel>
  );
}
