import type { LifePriceChoice } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { PRICE_LINES, PRICE_TOTAL } from '@riparo/domain/understand/life/price-lines.ts';
import { type Cents, cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import styles from './PriceMakeUp.module.css';

type Parts = LifePriceChoice['parts'];

type PriceMakeUpProps = { readonly parts: Parts; readonly monthlyCents: Cents };

/** The parts of the monthly price; the rows add up to it. */
export function PriceMakeUp({ parts, monthlyCents }: PriceMakeUpProps) {
  const rows = PRICE_LINES.filter(({ part }) => parts[part] !== 0);
  return (
    <section className={styles['section']} aria-labelledby="composizione">
      <h2 id="composizione">Dove va ogni centesimo</h2>
      <StackedBar parts={parts} total={monthlyCents} />
      <table className={styles['table']}>
        <caption>Come si compone il prezzo mensile</caption>
        <thead>
          <tr>
            <th scope="col">Voce</th>
            <th scope="col">Al mese</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, name, note }) => (
            <tr key={part}>
              <th scope="row">
                <span className={styles['name']} data-part={part}>
                  {name}
                </span>
                <span className={styles['note']}>{note}</span>
              </th>
              <td>{formatEuro(cents(parts[part]))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{PRICE_TOTAL}</th>
            <td>{formatEuro(monthlyCents)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function StackedBar({ parts, total }: { readonly parts: Parts; readonly total: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={styles['bar']} aria-hidden="true">
      {PRICE_LINES.map(({ part }, index) => {
        const before = PRICE_LINES.slice(0, index).reduce((sum, row) => sum + parts[row.part], 0);
        return (
          <rect
            key={part}
            x={(before / total) * 100}
            width={(parts[part] / total) * 100}
            height="6"
            className={styles['share']}
            data-part={part}
          />
        );
      })}
    </svg>
  );
}
