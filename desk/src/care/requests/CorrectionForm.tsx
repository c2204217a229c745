import {
  correctRequestCall,
  deskRequestCall,
  type DeskRequest,
} from '@riparo/domain/care/requests/request-calls.ts';
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type FieldChanges,
  type FieldValues,
} from '@riparo/domain/care/requests/merge-fields.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask, problemOf } from '../../platform/api/ask.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { ChangedMeanwhile, VersionChoice } from '../../platform/parts/VersionChoice.tsx';
import styles from './CorrectionForm.module.css';
import { useRequestsAskedAnew } from './use-request.ts';

const labels: Readonly<Record<CorrectableField, string>> = {
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'E-mail',
  phone: 'Telefono',
};

const inputs: Readonly<Record<CorrectableField, { type?: string; inputMode?: 'email' | 'tel' }>> = {
  firstName: {},
  lastName: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
};

type Conflict = {
  /** What stood there when the form was opened, and what stands there now, written by somebody else. */
  readonly before: FieldValues;
  readonly theirs: FieldValues;
  readonly mine: FieldValues;
  readonly fields: readonly CorrectableField[];
};

const valuesOf = ({ firstName, lastName, email, phone }: DeskRequest): FieldValues => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
});

/** What does not collide is kept from both sides. */
const togetherOf = (
  { before, theirs, mine, fields }: Conflict,
  isMineChosen: (field: CorrectableField) => boolean,
): FieldValues => {
  const isMine = (field: CorrectableField) =>
    fields.includes(field) ? isMineChosen(field) : mine[field] !== before[field];
  return fieldValues((field) => (isMine(field) ? mine : theirs)[field]);
};

const fieldValues = (valueOf: (field: CorrectableField) => string) =>
  Object.fromEntries(CORRECTABLE_FIELDS.map((field) => [field, valueOf(field)])) as FieldValues;

interface CorrectionFormProps {
  readonly request: DeskRequest;
  readonly onClose: () => void;
}

/** Corrects who asked. A field that somebody else has changed meanwhile is shown in both versions, to choose from. */
export function CorrectionForm({ request, onClose }: CorrectionFormProps) {
  const askAnew = useRequestsAskedAnew();
  // As it was read when the form was opened: what changes meanwhile is found out by the server.
  const [before] = useState(() => valuesOf(request));
  const [conflict, setConflict] = useState<Conflict>();
  // Whoever sees the phone masked can not correct it.
  const fields = CORRECTABLE_FIELDS.filter((field) => field !== 'phone' || !request.isPhoneMasked);

  const save = async (mine: FieldValues, over: FieldValues) => {
    const changes: FieldChanges = Object.fromEntries(
      fields
        .filter((field) => mine[field] !== over[field])
        .map((field) => [field, { from: over[field], to: mine[field] }]),
    );
    try {
      await ask(correctRequestCall, { params: { id: request.id }, body: changes });
    } catch (error) {
      if (problemOf(error)?.code !== 'RequestCorrected') throw error;
      const named = Object.keys(problemOf(error)?.fields ?? {});
      const { data } = await ask(deskRequestCall, { params: { id: request.id } });
      const colliding = fields.filter((field) => named.includes(field));
      setConflict({ before: over, mine, theirs: valuesOf(data), fields: colliding });
      return;
    }
    await askAnew();
    notify({ kind: 'success', text: 'Dati aggiornati.' });
    onClose();
  };

  const form = useForm((typed) =>
    save(
      fieldValues((field) => (fields.includes(field) ? typed.get(field).trim() : before[field])),
      before,
    ),
  );

  if (conflict) return <ConflictForm conflict={conflict} save={save} onClose={onClose} />;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <FormFailure message={form.failure} />
        {request.isPhoneMasked && (
          <p className={styles['about']}>Il telefono lo corregge chi ha preso la richiesta.</p>
        )}
        {fields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={labels[field]}
            {...inputs[field]}
            autoComplete="off"
            defaultValue={before[field]}
            error={form.errors[field] ?? form.errors[`${field}.to`]}
          />
        ))}
        <Stack direction="row" gap={2}>
          <Button type="submit" busy={form.isBusy}>
            Salva
          </Button>
          <Button look="quiet" onClick={onClose}>
            Annulla
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

interface ConflictFormProps {
  readonly conflict: Conflict;
  readonly save: (chosen: FieldValues, over: FieldValues) => Promise<void>;
  readonly onClose: () => void;
}

function ConflictForm({ conflict, save, onClose }: ConflictFormProps) {
  const { theirs, mine, fields } = conflict;
  const form = useForm((typed) =>
    save(
      togetherOf(conflict, (field) => typed.get(`choice-${field}`) === 'mine'),
      theirs,
    ),
  );
  return (
    <form onSubmit={form.onSubmit}>
      <Stack>
        <ChangedMeanwhile>
          Qualcun altro ha appena corretto gli stessi dati: scegli quale versione conservare.
        </ChangedMeanwhile>
        <FormFailure message={form.failure ?? Object.values(form.errors)[0]} />
        {fields.map((field) => (
          <VersionChoice
            key={`${field} ${theirs[field]}`}
            name={`choice-${field}`}
            legend={labels[field]}
            theirs={{ whose: 'La loro', text: theirs[field] }}
            mine={{ whose: 'La tua', text: mine[field] }}
          />
        ))}
        <Stack direction="row" gap={2}>
          <Button type="submit" busy={form.isBusy}>
            Conserva queste
          </Button>
          <Button look="quiet" onClick={onClose}>
            Lascia stare
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
