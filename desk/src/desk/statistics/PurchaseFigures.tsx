import { addFunnels, type Funnel } from '@riparo/domain/desk/statistics/figures.ts';
import { FUNNEL_STEPS, funnelStepNames } from '@riparo/domain/desk/statistics/kinds.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { BarTable } from './BarTable.tsx';
import { sayNumber, sayProduct, sayShare } from './say-figures.ts';
import type { Figures } from './use-figures.ts';
import { WideTable } from './WideTable.tsx';

/** Of what was opened in the period, how much has come how far until today. */
export function PurchaseFigures({ figures: { funnel } }: { readonly figures: Pick<Figures, 'funnel'> }) {
  const funnels: readonly Funnel[] = funnel.toSorted((one, other) => other.opened - one.opened);
  const all = addFunnels(funnels);
  return (
    <>
      <Panel title="Fin dove arrivano le pratiche">
        <BarTable
          caption="Le pratiche aperte nel periodo, e fin dove sono arrivate fino a oggi"
          head={['Passo', 'Pratiche']}
          bars={FUNNEL_STEPS.map((step) => ({
            key: step,
            name: funnelStepNames[step],
            value: all[step],
            text:
              all.opened === 0 || step === 'opened'
                ? sayNumber(all[step])
                : `${sayNumber(all[step])} (${sayShare(all[step] / all.opened)})`,
          }))}
        />
      </Panel>
      <Panel title="Per prodotto">
        {funnels.length === 0 ? (
          <p>Nessuna pratica aperta nel periodo.</p>
        ) : (
          <WideTable label="Pratiche per prodotto">
            <thead>
              <tr>
                <th scope="col">Prodotto</th>
                {FUNNEL_STEPS.map((step) => (
                  <th key={step} scope="col">
                    {funnelStepNames[step]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {funnels.map((each) => (
                <tr key={each.product}>
                  <th scope="row">{sayProduct(each.product)}</th>
                  {FUNNEL_STEPS.map((step) => (
                    <td key={step}>{sayNumber(each[step])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </WideTable>
        )}
      </Panel>
    </>
  );
}
