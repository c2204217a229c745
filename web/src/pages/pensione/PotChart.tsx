import type { PensionResult } from '@riparo/domain/contract/pension-calls.ts';
import { cents, formatEuro, formatWholeEuro } from '@riparo/domain/values/money.ts';
import { useId } from 'react';
import { FoldedTable } from '../../ui/FoldedTable.tsx';
import styles from './PotChart.module.css';

type PotChartProps = {
  readonly pot: PensionResult['pot'];
  readonly thisYear: number;
  readonly yearOfRetirement: number;
};

const WIDTH = 640;
const HEIGHT = 280;
const MARGIN = { top: 24, right: 12, bottom: 32, left: 64 };
const INNER = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };

/** A round figure above the highest one, so that the grid's lines carry readable amounts. */
const roundAbove = (amount: number) => {
  const size = 10 ** Math.floor(Math.log10(Math.max(amount, 1)));
  return ([1, 2, 4, 5, 8, 10].find((factor) => factor * size >= amount) ?? 10) * size;
};

/** Contributions piling up year by year: the picture first, the same figures as a table below it. */
export function PotChart({ pot, thisYear, yearOfRetirement }: PotChartProps) {
  const titleId = useId();
  const last = pot.at(-1);
  const first = pot[0];
  if (!first || !last) return null;
  const top = roundAbove(last.potCents);
  const span = Math.max(1, last.year - first.year);
  const x = (year: number) => MARGIN.left + ((year - first.year) / span) * INNER.width;
  const y = (amount: number) => MARGIN.top + INNER.height * (1 - amount / top);
  const line = pot.map(({ year, potCents }) => `${x(year).toFixed(1)} ${y(potCents).toFixed(1)}`).join('L');
  const today = pot.find(({ year }) => year === thisYear);
  return (
    <section aria-labelledby="montante" className={styles['section']}>
      <h2 id="montante">Come cresce il tuo montante</h2>
      <p>
        Ogni anno circa un terzo del tuo reddito lordo diventa contributo e si rivaluta. Alla pensione avrai
        accumulato <strong>{formatWholeEuro(cents(last.potCents))}</strong>.
      </p>
      <figure>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-labelledby={titleId}
          className={styles['chart']}
        >
          <title id={titleId}>
            {`Il montante cresce da ${formatWholeEuro(cents(first.potCents))} nel ${first.year} a ${formatWholeEuro(cents(last.potCents))} nel ${last.year}.`}
          </title>
          {[0, 0.25, 0.5, 0.75, 1].map((part) => (
            <g key={part}>
              <line
                x1={MARGIN.left}
                x2={WIDTH - MARGIN.right}
                y1={y(top * part)}
                y2={y(top * part)}
                className={styles['grid']}
              />
              <text x={MARGIN.left - 10} y={y(top * part) + 4} textAnchor="end">
                {thousands(top * part)}
              </text>
            </g>
          ))}
          <path d={`M${x(first.year)} ${y(0)}L${line}L${x(last.year)} ${y(0)}z`} className={styles['area']} />
          <path d={`M${line}`} className={styles['line']} />
          {today && today !== last && today !== first && (
            <g>
              <line
                x1={x(thisYear)}
                x2={x(thisYear)}
                y1={y(today.potCents)}
                y2={y(0)}
                className={styles['today']}
              />
              <circle cx={x(thisYear)} cy={y(today.potCents)} r="6" className={styles['dot']} />
              <text x={x(thisYear)} y={y(today.potCents) - 14} textAnchor="middle" className={styles['mark']}>
                oggi
              </text>
            </g>
          )}
          <circle cx={x(last.year)} cy={y(last.potCents)} r="6" className={styles['dot']} />
          <text x={x(first.year)} y={HEIGHT - 8}>
            {first.year}
          </text>
          <text x={x(last.year)} y={HEIGHT - 8} textAnchor="end">
            {last.year}
          </text>
        </svg>
        <figcaption className={styles['caption']}>
          Migliaia di euro accumulate dal {first.year} alla pensione nel {yearOfRetirement}
        </figcaption>
      </figure>
      <PotTable pot={pot} />
    </section>
  );
}

function PotTable({ pot }: Pick<PotChartProps, 'pot'>) {
  return (
    <FoldedTable
      summary="Le stesse cifre, anno per anno"
      caption="Contributi versati e montante alla fine di ogni anno"
    >
      <thead>
        <tr>
          <th scope="col">Anno</th>
          <th scope="col">Contributi</th>
          <th scope="col">Montante</th>
        </tr>
      </thead>
      <tbody>
        {pot.map(({ year, contributionCents, potCents }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{formatEuro(cents(contributionCents))}</td>
            <td>{formatEuro(cents(potCents))}</td>
          </tr>
        ))}
      </tbody>
    </FoldedTable>
  );
}

const thousands = (amountCents: number) =>
  amountCents === 0
    ? '0'
    : `${new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 }).format(amountCents / 100_000)}\u00a0mila`;
