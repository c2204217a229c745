import { CreditCard } from '@riparo/ui/icons/CreditCard.ts';
import { MapPinOff } from '@riparo/ui/icons/MapPinOff.ts';
import { Scale } from '@riparo/ui/icons/Scale.ts';
import { ShieldAlert } from '@riparo/ui/icons/ShieldAlert.ts';
import { Undo2 } from '@riparo/ui/icons/Undo2.ts';
import { NavLink, useParams, useSearchParams } from 'react-router';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { DaysSection } from './DaysSection.tsx';
import { DisputesSection } from './DisputesSection.tsx';
import styles from './PaymentsPage.module.css';
import { RefundsSection } from './RefundsSection.tsx';
import { useMoneyWaiting, usePayments, useTotals } from './use-payments.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { useCan } from '../../platform/session/session.ts';
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

/** In display order; the last part of the path, and what waits in it. */
const SECTIONS = [
  { path: '', title: 'Pagamenti', icon: CreditCard, Content: PaymentsSection },
  { path: 'rimborsi', title: 'Rimborsi', icon: Undo2, Content: RefundsSection },
  { path: 'contestazioni', title: 'Contestazioni', icon: ShieldAlert, Content: DisputesSection },
  { path: 'quadratura', title: 'Quadratura', icon: Scale, Content: DaysSection },
] as const;

type Path = (typeof SECTIONS)[number]['path'];

/** Payments, refunds, disputes, and whether the provider's books agree. */
export default function PaymentsPage() {
  const { section: named = '' } = useParams();
  const section = SECTIONS.find(({ path }) => path === named);
  const { data: waiting } = useMoneyWaiting();
  const waits: Partial<Record<Path, number>> = waiting
    ? {
        rimborsi: waiting.refundsToConfirm + waiting.ownRefunds + waiting.refundsFailed,
        contestazioni: waiting.disputes,
        quadratura: waiting.differences + waiting.failedDays,
      }
    : {};
  return (
    <Screen>
      <PageTitle key={named} tab={section?.path ? `${section.title}, pagamenti` : 'Pagamenti'}>
        {section?.title ?? 'Pagamenti'}
      </PageTitle>
      <nav aria-label="Pagamenti">
        <ul className={styles['sections']}>
          {SECTIONS.map(({ path, title, icon: Icon }) => (
            <li key={path}>
              <NavLink
                to={path ? paths.paymentsOf(path) : paths.payments}
                end
                className={styles['section'] ?? ''}
              >
                <Icon size={18} aria-hidden="true" /> {title}
                {Boolean(waits[path]) && (
                  <span className={styles['count']} aria-label={`${waits[path]} da controllare`}>
                    {waits[path]}
                  </span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {section ? (
        <section.Content />
      ) : (
        <EmptyState icon={MapPinOff} title="Questa parte dei pagamenti non c’è" />
      )}
    </Screen>
  );
}

/** Payments, with the totals of the same period. */
function PaymentsSection() {
  const [params, setParams] = useSearchParams();
  const today = dayInRome(useNow());
  const filter = readPaymentFilter(params, today);
  const canExport = useCan('export-deals');
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
          canExport && (
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
  if (totals.isPending) return <Loading label="Carico i totali" lines={2} />;
  if (!totals.data)
    return (
      <LoadError
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
  if (payments.isPending) return <Loading label="Carico i pagamenti" lines={8} />;
  if (payments.error && rows.length === 0)
    return (
      <LoadError
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
