import { ChevronRight } from '@riparo/ui/icons/ChevronRight.ts';
import { Link } from 'react-router';
import { Panel } from '../../platform/parts/Panel.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import styles from '../../platform/parts/waiting-lines.module.css';
import { useMoneyWaiting } from './use-payments.ts';
import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import type { moneyWaitingCall } from '@riparo/domain/care/deals/desk-payment-calls.ts';

type Waiting = AnswerOf<typeof moneyWaitingCall>;
type Line = { readonly section: 'rimborsi' | 'contestazioni' | 'quadratura'; readonly text: string };

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** Most urgent first; only what this user can act on. */
export function waitingLines(waiting: Waiting, canRefund: boolean): readonly Line[] {
  const { refundsToConfirm, ownRefunds, refundsFailed, disputes, differences, failedDays } = waiting;
  const line = (section: Line['section'], count: number, one: string, many: string) =>
    count > 0 ? [{ section, text: counted(count, one, many) }] : [];
  return [
    ...(canRefund
      ? line(
          'rimborsi',
          refundsToConfirm,
          'Un rimborso aspetta la tua conferma',
          'rimborsi aspettano la tua conferma',
        )
      : []),
    ...line(
      'rimborsi',
      ownRefunds,
      'Un tuo rimborso aspetta un’altra persona',
      'tuoi rimborsi aspettano un’altra persona',
    ),
    ...(canRefund
      ? [
          ...line('rimborsi', refundsFailed, 'Un rimborso non è riuscito', 'rimborsi non sono riusciti'),
          ...line('contestazioni', disputes, 'Una contestazione è aperta', 'contestazioni sono aperte'),
          ...line(
            'quadratura',
            differences,
            'Una differenza nei conti è da spiegare',
            'differenze nei conti sono da spiegare',
          ),
          ...line(
            'quadratura',
            failedDays,
            'Un giorno non si è potuto confrontare',
            'giorni non si sono potuti confrontare',
          ),
        ]
      : []),
  ];
}

/** Payments and refunds that need a decision; hidden when there are none. */
export function MoneyWaiting() {
  const { data } = useMoneyWaiting();
  const canRefund = useCan('refund');
  const lines = data ? waitingLines(data, canRefund) : [];
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
