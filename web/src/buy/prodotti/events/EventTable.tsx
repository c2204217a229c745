import { type CoveredEvent, outcomesOf } from '@riparo/domain/buy/products/event.ts';
import { formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { FoldedTable } from '@riparo/ui/FoldedTable.tsx';
import { describeSize } from './event-words.ts';

/** An example of every event, for readers without scripts. */
export function EventTable({ events }: { readonly events: readonly CoveredEvent[] }) {
  return (
    <FoldedTable
      summary="Un esempio di ciascuno, in una tabella"
      caption="Che cosa si paga, esempio per esempio"
    >
      <thead>
        <tr>
          <th scope="col">Se succede</th>
          <th scope="col">Paga</th>
          <th scope="col">Resta a te</th>
        </tr>
      </thead>
      <tbody>
        {events.flatMap((event) =>
          outcomesOf(event, event.size.initial).map(({ of, paidCents, ownShareCents }) => (
            <tr key={`${event.key} ${of ?? ''}`}>
              <th scope="row">
                {event.name} ({[describeSize(event.size, event.size.initial), of].filter(Boolean).join(', ')})
              </th>
              <td>{formatWholeEuro(paidCents)}</td>
              <td>{ownShareCents === null ? 'nessun conto' : formatWholeEuro(ownShareCents)}</td>
            </tr>
          )),
        )}
      </tbody>
    </FoldedTable>
  );
}
