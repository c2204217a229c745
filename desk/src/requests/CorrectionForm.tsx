import {
  correctRequestCall,
  deskRequestCall,
  type DeskRequest,
} from '@riparo/domain/contract/request-calls.ts';
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type FieldChanges,
  type FieldValues,
} from '@riparo/domain/requests/merge-fields.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask, problemOf } from '../api/ask.ts';
import { REQUESTS_KEY } from '../live/live.tsx';
import { FormFailure } from '../parts/FormFailure.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useForm } from '../parts/use-form.ts';
import styles from './CorrectionForm.module.css';

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
  /** What stands there now, written by somebody else. */
  readonly theirs: FieldValues;
  readonly mine: FieldValues;
  readonly fields: readonly CorrectableField[];
};

const valuesOf = ({ firstName, lastName, email, phone }: DeskRequest): FieldValues => ({
  firstName,
  lastName,
  email,
  phone,
});

interface CorrectionFormProps {
  readonly request: DeskRequest;
  readonly onClose: () => void;
}

/** Corrects who asked. A field that somebody else has changed meanwhile is shown in both versions, to choose from. */
export function CorrectionForm({ request, onClose }: CorrectionFormProps) {
  const queries = useQueryClient();
  // As it was read when the form was opened: what changes meanwhile is found out by the server.
  const [before, setBefore] = useState(() => valuesOf(request));
  const [conflict, setConflict] = useState<Conflict>();
  // A masked phone can be replaced by another, not corrected by a digit.
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
      setConflict({ mine, theirs: valuesOf(data), fields: fields.filter((field) => named.includes(field)) });
      return;
    }
    await queries.invalidateQueries({ queryKey: [REQUESTS_KEY] });
    notify({ kind: 'success', text: 'I dati sono corretti.' });
    onClose();
  };

  const form = useForm(async (typed) => {
    const mine = Object.fromEntries(
      CORRECTABLE_FIELDS.map((field) => [
        field,
        fields.includes(field) ? typed.get(field).trim() : before[field],
      ]),
    ) as FieldValues;
    await save(mine, before);
  });
  const choice = useForm(async (typed) => {
    if (!conflict) return;
    const { mine, theirs } = conflict;
    const chosen = Object.fromEntries(
      CORRECTABLE_FIELDS.map((field) => {
        // What does not collide is kept from both sides.
        if (!conflict.fields.includes(field))
          return [field, mine[field] === before[field] ? theirs[field] : mine[field]];
        return [field, typed.get(`choice-${field}`) === 'mine' ? mine[field] : theirs[field]];
      }),
    ) as FieldValues;
    setBefore(theirs);
    setConflict(undefined);
    await save(chosen, theirs);
  });

  if (conflict) {
    return (
      <form onSubmit={choice.onSubmit}>
        <Stack>
          <Alert tone="warning" role="alert">
            <p>Nel frattempo qualcuno ha corretto gli stessi dati: scegli quale versione tenere.</p>
          </Alert>
          <FormFailure message={choice.failure} />
          {conflict.fields.map((field) => (
            <fieldset key={field} className={styles['versions']}>
              <legend>{labels[field]}</legend>
              <Version field={field} value="theirs" about="La loro" text={conflict.theirs[field]} isFirst />
              <Version field={field} value="mine" about="La tua" text={conflict.mine[field]} />
            </fieldset>
          ))}
          <Stack direction="row" gap={2}>
            <Button type="submit" busy={choice.isBusy}>
              Tieni queste
            </Button>
            <Button look="quiet" onClick={onClose}>
              Lascia stare
            </Button>
          </Stack>
        </Stack>
      </form>
    );
  }
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

interface VersionProps {
  readonly field: CorrectableField;
  readonly value: 'mine' | 'theirs';
  readonly about: string;
  readonly text: string;
  readonly isFirst?: boolean;
}

const Version = ({ field, value, about, text, isFirst = false }: VersionProps) => (
  <label className={styles['version']}>
    <input type="radio" name={`choice-${field}`} value={value} defaultChecked={isFirst} />
    <span className={styles['about']}>{about}</span>
    <span>{text}</span>
  </label>
);
