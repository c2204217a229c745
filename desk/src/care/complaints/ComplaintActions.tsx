import { isForRiskBearer } from '@riparo/domain/care/complaints/competence.ts';
import {
  CLOSING_REASONS,
  type ClosingReason,
  closingReasonNames,
  calledIn,
  closingReasonText,
  type ComplaintArea,
} from '@riparo/domain/care/complaints/register.ts';
import { complaintStateAfter, isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import {
  closeComplaintCall,
  takeComplaintCall,
  withdrawComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { Hand } from '@riparo/ui/icons/Hand.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { showFailure } from '../../platform/api/show-failure.ts';
import parts from '../../platform/parts/panel-parts.module.css';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { useCan, useSession } from '../../platform/session/session.ts';
import { ActDialog, useAct } from '../cases/ActDialog.tsx';
import { Assignment } from '../cases/Assignment.tsx';
import { useCaseChange } from '../cases/use-case.ts';
import { complaintSource, type OneComplaint } from './use-complaints.ts';

const closeLabel = (area: ComplaintArea) => {
  if (!isForRiskBearer(area)) return 'Chiudi senza risposta…';
  return `Segna come ${calledIn(area).forwarded}…`;
};

/** The actions on a complaint as a whole, for staff who answer complaints. */
export function ComplaintActions({ complaint }: { readonly complaint: OneComplaint }) {
  const { id: me } = useSession();
  const canWork = useCan('work-complaints');
  const [doing, setDoing] = useState<'nothing' | 'withdraw' | 'close'>('nothing');
  const { id, state, assignee, requestId } = complaint;
  const take = useCaseChange(complaintSource, id, takeComplaintCall, { onError: showFailure });
  const stop = () => setDoing('nothing');
  if (!canWork || !isOpenComplaint(state)) return null;
  const canTake = complaintStateAfter(state, 'take') !== null || assignee?.id !== me;
  const taking = canTake && (
    <Button
      busy={take.isPending}
      icon={<Hand size={18} aria-hidden="true" />}
      onClick={() => take.mutate({ params: { id } })}
    >
      {assignee && assignee.id !== me ? `Prendi da ${assignee.name}` : 'Prendi in carico'}
    </Button>
  );
  return (
    <>
      {requestId ? (
        <Assignment requestId={requestId} assigneeId={assignee?.id} kind="complaint" take={taking} />
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
      {doing === 'withdraw' && <WithdrawDialog complaint={complaint} onClose={stop} />}
      {doing === 'close' && <CloseDialog complaint={complaint} onClose={stop} />}
    </>
  );
}

interface EndDialogProps {
  readonly complaint: OneComplaint;
  readonly onClose: () => void;
}

const EXPLAIN = 'Scrivi una breve spiegazione.';

interface ExplanationProps {
  readonly label: string;
  readonly hint: string;
  readonly maxLength: number;
  readonly isMissing: boolean;
  readonly onWrite: (text: string) => void;
}

const Explanation = ({ label, hint, maxLength, isMissing, onWrite }: ExplanationProps) => (
  <Field id="explanation" label={label} hint={hint} error={isMissing ? EXPLAIN : undefined}>
    {(wiring) => (
      <TextArea
        {...wiring}
        name="explanation"
        maxLength={maxLength}
        defaultValue=""
        onInput={({ currentTarget: { value } }) => onWrite(value)}
      />
    )}
  </Field>
);

/** The text required to end a complaint, and whether it is missing. */
function useExplanation() {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const read = () => {
    setMissing(text.trim() === '');
    return text.trim();
  };
  return { isMissing, onWrite: setText, read };
}

function WithdrawDialog({ complaint: { id, area }, onClose }: EndDialogProps) {
  const { read, ...explanation } = useExplanation();
  const doing = useAct({ source: complaintSource, id, call: withdrawComplaintCall, done: null, onClose });
  return (
    <ActDialog
      doing={doing}
      title={`La persona ritira ${calledIn(area).the}`}
      confirmLabel="Segna come ritirato"
      onConfirm={() => {
        const note = read();
        if (note) doing.act(() => ({ params: { id }, body: { note } }));
      }}
      onClose={onClose}
    >
      <Explanation
        {...explanation}
        label="Come l’ha comunicato?"
        hint="Resta nella storia. La persona riceve un’e-mail di conferma"
        maxLength={500}
      />
    </ActDialog>
  );
}

function CloseDialog({ complaint: { id, area, email }, onClose }: EndDialogProps) {
  const [reason, setReason] = useState<ClosingReason>('forwarded');
  const { read, ...explanation } = useExplanation();
  const doing = useAct({ source: complaintSource, id, call: closeComplaintCall, done: null, onClose });
  const { the } = calledIn(area);
  return (
    <ActDialog
      doing={doing}
      title="Chiudere senza una risposta nel merito?"
      confirmLabel={`Chiudi ${the}`}
      onConfirm={() => {
        const words = read();
        if (words) doing.act(() => ({ params: { id }, body: { reason, words } }));
      }}
      onClose={onClose}
    >
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
        {closingReasonText(reason, area)}»
      </p>
      <Explanation
        {...explanation}
        label="Aggiungi una spiegazione"
        hint={`A chi e come hai inoltrato ${the}, oppure perché si chiude così`}
        maxLength={2000}
      />
    </ActDialog>
  );
}
