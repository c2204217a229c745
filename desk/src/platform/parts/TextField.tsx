import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';

interface TextFieldProps extends Omit<ComponentProps<typeof TextInput>, 'id' | 'name'> {
  /** If a screen shows the same form twice. */
  readonly id?: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A line of text with its label. Its name is its id too: a screen shows one form at a time. */
export function TextField({
  name,
  id = name,
  label,
  hint,
  error,
  'aria-describedby': alsoDescribedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {({ 'aria-describedby': describedBy, ...wiring }) => (
        <TextInput
          {...rest}
          {...wiring}
          aria-describedby={[describedBy, alsoDescribedBy].filter(Boolean).join(' ') || undefined}
          name={name}
        />
      )}
    </Field>
  );
}
