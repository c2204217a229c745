import { Panel } from '../parts/Panel.tsx';
import styles from './PersonPanel.module.css';
import type { OneRequest } from './use-request.ts';

const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });
const inEuros = (cents: number) => euros.format(cents / 100);

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
        <dd>{inEuros(quote.sumAssuredCents)}</dd>
        <dt>Durata</dt>
        <dd>{quote.years} anni</dd>
        <dt>Prezzo</dt>
        <dd>{quote.monthlyCents === null ? 'Nessuno' : `${inEuros(quote.monthlyCents)} al mese`}</dd>
      </dl>
    </Panel>
  );
}
