import { addAmounts } from '@riparo/domain/desk/statistics/figures.ts';
import { type Period, placesOf } from '@riparo/domain/desk/statistics/period.ts';
import { FoldedTable } from '@riparo/ui/FoldedTable.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { BarTable } from './BarTable.tsx';
import { Columns, type Series } from './Columns.tsx';
import { formatEuro, formatNumber, formatPlace, productTitle } from './format-statistics.ts';
import type { Figures } from './use-statistics.ts';

interface MoneyStatisticsProps {
  readonly figures: Pick<Figures, 'premium' | 'refunds'>;
  readonly period: Period;
}

/** Premiums received, by product, and refunds. */
export function MoneyStatistics({ figures: { premium, refunds }, period }: MoneyStatisticsProps) {
  const byProduct = [...Map.groupBy(premium, ({ product }) => product)]
    .map(([product, some]) => ({ product, ...addAmounts(some) }))
    .toSorted((one, other) => other.cents - one.cents);
  return (
    <>
      <Amounts
        title="Premi incassati"
        label="I premi incassati nel tempo; i numeri sono nella tabella."
        caption="Premi, nel giorno in cui sono arrivati"
        tone="first"
        amounts={premium}
        period={period}
      />
      <Panel title="Premi per prodotto">
        {byProduct.length === 0 ? (
          <p>Nessun premio nel periodo.</p>
        ) : (
          <BarTable
            caption="Premi incassati nel periodo"
            head={['Prodotto', 'Premi']}
            bars={byProduct.map(({ product, cents, number }) => ({
              key: product,
              name: productTitle(product),
              value: cents,
              text: `${formatEuro(cents)} (${formatNumber(number)})`,
            }))}
          />
        )}
      </Panel>
      <Amounts
        title="Rimborsi"
        label="I rimborsi nel tempo; i numeri sono nella tabella."
        caption="Rimborsi, nel giorno in cui sono partiti"
        tone="second"
        amounts={refunds}
        period={period}
      />
    </>
  );
}

interface AmountsProps {
  readonly title: string;
  readonly label: string;
  readonly caption: string;
  readonly tone: Series['tone'];
  readonly amounts: readonly { readonly at: string; readonly number: number; readonly cents: number }[];
  readonly period: Period;
}

function Amounts({ title, label, caption, tone, amounts, period }: AmountsProps) {
  const places = placesOf(period);
  const rows = places.map((at) => ({ at, ...addAmounts(amounts.filter((each) => each.at === at)) }));
  return (
    <Panel title={title}>
      <Columns
        label={label}
        places={places.map(formatPlace)}
        series={[{ name: title, tone, values: rows.map(({ cents }) => cents) }]}
        write={formatEuro}
      />
      <FoldedTable summary="I numeri" caption={caption}>
        <thead>
          <tr>
            <th scope="col">Quando</th>
            <th scope="col">Quanti</th>
            <th scope="col">Somma</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, number, cents }) => (
            <tr key={at}>
              <th scope="row">{formatPlace(at)}</th>
              <td>{formatNumber(number)}</td>
              <td>{formatEuro(cents)}</td>
            </tr>
          ))}
        </tbody>
      </FoldedTable>
    </Panel>
  );
}
