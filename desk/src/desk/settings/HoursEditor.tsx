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
import type { Hours } from './hours.ts';
import { formOf, type HoursForm, readForm, formatPart, formatValue } from './typed-hours.ts';
import { WeekFields } from './WeekFields.tsx';
import styles from './HoursEditor.module.css';
import {
  compareHours,
  type HoursPart,
  mergeHours,
  type PartChange,
} from '@riparo/domain/desk/opening-hours/merge-hours.ts';
import { EditConflict, VersionChoice } from '../../platform/parts/VersionChoice.tsx';

const nameOf = (part: HoursPart) => (part.kind === 'weekday' ? `part-${part.day}` : `part-${part.date}`);

interface HoursConflictProps {
  readonly before: TypedHours;
  readonly mine: TypedHours;
  readonly theirs: Hours;
  readonly onChosen: (hours: TypedHours) => Promise<void>;
  readonly onAcceptTheirs: () => void;
}

/** Both versions, part by part: parts changed by one are merged, parts changed by both must be chosen. */
function HoursConflict({ before, mine, theirs, onChosen, onAcceptTheirs }: HoursConflictProps) {
  const changes = compareHours(before, mine, theirs);
  const by = (who: PartChange['by']) => changes.filter((change) => change.by === who);
  const them = theirs.changedBy ?? 'Un’altra persona';
  const form = useForm((typed) =>
    onChosen(mergeHours(theirs, changes, (part) => (typed.get(nameOf(part)) === 'mine' ? 'mine' : 'theirs'))),
  );
  return (
    <form onSubmit={form.onSubmit}>
      <Panel title="Due versioni degli orari">
        <Stack>
          <EditConflict>
            {them} ha salvato altri orari mentre scrivevi i tuoi. Non si è perso nulla: quello che ha cambiato
            una sola persona resta
            {by('both').length > 0 ? ', il resto lo scegli tu.' : '.'}
          </EditConflict>
          <FormFailure message={form.failure ?? Object.values(form.errors)[0]} />
          {by('both').map(({ part, mine: my, theirs: their }) => (
            <VersionChoice
              key={nameOf(part)}
              name={nameOf(part)}
              legend={formatPart(part)}
              theirs={{ whose: them, text: formatValue(their) }}
              mine={{ whose: 'Tu', text: formatValue(my) }}
            />
          ))}
          <Changes title={`Cambiato solo da ${them}`} changes={by('them')} of="theirs" />
          <Changes title="Cambiato solo da te" changes={by('me')} of="mine" />
          <Stack direction="row" gap={2}>
            <Button type="submit" busy={form.isBusy}>
              Salva insieme
            </Button>
            <Button look="quiet" onClick={onAcceptTheirs}>
              Lascia gli orari di {them}
            </Button>
          </Stack>
        </Stack>
      </Panel>
    </form>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly PartChange[];
  readonly of: 'mine' | 'theirs';
}

function Changes({ title, changes, of }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3 className={styles['title']}>{title}</h3>
      <dl className={styles['changes']}>
        {changes.map((change) => (
          <div key={nameOf(change.part)}>
            <dt>{formatPart(change.part)}</dt>
            <dd>{formatValue(change[of])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface HoursEditorProps {
  /** The version on the screen when the edit began. */
  readonly read: Hours;
  readonly onSaved: (saved: Hours) => void;
  readonly onLeave: () => void;
}

/** Edits the hours; overwriting another person's change requires seeing both first. */
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
        // Another person may save first once more.
        key={conflict.theirs.version}
        before={read}
        {...conflict}
        onChosen={(hours) => save(hours, conflict.theirs.version)}
        onAcceptTheirs={() => onSaved(conflict.theirs)}
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
