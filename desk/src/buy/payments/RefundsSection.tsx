import type { ListedRefund } from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { confirmRefundCall, declineRefundCall } from '@riparo/domain/care/deals/refund-calls.ts';
import { refundReasonNames } from '@riparo/domain/buy/payment/refund-reasons.ts';
import { confirmersInWords } from '@riparo/domain/buy/payment/second-person.ts';
import {
  refundFailureInWords,
  type RefundState,
  refundStateNames,
} from '@riparo/domain/buy/payment/refund-states.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { CircleCheck } from '@riparo/ui/icons/CircleCheck.ts';
import { Undo2 } from '@riparo/ui/icons/Undo2.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { messageOf } from '../../platform/api/ask.ts';
import { ConfirmDialog } from '../../platform/parts/ConfirmDialog.tsx';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan, useSession } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { MoreRows } from './MoreRows.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import styles from './RefundsSection.module.css';
import table from './Table.module.css';
import { useMoneyChange, useRefunds } from './use-payments.ts';

const euro = (amount: number) => formatEuro(cents(amount));
const nameOf = ({ customer }: ListedRefund) => customer ?? 'Dati cancellati';

/** Refunds: first those waiting for a second person, then all. */
export function RefundsSection() {
  return (
    <>
      <WaitingRefunds />
      <AllRefunds />
    </>
  );
}

