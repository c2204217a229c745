import type { requestErrors } from '@riparo/domain/care/requests/errors.ts';
import { correctRequestCall, type DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type FieldChanges,
  type FieldValues,
} from '@riparo/domain/care/requests/merge-fields.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { requestSource } from '../cases/Assignment.tsx';
import { CorrectionConflict, useCorrection } from '../cases/Correction.tsx';
import { useCaseChange, useReload } from '../cases/use-case.ts';
import parts from '../../platform/parts/panel-parts.module.css';

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

const valuesOf = ({ firstName, lastName, email, phone }: DeskRequest): FieldValues => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
});

interface CorrectionFormProps {
  readonly request: DeskRequest;
  readonly onClose: () => void;
}

/** Corrects the customer's data. A field changed meanwhile is shown in both versions, to choose from. */
export function CorrectionForm({ request, onClose }: CorrectionFormProps) {
  const { id } = request;
  const correct = useCaseChange(requestSource, id, correctRequestCall);
  const reload = useReload(requestSource, id);
  // Users who see the phone masked cannot correct it.
  const fields = CORRECTABLE_FIELDS.filter((field) => field !== 'phone' || !request.isPhoneMasked);
  const correction = useCorrection<string>({
    initial: valuesOf(request),
    send: (changes: FieldChanges) => correct.mutateAsync({ params: { id }, body: changes }),
    conflict: 'RequestCorrected' satisfies keyof typeof requestErrors,
    reload: async () => {
      const { data, history } = await reload();
      return {
        values: valuesOf(data),
        by: history.findLast(({ action }) => action === 'correct')?.actor,
      };
    },
    onSaved: () => {
      notify({ kind: 'success', text: 'Dati aggiornati.' });
      onClose();
    },
  });
  const { before, conflict } = correction;
  const form = useForm((typed) =>
    correction.save({
      ...before,
      ...Object.fromEntries(fields.map((field) => [field, typed.get(field).trim()])),
    }),
  );

  if (conflict)
    return (
      <CorrectionConflict
        correction={{ ...correction, conflict }}
        labelOf={(name) => labels[name as CorrectableField]}
        say={(_, value) => value ?? ''}
        onClose={onClose}
      />
    );
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <FormFailure message={form.failure} />
        {request.isPhoneMasked && (
          <p className={parts['soft']}>Il telefono lo corregge chi ha preso la richiesta.</p>
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
