import { isForRiskBearer } from '@riparo/domain/care/complaints/competence.ts';
import {
  CLOSING_REASONS,
  type ClosingReason,
  closingReasonNames,
  calledIn,
  closingReasonTold,
  type ComplaintArea,
} from '@riparo/domain/care/complaints/register.ts';
import { complaintStateAfter, isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import {
  closeComplaintCall,
  takeComplaintCall,
  withdrawComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { Hand } from '@riparo/ui/icons/Hand.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { messageOf } from '../../platform/api/ask.ts';
import { tellFailure } from '../../platform/api/tell-failure.ts';
import parts from '../../platform/parts/panel-parts.module.css';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { NoteDialog } from '../../buy/payments/NoteDialog.tsx';
import { WhoFollows } from '../requests/WhoFollows.tsx';
import { useMay, useSession } from '../../platform/session/session.ts';
import { type OneComplaint, useComplaintChange, useComplaintsAskedAnew } from './use-complaints.ts';

const closeLabel = (area: ComplaintArea) => {
  if (!isForRiskBearer(area)) return 'Chiudi senza risposta…';
  return `Segna come ${calledIn(area).forwarded}…`;
};

/** What can be done with a complaint as a whole, by whoever answers for complaints. */
export function ComplaintActions({ complaint }: { readonly complaint: OneComplaint }) {
  const { id: me } = useSession();
  const mayWork = useMay('work-complaints');
  const [doing, setDoing] = useState<'nothing' | 'withdraw' | 'close'>('nothing');
  const take = useComplaintChange(takeComplaintCall);
  const stop = () => setDoing('nothing');
  const withdraw = useComplaintChange(withdrawComplaintCall, stop);
  const { id, state, assignee, requestId } = complaint;
  const askAnew = useComplaintsAskedAnew();
  if (!mayWork || !isOpenComplaint(state)) return null;
  const canTake = complaintStateAfter(state, 'take') !== null || assignee?.id !== me;
  const taking = canTake && (
    <Button
      busy={take.isPending}
      icon={<Hand size={18} aria-hidden="true" />}
      onClick={() => take.mutate({ params: { id } }, { onError: tellFailure })}
    >
      {assignee && assignee.id !== me ? `Prendi da ${assignee.name}` : 'Prendi in carico'}
    </Button>
  );
  return (
    <>
      {requestId ? (
        <WhoFollows
          requestId={requestId}
          assigneeId={assignee?.id}
          kind="complaint"
          askAnew={askAnew}
          take={taking}
        />
      ) : (
        taking
      )}
      <Stack direction="row" gap={2}>
        <Button look="secondary" onClick={() => setDoing('withdraw')}>
          Lo ha ritirato…
        </Button>
        <Button look="secondary" onClick={() => setDoing('close')}>
          {closeLabel(complaint.area)}
        </Button>
      </Stack>
      {doing === 'withdraw' && (
        <NoteDialog
          title={`La persona ritira ${calledIn(complaint.area).the}`}
          label="Come l’ha comunicato?"
          hint="Resta nella storia. La persona riceve un’e-mail di conferma"
          doIt="Segna come ritirato"
          change={withdraw}
          onWrite={(note) => withdraw.mutate({ params: { id }, body: { note } })}
          onClose={stop}
        />
      )}
      {doing === 'close' && <CloseDialog complaint={complaint} onClose={stop} />}
    </>
  );
}

interface CloseDialogProps {
  readonly complaint: OneComplaint;
  readonly onClose: () => void;
}

function CloseDialog({ complaint: { id, area, email }, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState<ClosingReason>('forwarded');
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const close = useComplaintChange(closeComplaintCall, onClose);
  const { the } = calledIn(area);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = words.trim();
    setMissing(text === '');
    if (text !== '' && !close.isPending) close.mutate({ params: { id }, body: { reason, words: text } });
  };
  return (
    <Dialog open onClose={onClose} title="Chiudere senza una risposta nel merito?">
      <form noValidate onSubmit={submit}>
        <Stack>
          <FormFailure message={close.error ? messageOf(close.error) : undefined} />
          <Field id="reason" label="Perché">
            {(wiring) => (
              <SelectBox
                {...wiring}
                name="reason"
                options={CLOSING_REASONS.map((value) => ({ value, label: closingReasonNames[value] }))}
                value={reason}
                onChange={({ currentTarget: { value } }) =>
                  setReason(CLOSING_REASONS.find((each) => each === value) ?? 'forwarded')
                }
              />
            )}
          </Field>
          <p className={parts['told']}>
            La persona legge, {email === null ? 'nella lettera' : 'per e-mail'}: «
            {closingReasonTold(reason, area)}»
          </p>
          <Field
            id="words"
            label="Aggiungi una spiegazione"
            hint={`A chi e come hai inoltrato ${the}, oppure perché si chiude così`}
            error={isMissing ? 'Scrivi una breve spiegazione.' : undefined}
          >
            {(wiring) => (
              <TextArea
                {...wiring}
                name="words"
                maxLength={2000}
                value={words}
                onChange={({ currentTarget: { value } }) => setWords(value)}
              />
            )}
          </Field>
          <Stack direction="row" gap={2}>
            <Button type="submit" busy={close.isPending}>
              Chiudi {the}
            </Button>
            <Button look="quiet" onClick={onClose}>
              Annulla
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
