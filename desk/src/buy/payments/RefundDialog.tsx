import { askRefundCall, type PaymentOfDeal } from '@riparo/domain/care/deals/refund-calls.ts';
import { refundErrors } from '@riparo/domain/buy/payment/refund-errors.ts';
import {
  DESK_REFUND_REASONS,
  type DeskRefundReason,
  refundReasonInWords,
  refundReasonNames,
} from '@riparo/domain/buy/payment/refund-reasons.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { ask } from '../../platform/api/ask.ts';
import { PAYMENTS_KEY } from '../../platform/live/live.tsx';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { Loading } from '../../platform/parts/Loading.tsx';
import { amountOf, isDisputed, planOf, refundable } from './refund-plan.ts';
import styles from './RefundDialog.module.css';
import { type DealPayments, useDealPayments } from './use-deal-payments.ts';

interface RefundDialogProps {
  readonly dealUuid: DealUuid;
  /** By default the payment that counts. */
  readonly paymentId?: string;
  readonly onClose: () => void;
}

/** Refunds a deal, in full or in part. For roles with `refund`. */
export function RefundDialog({ dealUuid, paymentId, onClose }: RefundDialogProps) {
  const payments = useDealPayments(dealUuid);
  const payment = payments.data && refundable(payments.data.data, paymentId);
  return (
    <Dialog open onClose={onClose} title="Restituire denaro al cliente">
      {payments.isPending ? (
        <Loading label="Carico i pagamenti" lines={3} />
      ) : payments.error && !payments.data ? (
        <LoadError
          what="Non riusciamo a caricare i pagamenti"
          error={payments.error}
          onRetry={() => void payments.refetch()}
        />
      ) : !payment ? (
        <p>
          Non resta nulla da restituire: il cliente ha già riavuto tutto, o il rimborso è già stato chiesto.
        </p>
      ) : isDisputed(payment) ? (
        <Alert tone="warning">
          <p>{refundErrors.PaymentDisputed.message}</p>
        </Alert>
      ) : (
        payments.data && <RefundForm payment={payment} payments={payments.data} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface RefundFormProps {
  readonly payment: PaymentOfDeal;
  readonly payments: DealPayments;
  readonly onClose: () => void;
}

const euro = (amount: number) => formatEuro(cents(amount));

const reasons = DESK_REFUND_REASONS.map((value) => ({ value, label: refundReasonNames[value] }));

function RefundForm({ payment, payments, onClose }: RefundFormProps) {
  const { deal } = payments;
  const queries = useQueryClient();
  // The same refund however often it is clicked or sent.
  const [refundId] = useState(() => crypto.randomUUID());
  const [isWhole, setWhole] = useState(false);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<DeskRefundReason>('mistake');
  const [words, setWords] = useState('');
  const { leftCents, amountCents: paidCents } = payment;
  const amount = amountOf({ isWhole, typed }, leftCents);
  const plan = typeof amount === 'number' ? planOf(payment, payments, amount, { reason, words }) : null;

  const form = useForm(async () => {
    if (typeof amount === 'string') return { amountCents: amount };
    await ask(askRefundCall, {
      params: { id: payment.id },
      body: { refundId, amountCents: amount, reason, ...(words.trim() && { words }) },
    });
    await queries.invalidateQueries({ queryKey: [PAYMENTS_KEY] });
    notify({
      kind: 'success',
      text: plan?.waits
        ? `Il rimborso di ${euro(amount)} aspetta una seconda persona.`
        : `Il rimborso di ${euro(amount)} sta partendo.`,
    });
    onClose();
    return undefined;
  });

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <FormFailure message={form.failure} />
        <p className={styles['paid']}>
          {deal.product.title}: pagati {euro(paidCents)}
          {leftCents < paidCents && `, restano ${euro(leftCents)}`}.
        </p>
        <fieldset className={styles['amounts']}>
          <legend className={styles['legend']}>Quanto</legend>
          <label className={styles['amount']}>
            <input type="radio" name="part" checked={!isWhole} onChange={() => setWhole(false)} />
            Una parte
          </label>
          <label className={styles['amount']}>
            <input type="radio" name="part" checked={isWhole} onChange={() => setWhole(true)} />
            {leftCents < paidCents ? 'Tutto il resto' : 'Tutto'}: {euro(leftCents)}
          </label>
        </fieldset>
        {!isWhole && (
          <Field id="amountCents" label="Importo in euro" error={form.errors['amountCents']}>
            {(wiring) => (
              <TextInput
                {...wiring}
                name="amountCents"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={typed}
                onInput={({ currentTarget: { value } }) => setTyped(value)}
              />
            )}
          </Field>
        )}
        <Field id="refund-reason" label="Perché">
          {(wiring) => (
            <SelectBox
              {...wiring}
              options={reasons}
              value={reason}
              onChange={({ currentTarget: { value } }) => setReason(value as DeskRefundReason)}
            />
          )}
        </Field>
        <Field
          id="words"
          label={
            refundReasonInWords[reason] === null ? 'Spiegalo al cliente' : 'Aggiungi qualcosa (facoltativo)'
          }
          hint="Il cliente legge questo testo nella sua e-mail."
          error={form.errors['words']}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              name="words"
              rows={2}
              maxLength={500}
              value={words}
              onChange={({ currentTarget: { value } }) => setWords(value)}
            />
          )}
        </Field>
        {plan && <Consequences plan={plan} email={deal.email} amount={amount as number} />}
        <Stack direction="row" gap={2}>
          <Button type="submit" busy={form.isBusy}>
            {typeof amount === 'string'
              ? 'Restituisci'
              : plan?.waits
                ? `Chiedi conferma per ${euro(amount)}`
                : `Restituisci ${euro(amount)}`}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Annulla
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

interface ConsequencesProps {
  readonly plan: ReturnType<typeof planOf>;
  readonly email: string | null;
  readonly amount: number;
}

/** What happens next, so that there are no surprises. */
const Consequences = ({ plan: { effect, second, mail }, email, amount }: ConsequencesProps) => (
  <div className={styles['plan']}>
    <p className={styles['legend']}>Che cosa succede</p>
    <ul className={styles['steps']}>
      {second && <li>{second}</li>}
      <li>{effect}</li>
      <li>
        {euro(amount)} vengono rimborsati sulla carta con cui ha pagato
        {email
          ? `, e appena partono scriviamo a ${email}:`
          : '; il cliente ha chiesto la cancellazione dei dati.'}
      </li>
    </ul>
    {email && (
      <blockquote className={styles['mail']}>
        {mail.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
    )}
  </div>
);
