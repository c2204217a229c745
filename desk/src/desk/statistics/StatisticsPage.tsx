import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { useAddressFilter } from '../../platform/parts/use-address-filter.ts';
import { Loading } from '../../platform/parts/Loading.tsx';
import { useNow } from '../../platform/time/now.ts';
import { CallStatistics } from './CallStatistics.tsx';
import { StatisticsFilters } from './StatisticsFilters.tsx';
import { type StatisticsFilter, readStatisticsFilter, writeStatisticsFilter } from './statistics-filter.ts';
import styles from './StatisticsPage.module.css';
import { MoneyStatistics } from './MoneyStatistics.tsx';
import { Summary } from './Summary.tsx';
import { useStatistics, type Figures } from './use-statistics.ts';
import { shareKept, addFunnels, type Funnel } from '@riparo/domain/desk/statistics/figures.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useCan } from '../../platform/session/session.ts';
import { formatNumber, formatShare, productTitle } from './format-statistics.ts';
import { FUNNEL_STEPS, funnelStepNames } from '@riparo/domain/desk/statistics/kinds.ts';
import { BarTable } from './BarTable.tsx';
import type { ReactNode } from 'react';

/** A table of numbers: if wider than the screen, it scrolls by finger or by arrow keys. */
const WideTable = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
  <div className={styles['wide']} tabIndex={0} role="group" aria-label={label}>
    <table className={styles['table']}>{children}</table>
  </div>
);

/** The statistics: promises met, purchases, money received and refunded. */
export default function StatisticsPage() {
  const today = dayInRome(useNow());
  const [filter, change] = useAddressFilter(
    (params) => readStatisticsFilter(params, today),
    writeStatisticsFilter,
  );
  return (
    <Screen>
      <PageTitle>Andamento</PageTitle>
      <StatisticsFilters filter={filter} onChange={change} />
      <AllStatistics filter={filter} />
    </Screen>
  );
}

function AllStatistics({ filter }: { readonly filter: StatisticsFilter }) {
  const { data, error, isPlaceholderData, refetch } = useStatistics(filter);
  if (!data)
    return error ? (
      <LoadError what="Non riusciamo a caricare i numeri" error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label="Carico i numeri" lines={12} />
    );
  const figures = data.data;
  return (
    <div className={styles['all']} aria-busy={isPlaceholderData}>
      <Summary figures={figures} />
      <div className={styles['pictures']}>
        <CallStatistics figures={figures} period={filter.period} />
        <PurchaseStatistics figures={figures} />
        <MoneyStatistics figures={figures} period={filter.period} />
        <div data-wide>
          <ConsultantStatistics figures={figures} />
        </div>
      </div>
    </div>
  );
}

/** Activity by person; a role without responsibility for others sees its own row. */
function ConsultantStatistics({
  figures: { consultants },
}: {
  readonly figures: Pick<Figures, 'consultants'>;
}) {
  const seesAll = useCan('read-figures-of-others');
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
                <td>{formatNumber(each.calls)}</td>
                <td>{formatNumber(each.kept)}</td>
                <td>{formatNumber(each.missed)}</td>
                <td>{formatShare(shareKept(each))}</td>
                <td>{formatNumber(each.opened)}</td>
                <td>{formatNumber(each.paid)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </Panel>
  );
}

/** How far the deals opened in the period have come until today. */
function PurchaseStatistics({ figures: { funnel } }: { readonly figures: Pick<Figures, 'funnel'> }) {
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
                ? formatNumber(all[step])
                : `${formatNumber(all[step])} (${formatShare(all[step] / all.opened)})`,
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
                  <th scope="row">{productTitle(each.product)}</th>
                  {FUNNEL_STEPS.map((step) => (
                    <td key={step}>{formatNumber(each[step])}</td>
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
