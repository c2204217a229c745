import { ChevronRight } from '@riparo/ui/icons/ChevronRight.ts';
import { Link } from 'react-router';
import { Panel } from '../../platform/parts/Panel.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useMay } from '../../platform/session/session.ts';
import styles from '../../platform/parts/waiting-lines.module.css';
import { sayWaiting } from './say-waiting.ts';
import { useMoneyWaiting } from './use-payments.ts';

/** What of the money waits for somebody; nothing where nothing does. */
export function MoneyWaiting() {
  const { data } = useMoneyWaiting();
  const mayRefund = useMay('refund');
  const lines = data ? sayWaiting(data, mayRefund) : [];
  if (lines.length === 0) return null;
  return (
    <Panel title="Pagamenti da controllare">
      <ul className={styles['lines']}>
        {lines.map(({ section, text }) => (
          <li key={text}>
            <Link to={paths.paymentsOf(section)} className={styles['line'] ?? ''}>
              {text} <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
