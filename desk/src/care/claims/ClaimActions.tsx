import { CLOSE_REASONS, type CloseReason, closeReasonNames } from '@riparo/domain/care/claims/end-reasons.ts';
import { MAX_REASON_LENGTH, MAX_REFERENCE_LENGTH } from '@riparo/domain/care/claims/lengths.ts';
import {
  claimStateAfter,
  type DeskClaimAction,
  deskClaimActionNames,
} from '@riparo/domain/care/claims/states.ts';
import { claimantNotices } from '@riparo/domain/care/claims/claimant-notices.ts';
import { cents, formatAmount, formatEuro, parseAmount } from '@riparo/domain/platform/values/money.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import type { ButtonLook } from '@riparo/ui/button-look.ts';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import { ActDialog } from '../cases/ActDialog.tsx';
import { RequestDocumentsDialog } from './RequestDocumentsDialog.tsx';
import { useClaimAct, type WantedAct } from './claim-act.ts';
import { adaptToPayer } from './say-claim.ts';
import type { OneClaim } from './use-claim.ts';

/** The actions on a claim, by the table and the user's permissions. */
export function ClaimActions({ claim }: { readonly claim: OneClaim }) {
  const [openAction, setOpenAction] = useState<DeskClaimAction>();
  if (claim.actions.length === 0) return null;
  const close = () => setOpenAction(undefined);
  return (
    <>
      <Stack direction="row" gap={2}>
        {claim.actions.map((action, place) => (
          <Button
            key={action}
            look={place === 0 ? 'primary' : 'secondary'}
            onClick={() => setOpenAction(action)}
          >
            {adaptToPayer(claim.policy.product.key, deskClaimActionNames[action])}
          </Button>
        ))}
      </Stack>
      {openAction === 'ask-papers' && <RequestDocumentsDialog claim={claim} onClose={close} />}
      {openAction && openAction !== 'ask-papers' && (
        <ClaimActDialog claim={claim} action={openAction} onClose={close} />
      )}
    </>
  );
}

type DialogAction = Exclude<DeskClaimAction, 'ask-papers'>;

const questions: Readonly<Record<DialogAction, { title: string; confirmLabel: string; look?: ButtonLook }>> =
  {
    'hand-over': { title: 'Trasmettere il sinistro alla compagnia?', confirmLabel: 'Segna come trasmesso' },
    accept: { title: 'La compagnia accetta?', confirmLabel: 'Segna come accettato' },
    pay: { title: 'Il pagamento è partito?', confirmLabel: 'Segna come pagato' },
    refuse: {
      title: 'La compagnia non accoglie la richiesta?',
      confirmLabel: 'Segna come non accolto',
      look: 'danger',
    },
    close: { title: 'Chiudere il sinistro?', confirmLabel: 'Chiudi il sinistro', look: 'danger' },
    reopen: { title: 'Riaprire il sinistro?', confirmLabel: 'Riapri' },
  };

const reasonLabels: Partial<Record<DialogAction, { label: string; hint: string }>> = {
  accept: {
    label: 'Che cosa paga e perché',
    hint: 'Il cliente legge questo testo: usa parole semplici',
  },
  refuse: { label: 'Perché', hint: 'Il cliente legge questo testo: cita la condizione e vai al punto' },
  close: { label: 'Altro da dire al cliente (facoltativo)', hint: 'Si aggiunge al motivo scelto' },
  reopen: { label: 'Perché', hint: 'Resta nella storia del sinistro' },
};

interface ClaimActDialogProps {
  readonly claim: OneClaim;
  readonly action: DialogAction;
  readonly onClose: () => void;
}

