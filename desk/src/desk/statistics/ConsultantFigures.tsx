import { shareKept } from '@riparo/domain/desk/statistics/figures.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useMay } from '../../platform/session/session.ts';
import { sayNumber, sayShare } from './say-figures.ts';
import type { Figures } from './use-figures.ts';
import { WideTable } from './WideTable.tsx';

/** Who did what; whoever does not answer for others sees their own row. */
export function ConsultantFigures({
  figures: { consultants },
}: {
  readonly figures: Pick<Figures, 'consultants'>;
}) {
  const seesAll = useMay('read-figures-of-others');
  return (
    <Panel title={seesAll ? 'Per consulente' : 'I tuoi numeri'}>
      {consultants.length === 0 ? (
        <p>{seesAll ? 'Nessuno ha chiamato nel periodo.' : 'Nel periodo non hai fatto chiamate.'}</p>
      ) : (
        <WideTable label="Numeri per consulente">
          <thead>
            <tr>
              <th scope="col">Chi</th>
              <th scope="col">Chiamate</th>
              <th scope="col">In tempo</th>
              <th scope="col">In ritardo</th>
              <th scope="col">Mantenute</th>
              <th scope="col">Pratiche aperte</th>
              <th scope="col">Pagate</th>
            </tr>
          </thead>
          <tbody>
            {consultants.map((each) => (
              <tr key={each.id}>
                <th scope="row">{each.name}</th>
                <td>{sayNumber(each.calls)}</td>
                <td>{sayNumber(each.kept)}</td>
                <td>{sayNumber(each.missed)}</td>
                <td>{sayShare(shareKept(each))}</td>
                <td>{sayNumber(each.opened)}</td>
                <td>{sayNumber(each.paid)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </Panel>
  );
}
