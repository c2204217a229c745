import type { ListedPayment } from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { cardAccountNames } from '@riparo/domain/buy/payment/card-accounts.ts';
import {
  type ListedPaymentState,
  listedPaymentStateNames,
} from '@riparo/domain/buy/payment/listed-states.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Undo2 } from '@riparo/ui/icons/Undo2.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { RefundDialog } from './RefundDialog.tsx';
import styles from './Table.module.css';

const tones: Readonly<Record<ListedPaymentState, PillTone>> = {
  received: 'good',
  'part-refunded': 'wait',
  'refund-due': 'warn',
  refunded: 'plain',
  disputed: 'danger',
};

const euro = (amount: number) => formatEuro(cents(amount));

interface PaymentsTableProps {
  readonly payments: readonly ListedPayment[];
  readonly isOld: boolean;
}

export function PaymentsTable({ payments, isOld }: PaymentsTableProps) {
  const [refunded, setRefunded] = useState<ListedPayment>();
  return (
    <>
      <table className={styles['table']} aria-busy={isOld}>
        <caption>
          <VisuallyHidden>Pagamenti, dal più recente</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Ricevuto</th>
            <th scope="col">Cliente</th>
            <th scope="col">Prodotto</th>
            <th scope="col">Conto</th>
            <th scope="col" className={styles['number']}>
              Importo
            </th>
            <th scope="col">Stato</th>
            <th scope="col">
              <VisuallyHidden>Che cosa si può fare</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <Row key={payment.id} payment={payment} onRefund={() => setRefunded(payment)} />
          ))}
        </tbody>
      </table>
      {refunded && (
        <RefundDialog
          dealUuid={refunded.dealUuid}
          paymentId={refunded.id}
          onClose={() => setRefunded(undefined)}
        />
      )}
    </>
  );
}

function Row({ payment, onRefund }: { readonly payment: ListedPayment; readonly onRefund: () => void }) {
  const now = useNow();
  const canRefund = useCan('refund');
  const { customer, product, account, amountCents, state, refundedCents, waitingCents, dealUuid } = payment;
  const left = amountCents - refundedCents - waitingCents;
  const name = customer ?? 'Dati cancellati';
  return (
    <tr className={styles['line']}>
      <td className={styles['when']}>
        <time dateTime={payment.receivedAt}>{formatMoment(new Date(payment.receivedAt), now)}</time>
      </td>
      <th scope="row" className={styles['who']}>
        <Link to={paths.deal(dealUuid)}>{name}</Link>
      </th>
      <td>{product.title}</td>
      <td>
        <span className={styles['label']}>Conto: </span>
        {cardAccountNames[account]}
      </td>
      <td className={styles['number']}>
        <strong>{euro(amountCents)}</strong>
        {refundedCents > 0 && <span className={styles['soft']}> −{euro(refundedCents)}</span>}
      </td>
      <td>
        <Pill tone={tones[state]}>{listedPaymentStateNames[state]}</Pill>{' '}
        {waitingCents > 0 && <Pill tone="warn">Da confermare: {euro(waitingCents)}</Pill>}
      </td>
      <td className={styles['actions']}>
        {canRefund && left > 0 && state !== 'disputed' && (
          <Button look="quiet" icon={<Undo2 size={16} aria-hidden="true" />} onClick={onRefund}>
            Restituisci<VisuallyHidden> a {name}</VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  );
}
