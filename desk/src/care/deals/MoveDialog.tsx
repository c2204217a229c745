import { LOST_REASONS, type LostReason, lostReasonNames } from '@riparo/domain/care/deals/lost-reasons.ts';
import { useState } from 'react';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { DealAct } from '../deal/DealAct.tsx';
import { useCase } from '../cases/use-case.ts';
import { dealSource } from '../deal/use-deal.ts';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { personOf } from './say-deal.ts';
import type { Moving } from './use-moves.ts';

const reasons = LOST_REASONS.map((reason) => ({ value: reason, label: lostReasonNames[reason] }));

interface MoveDialogProps {
  readonly moving: Moving;
  readonly onClose: () => void;
}

/**
 * Confirms before a card goes to «Persa», with the notice for its customer; or says why it is impossible now.
 */
export function MoveDialog({ moving: { deal: listed, action }, onClose }: MoveDialogProps) {
  const { data, error, refetch } = useCase(dealSource, listed.uuid);
  const [reason, setReason] = useState<LostReason>('changed-mind');
  const deal = data?.data;
  const offered = deal?.actions.find((each) => each.action === action);
  if (!deal || !offered)
    return (
      <Dialog open onClose={onClose} title={`La pratica di ${personOf(listed)}`}>
        {error ? (
          <LoadError
            what="Non riusciamo a caricare la pratica"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : deal ? (
          <p>{notNow[action]}</p>
        ) : (
          <Loading label="Carico la pratica" lines={2} />
        )}
      </Dialog>
    );
  return action === 'close-lost' ? (
    <DealAct
      deal={deal}
      act={{ action, reason }}
      title={`Chiudere come persa la pratica di ${personOf(listed)}?`}
      confirmLabel="Chiudi la pratica"
      look="danger"
      customerNotice={offered.told}
      onClose={onClose}
    >
      <Field id="move-reason" label="Perché">
        {(wiring) => (
          <SelectBox
            {...wiring}
            options={reasons}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value as LostReason)}
          />
        )}
      </Field>
    </DealAct>
  ) : (
    <DealAct
      deal={deal}
      act={{ action }}
      title={
        offered.second ? `Chiedere il recesso per ${personOf(listed)}?` : `Recedere per ${personOf(listed)}?`
      }
      confirmLabel={offered.second ? 'Chiedi il recesso' : 'Recedi e rimborsa'}
      look="danger"
      customerNotice={offered.told}
      onClose={onClose}
    >
      {offered.second && <p>{offered.second}</p>}
    </DealAct>
  );
}

const notNow: Readonly<Record<Moving['action'], string>> = {
  'close-lost':
    'Non si può chiudere come persa: ha un pagamento, oppure chi l’ha aperta ha chiesto la cancellazione dei dati.',
  withdraw:
    'Non si può recedere: i 14 giorni sono passati, oppure il recesso è già stato chiesto e aspetta una conferma. Un rimborso si chiede dalla pagina della pratica.',
};
