import { answerPreviewPath } from '@riparo/domain/care/complaints/paths.ts';
import {
  COMPLAINT_OUTCOMES,
  type ComplaintOutcome,
  complaintOutcomeNames,
} from '@riparo/domain/care/complaints/register.ts';
import { complaintStateAfter } from '@riparo/domain/care/complaints/states.ts';
import { saveAnswerCall, sendAnswerCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { FileText } from '@riparo/ui/icons/FileText.ts';
import { Send } from '@riparo/ui/icons/Send.ts';
import { Fragment, useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { ask, messageOf } from '../../platform/api/ask.ts';
import parts from '../../platform/parts/panel-parts.module.css';
import { ConfirmDialog } from '../../platform/parts/ConfirmDialog.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { useDraft } from '../../platform/parts/use-draft.ts';
import { useForm } from '../../platform/parts/use-form.ts';
import { ChangedMeanwhile } from '../../platform/parts/VersionChoice.tsx';
import { useMay } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { sayMoment } from '../../platform/time/say-time.ts';
import styles from './ComplaintPage.module.css';
import { type OneComplaint, useComplaintChange, useComplaintsAskedAnew } from './use-complaints.ts';

interface AnswerProps {
  readonly complaint: OneComplaint;
}

/** The answer: written, looked at as the letter it becomes, sent once. */
export function AnswerPanel({ complaint }: AnswerProps) {
  const mayWork = useMay('work-complaints');
  const canWrite = mayWork && complaintStateAfter(complaint.state, 'draft') !== null;
  const { answer, state } = complaint;
  if (canWrite) return <AnswerEditor complaint={complaint} />;
  if (answer.text === '') return null;
  return (
    <Panel title={state === 'answered' ? 'La risposta' : 'Bozza della risposta'}>
      <Written complaint={complaint} />
    </Panel>
  );
}

function Written({ complaint: { id, answer, email } }: AnswerProps) {
  const isLetter = email === null;
  const now = useNow();
  return (
    <>
      {answer.outcome && (
        <p>
          <Pill>{complaintOutcomeNames[answer.outcome]}</Pill>
        </p>
      )}
      <p className={parts['letter']}>{answer.text}</p>
      <p className={parts['soft']}>
        {answer.sentAt
          ? `${isLetter ? 'Conclusa' : 'Mandata'} ${sayMoment(new Date(answer.sentAt), now)}`
          : `Scritta da ${answer.savedBy ?? 'nessuno'}, non ancora mandata`}
      </p>
      <PreviewLink id={id} isSent={answer.sentAt !== null} />
    </>
  );
}

const PreviewLink = ({ id, isSent }: { readonly id: string; readonly isSent: boolean }) => (
  <p>
    <a href={answerPreviewPath(id)} target="_blank" rel="noreferrer" className={parts['phone']}>
      <FileText size={18} aria-hidden="true" />{' '}
      {isSent ? 'La lettera (PDF)' : 'Anteprima della lettera (PDF)'}
    </a>
  </p>
);

function AnswerEditor({ complaint }: AnswerProps) {
  const { id, answer } = complaint;
  const askAnew = useComplaintsAskedAnew();
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(`answer complaint ${id}`);
  // As it was read when the editor was opened: whoever saves meanwhile is found out.
  const [read, setRead] = useState({ version: answer.version, text: answer.text });
  const [outcome, setOutcome] = useState<ComplaintOutcome | null>(answer.outcome);
  const [isDirty, setDirty] = useState(draft.text !== '');
  const [isBehind, setBehind] = useState(false);
  const [isSending, setSending] = useState(false);
  const form = useForm(
    async (typed) => {
      const text = typed.get('answer').trim();
      if (!outcome) return { outcome: 'Scegli l’esito.' };
      if (!text) return { answer: 'Scrivi la risposta.' };
      const { data } = await ask(saveAnswerCall, {
        params: { id },
        body: { version: read.version, text, outcome },
      });
      setRead({ version: data.answer.version, text: data.answer.text });
      setDirty(false);
      draft.drop();
      await askAnew();
      notify({ kind: 'success', text: 'Bozza salvata: controlla la lettera, poi mandala.' });
      return undefined;
    },
    ({ code }) => {
      if (code !== 'ComplaintChanged') return false;
      setBehind(true);
      void askAnew();
      return true;
    },
  );
  const isChanged = isBehind && answer.version !== read.version;
  /** What is saved next is written over what was just read. */
  const goOnWith = (text: string, chosen: ComplaintOutcome | null) => {
    setRead({ version: answer.version, text: answer.text });
    setOutcome(chosen);
    setBehind(false);
    const isTheirs = text === answer.text && chosen === answer.outcome;
    setDirty(!isTheirs);
    if (isTheirs) draft.drop();
    else draft.keep(text);
    if (!area.current) return;
    area.current.value = text;
    area.current.focus();
  };
  const isSaved = answer.version > 0 && answer.version === read.version && !isDirty;
  return (
    <Panel title="La risposta">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={3}>
          <FormFailure message={form.failure} />
          {isChanged && (
            <>
              <ChangedMeanwhile>
                {answer.savedBy ?? 'Un’altra persona'} ha salvato una risposta mentre scrivevi: qui sotto ci
                sono la sua versione e la tua.
              </ChangedMeanwhile>
              <div>
                <p className={parts['soft']}>
                  La versione di {answer.savedBy}
                  {answer.outcome && `, con esito «${complaintOutcomeNames[answer.outcome]}»`}
                </p>
                <p className={parts['letter']}>{answer.text}</p>
              </div>
            </>
          )}
          <fieldset className={styles['outcomes']}>
            <legend>Esito</legend>
            {form.errors['outcome'] && <p className={styles['fault']}>{form.errors['outcome']}</p>}
            {COMPLAINT_OUTCOMES.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="outcome"
                  value={each}
                  checked={outcome === each}
                  onChange={() => {
                    setOutcome(each);
                    setDirty(true);
                  }}
                />
                {complaintOutcomeNames[each]}
              </label>
            ))}
          </fieldset>
          <Field
            id="answer"
            label={isChanged ? 'La tua versione' : 'Testo della risposta'}
            hint="La lettera aggiunge da sola numero, date, esito e a chi ci si può rivolgere dopo"
            error={form.errors['answer'] ?? form.errors['text']}
          >
            {(wiring) => (
              <TextArea
                {...wiring}
                ref={area}
                name="answer"
                rows={10}
                maxLength={10_000}
                defaultValue={draft.text || read.text}
                onInput={({ currentTarget }) => {
                  draft.keep(currentTarget.value);
                  setDirty(true);
                }}
              />
            )}
          </Field>
          <div className={parts['buttons']}>
            {isChanged ? (
              // Buttons of their own: one that became «Salva» while it is pressed would save at once.
              <Fragment key="versions">
                <Button
                  look="secondary"
                  onClick={() => goOnWith(`${answer.text}\n\n${area.current?.value ?? ''}`, outcome)}
                >
                  Conserva entrambe
                </Button>
                <Button look="secondary" onClick={() => goOnWith(area.current?.value ?? '', outcome)}>
                  Conserva la tua
                </Button>
                <Button look="quiet" onClick={() => goOnWith(answer.text, answer.outcome)}>
                  Conserva la sua
                </Button>
              </Fragment>
            ) : (
              <Fragment key="save">
                <Button type="submit" look="secondary" busy={form.isBusy}>
                  Salva la bozza
                </Button>
                {isSaved && (
                  <Button icon={<Send size={18} aria-hidden="true" />} onClick={() => setSending(true)}>
                    Manda la risposta
                  </Button>
                )}
              </Fragment>
            )}
          </div>
          {isSaved && <PreviewLink id={id} isSent={false} />}
        </Stack>
      </form>
      {isSending && <SendDialog complaint={complaint} onClose={() => setSending(false)} />}
    </Panel>
  );
}

