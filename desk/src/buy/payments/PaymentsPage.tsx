import { CreditCard } from '@riparo/ui/icons/CreditCard.ts';
import { MapPinOff } from '@riparo/ui/icons/MapPinOff.ts';
import { Scale } from '@riparo/ui/icons/Scale.ts';
import { ShieldAlert } from '@riparo/ui/icons/ShieldAlert.ts';
import { Undo2 } from '@riparo/ui/icons/Undo2.ts';
import { NavLink, useParams } from 'react-router';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { DaysSection } from './DaysSection.tsx';
import { DisputesSection } from './DisputesSection.tsx';
import { PaymentsSection } from './PaymentsSection.tsx';
import styles from './PaymentsPage.module.css';
import { RefundsSection } from './RefundsSection.tsx';
import { useMoneyWaiting } from './use-payments.ts';

/** In the order in which they are offered; the last word of its address, and what of it waits. */
const SECTIONS = [
  { path: '', title: 'Pagamenti', icon: CreditCard, Content: PaymentsSection },
  { path: 'rimborsi', title: 'Rimborsi', icon: Undo2, Content: RefundsSection },
  { path: 'contestazioni', title: 'Contestazioni', icon: ShieldAlert, Content: DisputesSection },
  { path: 'quadratura', title: 'Quadratura', icon: Scale, Content: DaysSection },
] as const;

type Path = (typeof SECTIONS)[number]['path'];

/** Money: what came, what goes back, what is disputed, and whether the provider says the same. */
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
