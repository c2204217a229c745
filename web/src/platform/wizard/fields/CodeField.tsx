import type { CodeField as Code } from '@riparo/domain/platform/wizard/definition.ts';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import type { WizardFieldProps } from '../field-props.ts';

/** No maxLength: a code pasted with spaces would lose its end. */
export function CodeField({ field, id, initial, error }: WizardFieldProps<Code>) {
  return (
    <Field id={id} label={field.label} hint={field.hint} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name={field.name}
          defaultValue={initial[0]}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