function WaitingRefunds() {
  const waiting = useRefunds('waiting');
  const rows = waiting.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Panel title="Aspettano una seconda persona">
      {waiting.isPending ? (
        <Loading label="Carico i rimborsi in attesa" lines={2} />
      ) : waiting.error && rows.length === 0 ? (
        <LoadError
          what="Non riusciamo a caricare i rimborsi"
          error={waiting.error}
          onRetry={() => void waiting.refetch()}
        />
      ) : rows.length === 0 ? (
        <p className={table['soft']}>
          <CircleCheck size={16} aria-hidden="true" /> Nessuno: i rimborsi e i recessi oltre 200 € arrivano
          qui da soli.
        </p>
      ) : (
        <ul className={styles['waiting']}>
          {rows.map((refund) => (
            <li key={refund.id} className={styles['refund']}>
              <WaitingRefund refund={refund} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function WaitingRefund({ refund }: { readonly refund: ListedRefund }) {
  const now = useNow();
  const { id: me } = useSession();
  const canRefund = useCan('refund');
  const [openDialog, setOpenDialog] = useState<'confirm' | 'decline'>();
  const isOwn = refund.askedBy?.id === me;
  const canConfirm = refund.confirmers.some(({ id }) => id === me);
  const name = nameOf(refund);
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <div className={styles['what']}>
        <p className={styles['amount']}>
          {euro(refund.amountCents)} <span className={table['soft']}>di {euro(refund.paidCents)}</span>
        </p>
        <p>
          <Link to={paths.deal(refund.dealUuid)}>{name}</Link> · {refund.product.title}
        </p>
        <p>
          {refundReasonNames[refund.reason]}
          {refund.words && <>: «{refund.words}»</>}
        </p>
        <p className={table['soft']}>
          {isOwn ? 'L’hai chiesto tu' : `L’ha chiesto ${refund.askedBy?.name ?? 'Riparo'}`},{' '}
          {formatMoment(new Date(refund.askedAt), now)}
        </p>
      </div>
      {canRefund && (
        <Stack direction="row" gap={2}>
          {canConfirm && (
            <Button onClick={() => setOpenDialog('confirm')}>
              Conferma<VisuallyHidden> il rimborso a {name}</VisuallyHidden>
            </Button>
          )}
          <Button look="quiet" onClick={() => setOpenDialog('decline')}>
            {isOwn ? 'Ritira la richiesta' : 'Non approvare'}
            <VisuallyHidden> per {name}</VisuallyHidden>
          </Button>
        </Stack>
      )}
      {!canConfirm && (
        <p className={table['soft']}>{confirmersInWords(refund.confirmers.map(({ name: who }) => who))}</p>
      )}
      {refund.reason === 'withdrawn' && (
        <p className={table['soft']}>
          Il cliente può confermarlo anche da sé, con il link che gli abbiamo mandato.
        </p>
      )}
      {openDialog === 'confirm' && <Confirm refund={refund} onClose={close} />}
      {openDialog === 'decline' && <Decline refund={refund} isOwn={isOwn} onClose={close} />}
    </>
  );
}

interface AboutRefund {
  readonly refund: ListedRefund;
  readonly onClose: () => void;
}

function Confirm({ refund, onClose }: AboutRefund) {
  const confirm = useMoneyChange(
    confirmRefundCall,
    `Il rimborso di ${euro(refund.amountCents)} sta partendo.`,
    onClose,
  );
  return (
    <ConfirmDialog
      title={`Confermare il rimborso di ${euro(refund.amountCents)}?`}
      confirmLabel="Conferma il rimborso"
      isBusy={confirm.isPending}
      failure={confirm.error ? messageOf(confirm.error) : undefined}
      onConfirm={() => confirm.mutate({ params: { id: refund.id } })}
      onClose={onClose}
    >
      <p>
        L’ha chiesto {refund.askedBy?.name}: {refundReasonNames[refund.reason].toLowerCase()}.
      </p>
      <p>
        {refund.reason === 'withdrawn'
          ? 'È un recesso: la pratica si chiude e la copertura finisce, con la data in cui il cliente l’ha chiesto.'
          : refund.amountCents === refund.paidCents
            ? 'Rimborso totale: se la polizza non è ancora attiva, la pratica si chiude.'
            : `È una parte dei ${euro(refund.paidCents)} pagati.`}{' '}
        Il rimborso va sulla carta e il cliente riceve un’e-mail appena parte.
      </p>
    </ConfirmDialog>
  );
}

function Decline({ refund, isOwn, onClose }: AboutRefund & { readonly isOwn: boolean }) {
  const decline = useMoneyChange(
    declineRefundCall,
    isOwn ? 'La richiesta è ritirata.' : 'Il rimborso non è approvato.',
    onClose,
  );
  return (
    <NoteDialog
      title={isOwn ? 'Ritirare la richiesta?' : `Non approvare il rimborso di ${euro(refund.amountCents)}?`}
      label="Perché"
      hint={
        refund.reason === 'withdrawn'
          ? 'Lo legge chi lavora al banco. Al cliente scriviamo che il contratto continua, e come recedere da sé.'
          : 'Lo legge chi lavora al banco; al cliente non si scrive nulla.'
      }
      confirmLabel={isOwn ? 'Ritira la richiesta' : 'Non approvare'}
      change={decline}
      onWrite={(note) => decline.mutate({ params: { id: refund.id }, body: { note } })}
      onClose={onClose}
    />
  );
}

const tones: Readonly<Record<RefundState, PillTone>> = {
  waiting: 'warn',
  due: 'wait',
  done: 'good',
  declined: 'plain',
  failed: 'danger',
};

function AllRefunds() {
  const refunds = useRefunds();
  const rows = refunds.data?.pages.flatMap(({ data }) => data) ?? [];
  if (refunds.isPending) return <Loading label="Carico i rimborsi" lines={6} />;
  if (refunds.error && rows.length === 0)
    return (
      <LoadError
        what="Non riusciamo a caricare i rimborsi"
        error={refunds.error}
        onRetry={() => void refunds.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState icon={Undo2} title="Nessun rimborso, finora">
        <p>Si chiedono da un pagamento o dalla sua pratica.</p>
      </EmptyState>
    );
  return (
    <>
      <table className={table['table']}>
        <caption>
          <VisuallyHidden>Rimborsi, dall’ultimo chiesto</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Chiesto</th>
            <th scope="col">Cliente</th>
            <th scope="col">Prodotto</th>
            <th scope="col">Perché</th>
            <th scope="col" className={table['number']}>
              Importo
            </th>
            <th scope="col">Stato</th>
            <th scope="col">Chi</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((refund) => (
            <Row key={refund.id} refund={refund} />
          ))}
        </tbody>
      </table>
      <MoreRows query={refunds} count={rows.length} one="Un rimborso" many="rimborsi" />
    </>
  );
}

function Row({ refund }: { readonly refund: ListedRefund }) {
  const now = useNow();
  const { state, failure, decisionNote, askedBy, decidedBy } = refund;
  return (
    <tr className={table['line']}>
      <td className={table['when']}>{formatMoment(new Date(refund.askedAt), now)}</td>
      <th scope="row" className={table['who']}>
        <Link to={paths.deal(refund.dealUuid)}>{nameOf(refund)}</Link>
      </th>
      <td>{refund.product.title}</td>
      <td>
        {refundReasonNames[refund.reason]}
        {refund.words && <span className={table['soft']}> «{refund.words}»</span>}
      </td>
      <td className={table['number']}>{euro(refund.amountCents)}</td>
      <td>
        <Pill tone={tones[state]}>{refundStateNames[state]}</Pill>
        {failure && state === 'failed' && (
          <span className={table['soft']}> {refundFailureInWords[failure]}</span>
        )}
        {decisionNote && <span className={table['soft']}> «{decisionNote}»</span>}
      </td>
      <td>
        {askedBy?.name ?? 'Riparo'}
        {decidedBy && <span className={table['soft']}> · {decidedBy.name}</span>}
      </td>
    </tr>
  );
}
