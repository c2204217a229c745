import type { LifePriceChoice } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { neighboursOf } from '@riparo/domain/understand/life/neighbours.ts';
import { cents, centsFromEuro, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { type Choice, isSameChoice } from './choice.ts';
import styles from './NeighbourPrices.module.css';

type NeighbourPricesProps = {
  readonly choices: readonly LifePriceChoice[];
  readonly choice: Choice;
  readonly onPick: (choice: Choice) => void;
};

/** What the same person would pay nearby. Each row has the figure, its bar and a button to choose it. */
export function NeighbourPrices({ choices, choice, onPick }: NeighbourPricesProps) {
  const { bySum, byDuration } = neighboursOf(choices, choice);
  const sum = formatWholeEuro(centsFromEuro(choice.sum_assured));
  return (
    <section className={styles['section']} aria-labelledby="vicini">
      <div className={styles['texts']}>
        <h2 id="vicini">I prezzi qui vicino</h2>
        <p>Ogni riga è un prezzo che puoi avere oggi: scegline una e lo vedi qui sopra.</p>
      </div>
      <div className={styles['tables']}>
        <PriceTable
          caption={`Con ${sum}, per altre durate`}
          column="Durata"
          rows={byDuration}
          nameOf={({ duration }) => `${duration} anni`}
          choice={choice}
          onPick={onPick}
        />
        <PriceTable
          caption={`Per ${choice.duration} anni, con altri capitali`}
          column="Capitale"
          rows={bySum}
          nameOf={({ sum_assured }) => formatWholeEuro(centsFromEuro(sum_assured))}
          choice={choice}
          onPick={onPick}
        />
      </div>
    </section>
  );
}

type PriceTableProps = {
  readonly caption: string;
  readonly column: string;
  readonly rows: readonly LifePriceChoice[];
  readonly nameOf: (choice: Choice) => string;
  readonly choice: Choice;
  readonly onPick: (choice: Choice) => void;
};

function PriceTable({ caption, column, rows, nameOf, choice, onPick }: PriceTableProps) {
  const highest = Math.max(...rows.map(({ priceCents }) => priceCents));
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          <th scope="col">Al mese</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isChosen = isSameChoice(row, choice);
          return (
            <tr key={`${row.sum_assured} ${row.duration}`} data-chosen={isChosen}>
              <th scope="row">
                <button
                  type="button"
                  className={styles['pick']}
                  aria-pressed={isChosen}
                  onClick={() => onPick({ sum_assured: row.sum_assured, duration: row.duration })}
                >
                  {nameOf(row)}
                </button>
              </th>
              <td>
                <span className={styles['amount']}>{formatEuro(cents(row.priceCents))}</span>
                <svg
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  className={styles['bar']}
                  aria-hidden="true"
                >
                  <rect width="100" height="4" className={styles['track']} />
                  <rect width={(row.priceCents / highest) * 100} height="4" className={styles['value']} />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
