import { answerPreviewPath } from '@riparo/domain/care/complaints/paths.ts';
import {
  COMPLAINT_OUTCOMES,
  type ComplaintOutcome,
  complaintOutcomeNames,
} from '@riparo/domain/care/complaints/register.ts';
import type { complaintErrors } from '@riparo/domain/care/complaints/errors.ts';
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
import parts from '../../platform/parts/panel-parts.module.css';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { useDraft } from '../../platform/parts/use-draft.ts';
import { useForm } from '../../platform/parts/use-form.ts';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import styles from './ComplaintPage.module.css';
import { ActDialog, useAct } from '../cases/ActDialog.tsx';
import { SavedMeanwhile, useOverwrite, VersionButtons } from '../cases/TextConflict.tsx';
import { useCaseChange, useIsMe, useReload } from '../cases/use-case.ts';
import { complaintSource, type OneComplaint } from './use-complaints.ts';

interface AnswerProps {
  readonly complaint: OneComplaint;
}

/** The answer: written, previewed as a letter, and sent once. */
export function AnswerPanel({ complaint }: AnswerProps) {
  const canWork = useCan('work-complaints');
  const canWrite = canWork && complaintStateAfter(complaint.state, 'draft') !== null;
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
          ? `${isLetter ? 'Conclusa' : 'Mandata'} ${formatMoment(new Date(answer.sentAt), now)}`
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

type Draft = { readonly text: string; readonly outcome: ComplaintOutcome | null };

function AnswerEditor({ complaint }: AnswerProps) {
  const { id, answer } = complaint;
  const save = useCaseChange(complaintSource, id, saveAnswerCall);
  const reload = useReload(complaintSource, id);
  const overwrite = useOverwrite<Draft>();
  const isMe = useIsMe();
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(`answer complaint ${id}`);
  // The answer when the editor opened: a save by a colleague meanwhile is detected.
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
      await overwrite({
        value: { text, outcome },
        version: read.version,
        send: async (value, version) => {
          const { data } = await save.mutateAsync({
            params: { id },
            body: { version, text: value.text, outcome: value.outcome ?? outcome },
          });
          setRead({ version: data.answer.version, text: data.answer.text });
        },
        conflict: 'ComplaintChanged' satisfies keyof typeof complaintErrors,
        reload: async () => (await reload()).data.answer,
        isSame: (one, other) => one.text === other.text && one.outcome === other.outcome,
      });
      setDirty(false);
      draft.drop();
      notify({ kind: 'success', text: 'Bozza salvata: controlla la lettera, poi mandala.' });
      return undefined;
    },
    ({ code }) => {
      if (code !== 'ComplaintChanged') return false;
      setBehind(true);
      return true;
    },
  );
  const isChanged = isBehind && answer.version !== read.version;
  const isMine = isMe(answer.savedBy);
  /** The next save is based on the version just read. */
  const continueWith = (text: string, chosen: ComplaintOutcome | null) => {
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
            <SavedMeanwhile
              author={answer.savedBy ?? 'Un’altra persona'}
              isMine={isMine}
              did="salvato una risposta"
              text={answer.text}
            >
              {answer.outcome && `, con esito «${complaintOutcomeNames[answer.outcome]}»`}
            </SavedMeanwhile>
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
              // Separate buttons: one that turned into «Salva» while being pressed would save at once.
              <VersionButtons
                isMine={isMine}
                onKeep={(which) => {
                  const written = area.current?.value ?? '';
                  if (which === 'saved') continueWith(answer.text, answer.outcome);
                  else continueWith(which === 'both' ? `${answer.text}\n\n${written}` : written, outcome);
                }}
              />
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

/** Explains the consequences first: a sent answer cannot be taken back. */
function SendDialog({ complaint, onClose }: AnswerProps & { readonly onClose: () => void }) {
  const { id, answer, email } = complaint;
  const outcome = answer.outcome ? complaintOutcomeNames[answer.outcome] : '';
  const doing = useAct({
    source: complaintSource,
    id,
    call: sendAnswerCall,
    done: email === null ? 'La lettera è pronta: stampala e spediscila.' : 'La risposta è partita.',
    onClose,
  });
  return (
    <ActDialog
      doing={doing}
      title={email === null ? 'Concludere con questa lettera?' : 'Mandare la risposta?'}
      confirmLabel={email === null ? 'Prepara la lettera' : 'Manda la risposta'}
      onConfirm={() => doing.act(() => ({ params: { id }, body: { version: answer.version } }))}
      onClose={onClose}
    >
      <p>
        {email === null
          ? `Diventa una lettera da stampare e spedire, con esito «${outcome}». Poi non si può più cambiare: quando l’hai spedita, segna qui il giorno.`
          : `Parte come PDF a ${email}, con esito «${outcome}», e resta sulla pagina del reclamo. Poi non si può più cambiare.`}
      </p>
    </ActDialog>
  );
}
