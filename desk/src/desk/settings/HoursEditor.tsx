import { changeHoursCall, hoursSettingsCall } from '@riparo/domain/desk/opening-hours/hours-calls.ts';
import { checkHours, type TypedHours } from '@riparo/domain/desk/opening-hours/hours-settings.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask, problemOf } from '../../platform/api/ask.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { ClosingFields } from './ClosingFields.tsx';
import { HoursConflict } from './HoursConflict.tsx';
import type { Hours } from './hours.ts';
import { formOf, type HoursForm, readForm } from './typed-hours.ts';
import { WeekFields } from './WeekFields.tsx';

interface HoursEditorProps {
  /** What was on the screen when somebody began. */
  readonly read: Hours;
  readonly onSaved: (saved: Hours) => void;
  readonly onLeave: () => void;
}

/** Decides the hours anew; over what somebody else has decided meanwhile only after looking at both. */
export function HoursEditor({ read, onSaved, onLeave }: HoursEditorProps) {
  const box = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<HoursForm>(() => formOf(read));
  const [conflict, setConflict] = useState<{ mine: TypedHours; theirs: Hours }>();
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const save = async (hours: TypedHours, version: number) => {
    const body = {
      version,
      week: hours.week.map((spans) => [...spans]),
      closingDays: [...hours.closingDays],
    };
    try {
      const { data } = await ask(changeHoursCall, { body });
      notify({ kind: 'success', text: 'I nuovi orari valgono da adesso.' });
      onSaved(data);
    } catch (error) {
      if (problemOf(error)?.code !== 'HoursChanged') throw error;
      const { data } = await ask(hoursSettingsCall, {});
      setConflict({ mine: hours, theirs: data });
    }
  };

  const sending = useForm(async (typed) => {
    const hours = readForm(form, typed.get);
    const { faults } = checkHours(hours, dayInRome(new Date()));
    if (Object.keys(faults).length > 0) return faults;
    await save(hours, read.version);
    return undefined;
  });

  if (conflict) {
    return (
      <HoursConflict
        // Somebody may be quicker once more.
        key={conflict.theirs.version}
        before={read}
        {...conflict}
        onChosen={(hours) => save(hours, conflict.theirs.version)}
        onKeepTheirs={() => onSaved(conflict.theirs)}
      />
    );
  }
  return (
    <form ref={box} onSubmit={sending.onSubmit} noValidate>
      <Stack gap={5}>
        <FormFailure message={sending.failure ?? sending.errors['week']} />
        <Panel title="Quando siamo al telefono">
          <p>A quarti d’ora. Con una pausa si scrivono due orari.</p>
          <WeekFields form={form} errors={sending.errors} onChange={setForm} />
        </Panel>
        <Panel title="Giorni di chiusura">
          <ClosingFields form={form} errors={sending.errors} onChange={setForm} />
        </Panel>
        <Stack direction="row" gap={2}>
          <Button type="submit" busy={sending.isBusy}>
            Salva gli orari
          </Button>
          <Button look="quiet" onClick={onLeave}>
            Annulla
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
