import { type DeskRequest, writeOutcomeCall } from '@riparo/domain/care/requests/request-calls.ts';
import {
  CALL_OUTCOMES,
  CALL_TRIES,
  type CallOutcome,
  callOutcomeNames,
} from '@riparo/domain/care/requests/outcomes.ts';
import { addDays, dayInRome, isoDate, momentInRome } from '@riparo/domain/platform/values/calendar.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { FieldError } from '@riparo/ui/FieldMessages.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { useNow } from '../../platform/time/now.ts';
import { useDraft } from '../../platform/parts/use-draft.ts';
import { requestSource } from '../cases/Assignment.tsx';
import { useCaseChange } from '../cases/use-case.ts';
import styles from './OutcomeForm.module.css';

/** The consequence of an outcome, so that it surprises no one. */
function consequence(outcome: CallOutcome, attempts: number): string | undefined {
  if (outcome === 'no-answer')
    return attempts + 1 >= CALL_TRIES
      ? 'È l’ultimo tentativo: la richiesta si chiude e la persona riceve un’e-mail.'
      : 'Torna in coda dopo due ore di apertura.';
  if (outcome === 'wrong-number') return 'La richiesta si chiude come persa.';
  if (outcome === 'call-again-on') return 'Torna in coda per il momento che scegli.';
  return undefined;
}

/** The outcome of the call, entered by the assignee. */
export function OutcomeForm({ request: { id, attempts } }: { readonly request: DeskRequest }) {
  const write = useCaseChange(requestSource, id, writeOutcomeCall);
  const draft = useDraft(`outcome ${id}`);
  const [outcome, setOutcome] = useState<CallOutcome>();
  const today = dayInRome(useNow());

  const form = useForm(async (typed) => {
    if (!outcome) return { outcome: 'Scegli com’è andata.' };
    const note = typed.get('note').trim();
    await write.mutateAsync({
      params: { id },
      body: {
        outcome,
        ...(note && { note }),
        ...(outcome === 'call-again-on' && { againAt: momentOf(typed.get('day'), typed.get('time')) }),
      },
    });
    draft.drop();
    notify({ kind: 'success', text: 'Esito salvato.' });
    return undefined;
  });
  const next = outcome && consequence(outcome, attempts);

  return (
    <Panel title="Com’è andata la chiamata?">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack>
          <FormFailure message={form.failure} />
          <fieldset className={styles['outcomes']}>
            <legend className={styles['legend']}>Esito</legend>
            {form.errors['outcome'] && <FieldError id="outcome">{form.errors['outcome']}</FieldError>}
            {CALL_OUTCOMES.map((each) => (
              <label key={each} className={styles['outcome']}>
                <input
                  type="radio"
                  name="outcome"
                  value={each}
                  checked={outcome === each}
                  onChange={() => setOutcome(each)}
                />
                {callOutcomeNames[each]}
              </label>
            ))}
          </fieldset>
          {next && <p className={styles['next']}>{next}</p>}
          {outcome === 'call-again-on' && (
            <div className={styles['when']}>
              <TextField
                name="day"
                label="Giorno"
                type="date"
                min={today}
                defaultValue={addDays(today, 1)}
                error={form.errors['againAt']}
              />
              <TextField name="time" label="Ora" type="time" step={300} defaultValue="10:00" />
            </div>
          )}
          <Field id="outcome-note" label="Nota (facoltativa)">
            {(wiring) => (
              <TextArea
                {...wiring}
                name="note"
                maxLength={2000}
                defaultValue={draft.text}
                onInput={({ currentTarget }) => draft.keep(currentTarget.value)}
              />
            )}
          </Field>
          <div>
            <Button type="submit" busy={form.isBusy}>
              Scrivi l’esito
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}

/** Italian time, wherever the desk is. An empty field is reported by the server, at the field. */
function momentOf(day: string, time: string): string | undefined {
  return day && time ? momentInRome(isoDate(day), time).toISOString() : undefined;
}
