import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { useSearchParams } from 'react-router';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { Failed } from '../../platform/parts/Failed.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { useMay } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { MoreRows } from './MoreRows.tsx';
import {
  type PaymentFilter,
  paymentsFileOf,
  readPaymentFilter,
  writePaymentFilter,
} from './payment-filter.ts';
import { PaymentFilters } from './PaymentFilters.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import { TotalsTable } from './TotalsTable.tsx';
import { usePayments, useTotals } from './use-payments.ts';

/** What came, with the sums of the same period. */
export function PaymentsSection() {
  const [params, setParams] = useSearchParams();
  const today = dayInRome(useNow());
  const filter = readPaymentFilter(params, today);
  const mayExport = useMay('export-deals');
  return (
    <>
      <PaymentFilters
        filter={filter}
        today={today}
        onChange={(next) =>
          setParams(writePaymentFilter(next, today), { replace: true, preventScrollReset: true })
        }
      />
      <Panel
        title="Totali del periodo"
        aside={
          mayExport && (
            <a
              className={buttonClass('secondary', false)}
              href={paymentsFileOf(filter)}
              download
              title="Pagamenti e rimborsi del periodo; l’esportazione è annotata nel registro"
            >
              <Download size={18} aria-hidden="true" /> Esporta in CSV
            </a>
          )
        }
      >
        <Totals filter={filter} />
      </Panel>
      <List filter={filter} />
    </>
  );
}

function Totals({ filter }: { readonly filter: PaymentFilter }) {
  const totals = useTotals(filter);
  if (totals.isPending) return <Waiting label="Carico i totali" lines={2} />;
  if (!totals.data)
    return (
      <Failed
        what="Non riusciamo a caricare i totali"
        error={totals.error}
        onRetry={() => void totals.refetch()}
      />
    );
  return <TotalsTable totals={totals.data.data} isOld={totals.isPlaceholderData} />;
}

function List({ filter }: { readonly filter: PaymentFilter }) {
  const payments = usePayments(filter);
  const rows = payments.data?.pages.flatMap(({ data }) => data) ?? [];
  if (payments.isPending) return <Waiting label="Carico i pagamenti" lines={8} />;
  if (payments.error && rows.length === 0)
    return (
      <Failed
        what="Non riusciamo a caricare i pagamenti"
        error={payments.error}
        onRetry={() => void payments.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState icon={SearchX} title="Nessun pagamento trovato">
        <p>Scegli altri giorni o togli un filtro.</p>
      </EmptyState>
    );
  return (
    <>
      <PaymentsTable payments={rows} isOld={payments.isPlaceholderData} />
      <MoreRows query={payments} count={rows.length} one="Un pagamento" many="pagamenti" />
    </>
  );
}
