import type { LongTextField as LongText } from '@riparo/domain/platform/wizard/definition.ts';
import { Field } from '@riparo/ui/Field.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import type { WizardFieldProps } from '../field-props.ts';

/** Free text. The rule reports excess length: a maxLength would cut off the end of a paste. */
export function LongTextField({ field, id, initial, error }: WizardFieldProps<LongText>) {
  return (
    <Field id={id} label={field.label} hint={field.hint} error={error}>
      {(wiring) => (
        <TextArea
          {...wiring}
          rows={6}
          name={field.name}
          defaultValue={initial[0] ?? ''}
          autoComplete={field.autocomplete ?? 'off'}
        />
      )}
    </Field>
  );
}
