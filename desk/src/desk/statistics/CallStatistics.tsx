import { shareKept } from '@riparo/domain/desk/statistics/figures.ts';
import { CALL_WAIT_KINDS, callWaitNames } from '@riparo/domain/desk/statistics/kinds.ts';
import { type Period, placesOf } from '@riparo/domain/desk/statistics/period.ts';
import { FoldedTable } from '@riparo/ui/FoldedTable.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { BarTable } from './BarTable.tsx';
import { Columns } from './Columns.tsx';
import { formatNumber, formatPlace, formatShare } from './format-statistics.ts';
import type { Figures } from './use-statistics.ts';

interface CallStatisticsProps {
  readonly figures: Pick<Figures, 'promises' | 'waits' | 'words'>;
  readonly period: Period;
}

/** Whether calls were made as promised, and how long people waited. */
export function CallStatistics({ figures: { promises, waits, words }, period }: CallStatisticsProps) {
  const places = placesOf(period);
  return (
    <>
      <PromisesPanel
        title="Promesse mantenute"
        label="Quante chiamate promesse sono state fatte in tempo e quante no; i numeri sono nella tabella."
        caption="Chiamate promesse, nel giorno per cui erano promesse"
        promises={promises}
        places={places}
      />
      <Panel title="Quanto aspettano">
        <BarTable
          caption="Dalla richiesta alla prima chiamata, in minuti in cui siamo aperti; senza le chiamate prenotate"
          head={['Attesa', 'Persone']}
          bars={CALL_WAIT_KINDS.map((kind) => ({
            key: kind,
            name: callWaitNames[kind],
            value: waits[kind],
            text: formatNumber(waits[kind]),
          }))}
        />
      </Panel>
      <PromisesPanel
        title="Notizie sui sinistri"
        label="Quante notizie promesse a chi ha denunciato un sinistro sono arrivate in tempo e quante no; i numeri sono nella tabella."
        caption="Notizie promesse, nel giorno per cui erano promesse"
        promises={words}
        places={places}
      />
    </>
  );
}

interface PromisesPanelProps {
  readonly title: string;
  readonly label: string;
  readonly caption: string;
  readonly promises: Figures['promises'];
  readonly places: readonly string[];
}

/** The promises of each day or month and how many were met: as a chart and as a table. */
function PromisesPanel({ title, label, caption, promises, places }: PromisesPanelProps) {
  const rows = places.map((at) => promises.find((each) => each.at === at) ?? { at, kept: 0, missed: 0 });
  return (
    <Panel title={title}>
      <Columns
        label={label}
        places={places.map(formatPlace)}
        series={[
          { name: 'In tempo', tone: 'first', values: rows.map(({ kept }) => kept) },
          { name: 'In ritardo', tone: 'second', values: rows.map(({ missed }) => missed) },
        ]}
        write={formatNumber}
      />
      <FoldedTable summary="I numeri" caption={caption}>
        <thead>
          <tr>
            <th scope="col">Quando</th>
            <th scope="col">In tempo</th>
            <th scope="col">In ritardo</th>
            <th scope="col">Mantenute</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.at}>
              <th scope="row">{formatPlace(row.at)}</th>
              <td>{formatNumber(row.kept)}</td>
              <td>{formatNumber(row.missed)}</td>
              <td>{formatShare(shareKept(row))}</td>
            </tr>
          ))}
        </tbody>
      </FoldedTable>
    </Panel>
  );
}