function ClaimActDialog({ claim, action, onClose }: ClaimActDialogProps) {
  const doing = useClaimAct(claim, onClose);
  const say = (text: string) => adaptToPayer(claim.policy.product.key, text);
  const question = questions[action];
  const [amount, setAmount] = useState(
    action === 'pay' && claim.acceptedCents !== null ? formatAmount(cents(claim.acceptedCents)) : '',
  );
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState(claim.insurerReference ?? '');
  const [why, setWhy] = useState<CloseReason>('not-needed');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const needsAmount = action === 'accept' || action === 'pay';
  const asksReason = reasonLabels[action];

  const confirm = () => {
    const amountCents = parseAmount(amount) ?? 0;
    const faults = {
      ...(needsAmount && amountCents < 1 && { amountCents: 'Scrivi la cifra, per esempio 720 o 720,50.' }),
      ...(asksReason &&
        action !== 'close' &&
        reason.trim() === '' && { reason: 'Compila questo campo: serve a chi legge.' }),
    };
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    const wanted: Record<DialogAction, WantedAct> = {
      'hand-over': { action: 'hand-over', reference: reference.trim() },
      accept: { action: 'accept', amountCents, reason: reason.trim() },
      pay: { action: 'pay', amountCents },
      refuse: { action: 'refuse', reason: reason.trim() },
      close: { action: 'close', why, reason: reason.trim() },
      reopen: { action: 'reopen', reason: reason.trim() },
    };
    doing.act(wanted[action]);
  };

  return (
    <ActDialog
      {...question}
      title={say(question.title)}
      doing={doing}
      isPossible={claimStateAfter(claim.state, action) !== null}
      notice={say(claimantNotices[action])}
      onConfirm={confirm}
      onClose={onClose}
    >
      {action === 'hand-over' && (
        <Field
          id="claim-reference"
          label={say('Riferimento della compagnia (facoltativo)')}
          hint={say('Il numero che la compagnia dà al sinistro, se c’è già')}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              defaultValue={reference}
              maxLength={MAX_REFERENCE_LENGTH}
              onChange={({ currentTarget }) => setReference(currentTarget.value)}
            />
          )}
        </Field>
      )}
      {action === 'hand-over' && claim.papers.some(({ state }) => state === 'asked') && (
        <p>Mancano ancora dei documenti chiesti: il cliente potrà mandarli lo stesso.</p>
      )}
      {action === 'close' && (
        <Field id="claim-why" label="Perché">
          {(wiring) => (
            <SelectBox
              {...wiring}
              value={why}
              onChange={({ currentTarget }) => setWhy(currentTarget.value as CloseReason)}
              options={CLOSE_REASONS.map((value) => ({ value, label: closeReasonNames[value] }))}
            />
          )}
        </Field>
      )}
      {needsAmount && (
        <Field id="claim-amount" label="Quanto" error={errors['amountCents']}>
          {(wiring) => (
            <TextInput
              {...wiring}
              inputMode="decimal"
              after="€"
              defaultValue={amount}
              maxLength={14}
              onChange={({ currentTarget }) => setAmount(currentTarget.value)}
            />
          )}
        </Field>
      )}
      {needsAmount && <AmountLimits claim={claim} amountCents={parseAmount(amount)} />}
      {action === 'pay' && claim.report.iban === null && (
        <p>
          {say('Non c’è un IBAN: chiedilo, o segna il pagamento solo se la compagnia ha già quello giusto.')}
        </p>
      )}
      {asksReason && (
        <Field id="claim-reason" {...asksReason} error={errors['reason']}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={4}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
        </Field>
      )}
    </ActDialog>
  );
}

interface AmountLimitsProps {
  readonly claim: Pick<OneClaim, 'terms' | 'limits'>;
  /** The sum in the field; null while it is invalid. */
  readonly amountCents: number | null;
}

/**
 * What the policy covers and has already paid, beside the field for the sum: seen before anything is pressed.
 */
function AmountLimits({ claim: { terms, limits }, amountCents }: AmountLimitsProps) {
  const guarantee = terms?.guarantees.find(({ isThis }) => isThis);
  const { onePersonCents, paidBefore, paidBeforeCents } = limits;
  return (
    <div id="claim-amount-limits" className={styles['soft']}>
      <ul className={styles['list']}>
        <li>
          {guarantee
            ? `${guarantee.name}: ${guarantee.limit}`
            : 'Nessuna garanzia corrisponde a quello che è successo: controlla le condizioni'}
        </li>
        {terms?.limits.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {paidBefore > 0 && (
          <li>
            Con questa polizza, per lo stesso motivo,{' '}
            {paidBefore === 1
              ? 'un altro sinistro è stato pagato'
              : `altri ${paidBefore} sinistri sono stati pagati`}
            : in tutto {formatEuro(cents(paidBeforeCents))}
          </li>
        )}
      </ul>
      <p role="status">
        {amountCents !== null && amountCents > onePersonCents && (
          <strong>
            Supera {formatEuro(cents(onePersonCents))}: lo accetta una persona e lo paga un’altra, che può
            fare rimborsi.
          </strong>
        )}
      </p>
    </div>
  );
}
