import type { ListedDispute } from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { cardAccountNames } from '@riparo/domain/buy/payment/card-accounts.ts';
import {
  disputeReasonNames,
  type DisputeState,
  disputeStateNames,
} from '@riparo/domain/buy/payment/disputes.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { ShieldCheck } from '@riparo/ui/icons/ShieldCheck.ts';
import { Link } from 'react-router';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { MoreRows } from './MoreRows.tsx';
import styles from './Table.module.css';
import { useDisputes } from './use-payments.ts';

const tones: Readonly<Record<DisputeState, PillTone>> = { open: 'danger', won: 'good', lost: 'plain' };

/** Customers who dispute a payment at their bank. */
export function DisputesSection() {
  const disputes = useDisputes();
  const rows = disputes.data?.pages.flatMap(({ data }) => data) ?? [];
  if (disputes.isPending) return <Loading label="Carico le contestazioni" lines={4} />;
  if (disputes.error && rows.length === 0)
    return (
      <LoadError
        what="Non riusciamo a caricare le contestazioni"
        error={disputes.error}
        onRetry={() => void disputes.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState icon={ShieldCheck} title="Nessuna contestazione">
        <p>Se un cliente chiede alla sua banca di riavere il denaro, lo leggi qui e per e-mail.</p>
      </EmptyState>
    );
  return (
    <>
      <p className={styles['soft']}>
        Si risponde dal pannello del fornitore di pagamenti. Finché una contestazione è aperta, il pagamento
        non si può rimborsare da qui.
      </p>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>Contestazioni, prima quelle aperte</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Aperta</th>
            <th scope="col">Cliente</th>
            <th scope="col">Prodotto</th>
            <th scope="col">Motivo della banca</th>
            <th scope="col">Conto</th>
            <th scope="col" className={styles['number']}>
              Importo
            </th>
            <th scope="col">Stato</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((dispute) => (
            <Row key={dispute.id} dispute={dispute} />
          ))}
        </tbody>
      </table>
      <MoreRows query={disputes} count={rows.length} one="Una contestazione" many="contestazioni" />
    </>
  );
}

function Row({ dispute }: { readonly dispute: ListedDispute }) {
  const now = useNow();
  const { dealUuid, customer, product, reason, account, amountCents, state, answerBy } = dispute;
  const name = customer ?? (dealUuid ? 'Dati cancellati' : 'Un pagamento che non conosciamo');
  return (
    <tr className={styles['line']}>
      <td className={styles['when']}>{formatMoment(new Date(dispute.openedAt), now)}</td>
      <th scope="row" className={styles['who']}>
        {dealUuid ? <Link to={paths.deal(dealUuid)}>{name}</Link> : name}
      </th>
      <td>{product?.title ?? '–'}</td>
      <td>{disputeReasonNames[reason] ?? reason}</td>
      <td>
        <span className={styles['label']}>Conto: </span>
        {cardAccountNames[account]}
      </td>
      <td className={styles['number']}>{formatEuro(cents(amountCents))}</td>
      <td>
        <Pill tone={tones[state]}>{disputeStateNames[state]}</Pill>
        {answerBy && (
          <span className={styles['soft']}> rispondi entro {formatMoment(new Date(answerBy), now)}</span>
        )}
      </td>
    </tr>
  );
}