/** Says what happens before it does: what left can not be taken back. */
function SendDialog({ complaint, onClose }: AnswerProps & { readonly onClose: () => void }) {
  const { id, answer, email } = complaint;
  const outcome = answer.outcome ? complaintOutcomeNames[answer.outcome] : '';
  const sending = useComplaintChange(sendAnswerCall, () => {
    notify({
      kind: 'success',
      text: email === null ? 'La lettera è pronta: stampala e spediscila.' : 'La risposta è partita.',
    });
    onClose();
  });
  return (
    <ConfirmDialog
      title={email === null ? 'Concludere con questa lettera?' : 'Mandare la risposta?'}
      doIt={email === null ? 'Prepara la lettera' : 'Manda la risposta'}
      isBusy={sending.isPending}
      failure={sending.error ? messageOf(sending.error) : undefined}
      onConfirm={() => sending.mutate({ params: { id }, body: { version: answer.version } })}
      onClose={onClose}
    >
      <p>
        {email === null
          ? `Diventa una lettera da stampare e spedire, con esito «${outcome}». Poi non si può più cambiare: quando l’hai spedita, segna qui il giorno.`
          : `Parte come PDF a ${email}, con esito «${outcome}», e resta sulla pagina del reclamo. Poi non si può più cambiare.`}
      </p>
    </ConfirmDialog>
  );
}
