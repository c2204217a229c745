import type { PaymentTotals } from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { CARD_ACCOUNTS, cardAccountNames } from '@riparo/domain/buy/payment/card-accounts.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './Table.module.css';
import { sumOf } from './totals.ts';

const euro = (amount: number) => formatEuro(cents(amount));

interface TotalsTableProps {
  readonly totals: readonly PaymentTotals[];
  readonly isOld: boolean;
}

/** Totals by account and product; refunds on the day they were made. */
export function TotalsTable({ totals, isOld }: TotalsTableProps) {
  if (totals.length === 0)
    return <p className={styles['soft']}>In questi giorni non è arrivato né partito nulla.</p>;
  const groups = CARD_ACCOUNTS.map((account) => ({
    account,
    rows: totals.filter((each) => each.account === account),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <table className={styles['table']} aria-busy={isOld}>
      <caption>
        <VisuallyHidden>Totali per conto e prodotto</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Prodotto</th>
          <th scope="col" className={styles['number']}>
            Pagamenti
          </th>
          <th scope="col" className={styles['number']}>
            Arrivati
          </th>
          <th scope="col" className={styles['number']}>
            Rimborsati
          </th>
          <th scope="col" className={styles['number']}>
            Restano
          </th>
        </tr>
      </thead>
      {groups.map(({ account, rows }) => (
        <tbody key={account}>
          <Sums name={`Conto ${cardAccountNames[account].toLowerCase()}`} rows={rows} isWhole />
          {rows.map((row) => (
            <Sums key={row.product.key} name={row.product.title} rows={[row]} />
          ))}
        </tbody>
      ))}
      {groups.length > 1 && (
        <tbody>
          <Sums name="In tutto" rows={totals} isWhole />
        </tbody>
      )}
    </table>
  );
}

interface SumsProps {
  readonly name: string;
  readonly rows: readonly PaymentTotals[];
  readonly isWhole?: boolean;
}

function Sums({ name, rows, isWhole = false }: SumsProps) {
  const { payments, receivedCents, refundedCents } = sumOf(rows);
  return (
    <tr className={styles['line']} data-whole={isWhole || undefined}>
      <th scope="row">{name}</th>
      <td className={styles['number']}>
        <span className={styles['label']}>Pagamenti: </span>
        {payments}
      </td>
      <td className={styles['number']}>
        <span className={styles['label']}>Arrivati: </span>
        {euro(receivedCents)}
      </td>
      <td className={styles['number']}>
        <span className={styles['label']}>Rimborsati: </span>
        {euro(refundedCents)}
      </td>
      <td className={styles['number']}>
        <span className={styles['label']}>Restano: </span>
        {euro(receivedCents - refundedCents)}
      </td>
    </tr>
  );
}
