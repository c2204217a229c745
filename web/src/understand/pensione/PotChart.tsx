import type { PensionWhatIf, WhatIfYear } from '@riparo/domain/understand/pension/what-if.ts';
import { cents, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { useId } from 'react';
import { FoldedTable } from '@riparo/ui/FoldedTable.tsx';
import styles from './PotChart.module.css';

type PotChartProps = {
  readonly whatIf: PensionWhatIf;
  /** The estimate, which stays visible as a line when something was changed. */
  readonly atRest: PensionWhatIf;
  readonly thisYear: number;
};

const WIDTH = 640;
const HEIGHT = 280;
const MARGIN = { top: 24, right: 12, bottom: 32, left: 64 };
const INNER = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };

/** A round figure above the highest one, so that the grid lines have readable amounts. */
const roundAbove = (amount: number) => {
  const size = 10 ** Math.floor(Math.log10(Math.max(amount, 1)));
  return ([1, 2, 4, 5, 8, 10].find((factor) => factor * size >= amount) ?? 10) * size;
};

const totalOf = ({ potCents, savedCents }: WhatIfYear) => cents(potCents + savedCents);
const highestOf = ({ pot }: PensionWhatIf) => Math.max(0, ...pot.map(totalOf));

/** Contributions adding up year by year: the chart first, the same figures as a table below. */
export function PotChart({ whatIf, atRest, thisYear }: PotChartProps) {
  const titleId = useId();
  const { pot, yearOfRetirement, savingsCents } = whatIf;
  const last = pot.at(-1);
  const first = pot[0];
  if (!first || !last) return null;
  const top = roundAbove(Math.max(highestOf(whatIf), highestOf(atRest)));
  const lastYear = Math.max(last.year, atRest.pot.at(-1)?.year ?? last.year);
  const span = Math.max(1, lastYear - first.year);
  const x = (year: number) => MARGIN.left + ((year - first.year) / span) * INNER.width;
  const y = (amount: number) => MARGIN.top + INNER.height * (1 - amount / top);
  const lineOf = (years: readonly WhatIfYear[], amount: (year: WhatIfYear) => number) =>
    years.map((each) => `${x(each.year).toFixed(1)} ${y(amount(each)).toFixed(1)}`).join('L');
  const areaOf = (amount: (year: WhatIfYear) => number) =>
    `M${x(first.year)} ${y(0)}L${lineOf(pot, amount)}L${x(last.year)} ${y(0)}z`;
  const today = pot.find(({ year }) => year === thisYear);
  return (
    <div className={styles['section']}>
      <h3>Come cresce il tuo montante</h3>
      <p>
        Ogni anno circa un terzo del tuo reddito lordo diventa contributo e si rivaluta. Alla pensione avrai
        accumulato circa <strong>{formatWholeEuro(cents(last.potCents))}</strong>
        {savingsCents > 0 && (
          <>
            , e accanto circa <strong>{formatWholeEuro(cents(last.savedCents))}</strong> di risparmi
          </>
        )}
        .
      </p>
      <figure>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-labelledby={titleId}
          className={styles['chart']}
        >
          <title id={titleId}>
            {`Il montante cresce da ${formatWholeEuro(cents(first.potCents))} nel ${first.year} a ${formatWholeEuro(cents(last.potCents))} nel ${last.year}${savingsCents > 0 ? `, con ${formatWholeEuro(cents(last.savedCents))} di risparmi accanto` : ''}.`}
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
          {savingsCents > 0 && <path d={areaOf(totalOf)} className={styles['savings']} />}
          <path d={areaOf(({ potCents }) => potCents)} className={styles['area']} />
          {atRest !== whatIf && (
            <path d={`M${lineOf(atRest.pot, ({ potCents }) => potCents)}`} className={styles['atRest']} />
          )}
          <path d={`M${lineOf(pot, ({ potCents }) => potCents)}`} className={styles['line']} />
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
          <circle cx={x(last.year)} cy={y(totalOf(last))} r="6" className={styles['dot']} />
          <text x={x(first.year)} y={HEIGHT - 8}>
            {first.year}
          </text>
          <text x={x(lastYear)} y={HEIGHT - 8} textAnchor="end">
            {lastYear}
          </text>
        </svg>
        <figcaption className={styles['caption']}>
          Migliaia di euro accumulate dal {first.year} alla pensione nel {yearOfRetirement}.
          {atRest !== whatIf && ' La linea tratteggiata è la tua stima.'}
          {savingsCents > 0 && ' La fascia sopra la linea sono i risparmi.'}
        </figcaption>
      </figure>
      <PotTable pot={pot} withSavings={savingsCents > 0} />
    </div>
  );
}

type PotTableProps = { readonly pot: PensionWhatIf['pot']; readonly withSavings: boolean };

function PotTable({ pot, withSavings }: PotTableProps) {
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
          {withSavings && <th scope="col">Risparmi</th>}
        </tr>
      </thead>
      <tbody>
        {pot.map(({ year, contributionCents, potCents, savedCents }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{formatEuro(cents(contributionCents))}</td>
            <td>{formatEuro(cents(potCents))}</td>
            {withSavings && <td>{formatEuro(savedCents)}</td>}
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
