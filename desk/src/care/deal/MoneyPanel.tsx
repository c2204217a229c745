import { dealActionNames } from '@riparo/domain/care/deals/actions.ts';
import { refundReasonNames } from '@riparo/domain/buy/payment/refund-reasons.ts';
import { refundStateNames } from '@riparo/domain/buy/payment/refund-states.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { RefundDialog } from '../../buy/payments/RefundDialog.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { Fact } from './BuyerPanel.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import type { OneDeal } from './use-deal.ts';

const states: Readonly<Record<string, { name: string; tone: PillTone }>> = {
  received: { name: 'Ricevuto', tone: 'good' },
  'refund-due': { name: 'In restituzione', tone: 'wait' },
  refunded: { name: 'Restituito', tone: 'plain' },
};

/** The price, how it was calculated, and the payments. */
export function MoneyPanel({ deal }: { readonly deal: OneDeal }) {
  const now = useNow();
  const [isRefunding, setRefunding] = useState(false);
  const canRefund = deal.actions.some(({ action }) => action === 'refund');
  return (
    <Panel
      title="Prezzo e pagamenti"
      aside={
        canRefund && (
          <Button look="quiet" onClick={() => setRefunding(true)}>
            {dealActionNames.refund}
          </Button>
        )
      }
    >
      <dl className={styles['facts']}>
        {deal.price.map(({ label, value }) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
      {deal.payments.length === 0 ? (
        <p className={styles['soft']}>Nessun pagamento.</p>
      ) : (
        <ul className={styles['rows']}>
          {deal.payments.map((payment) => (
            <li key={payment.id} className={styles['row']}>
              <span className={styles['main']}>
                <span>
                  {formatEuro(cents(payment.amountCents))}, {formatMoment(new Date(payment.receivedAt), now)}
                </span>
                <span className={styles['soft']}>
                  {payment.reference} · {payment.account}
                </span>
                {payment.refunds.map((refund) => (
                  <span key={refund.id} className={styles['soft']}>
                    Rimborso di {formatEuro(cents(refund.amountCents))}, {refundReasonNames[refund.reason]}:{' '}
                    {refundStateNames[refund.state].toLowerCase()}{' '}
                    {formatMoment(new Date(refund.doneAt ?? refund.askedAt), now)}
                  </span>
                ))}
              </span>
              <Pill tone={states[payment.state]?.tone ?? 'plain'}>
                {states[payment.state]?.name ?? payment.state}
              </Pill>
            </li>
          ))}
        </ul>
      )}
      {isRefunding && <RefundDialog dealUuid={deal.uuid} onClose={() => setRefunding(false)} />}
    </Panel>
  );
}
