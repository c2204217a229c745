import { type DealAction, dealActionNames } from '@riparo/domain/care/deals/actions.ts';
import { LOST_REASONS, type LostReason, lostReasonNames } from '@riparo/domain/care/deals/lost-reasons.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import type { ButtonLook } from '@riparo/ui/button-look.ts';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { DealAct, type WantedAct } from './DealAct.tsx';
import type { OneDeal } from './use-deal.ts';

/** The actions above the page; the others are next to what they change. */
const pageActions = [
  'send-payment-link',
  'new-link',
  'send-documents',
  'withdraw',
  'close-lost',
] as const satisfies readonly DealAction[];
type Offered = (typeof pageActions)[number];

const questions: Readonly<Record<Offered, { title: string; confirmLabel: string; look: ButtonLook }>> = {
  'send-payment-link': {
    title: 'Mandare il link per pagare?',
    confirmLabel: 'Manda il link',
    look: 'primary',
  },
  'new-link': { title: 'Rinnovare il link per 30 giorni?', confirmLabel: 'Rinnova il link', look: 'primary' },
  'send-documents': { title: 'Rimandare i documenti?', confirmLabel: 'Rimanda', look: 'primary' },
  withdraw: {
    title: 'Esercitare il recesso per il cliente?',
    confirmLabel: 'Recedi e rimborsa',
    look: 'danger',
  },
  'close-lost': {
    title: 'Chiudere la pratica come persa?',
    confirmLabel: 'Chiudi la pratica',
    look: 'danger',
  },
};

/** Where the withdrawal waits for a second person, or for the customer. */
const pendingWithdrawal = {
  title: 'Chiedere il recesso per il cliente?',
  confirmLabel: 'Chiedi il recesso',
  look: 'danger',
} as const;

/** The actions on a deal as a whole, by the table and the user's permissions. */
export function DealActions({ deal }: { readonly deal: OneDeal }) {
  const [openAction, setOpenAction] = useState<Offered>();
  const [reason, setReason] = useState<LostReason>('changed-mind');
  const available = pageActions.filter((each) => deal.actions.some(({ action }) => action === each));
  if (available.length === 0) return null;
  const about = deal.actions.find(({ action }) => action === openAction);
  const question =
    openAction && (about?.second && openAction === 'withdraw' ? pendingWithdrawal : questions[openAction]);
  const act: WantedAct | undefined =
    openAction === 'close-lost' ? { action: 'close-lost', reason } : openAction && { action: openAction };
  return (
    <>
      <Stack direction="row" gap={2}>
        {available.map((action) => (
          <Button key={action} look="secondary" onClick={() => setOpenAction(action)}>
            {dealActionNames[action]}
          </Button>
        ))}
      </Stack>
      {openAction && act && question && (
        <DealAct
          deal={deal}
          act={act}
          {...question}
          customerNotice={about?.told ?? null}
          onClose={() => setOpenAction(undefined)}
        >
          {openAction === 'close-lost' && (
            <Field id="lost-reason" label="Perché">
              {(wiring) => (
                <SelectBox
                  {...wiring}
                  value={reason}
                  onChange={({ currentTarget }) => setReason(currentTarget.value as LostReason)}
                  options={LOST_REASONS.map((value) => ({ value, label: lostReasonNames[value] }))}
                />
              )}
            </Field>
          )}
          {openAction === 'withdraw' && (
            <p>Fallo solo se il cliente te l’ha chiesto: vale come il suo recesso e non si può annullare.</p>
          )}
          {about?.second && <p>{about.second}</p>}
        </DealAct>
      )}
    </>
  );
}
