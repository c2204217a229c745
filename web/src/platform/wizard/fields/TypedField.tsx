import type { AskedField, TextField } from '@riparo/domain/platform/wizard/definition.ts';
import {
  cleanDate,
  dropLetters,
  maskAmount,
  maskCapitals,
  maskDate,
  maskPhone,
  maskYear,
} from '@riparo/domain/platform/wizard/masks.ts';
import { PHONE_PREFIX } from '@riparo/domain/platform/person/phone-number.ts';
import type { ComponentProps } from 'react';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { maskOnInput } from '../mask-on-input.ts';
import type { WizardFieldProps } from '../field-props.ts';

export type TypedKind = 'text' | 'name' | 'email' | 'phone' | 'date' | 'year' | 'euro';

const KEYBOARDS: Record<TypedKind, ComponentProps<typeof TextInput>> = {
  text: { maxLength: 200 },
  name: { autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', before: PHONE_PREFIX },
  date: { inputMode: 'numeric', placeholder: 'GG/MM/AAAA' },
  year: { inputMode: 'numeric', placeholder: 'AAAA' },
  euro: { inputMode: 'decimal', after: '€' },
};

const MASKS: Partial<Record<TypedKind, ReturnType<typeof maskOnInput>>> = {
  date: maskOnInput(maskDate, cleanDate),
  phone: maskOnInput(maskPhone),
  year: maskOnInput(maskYear, maskYear),
  euro: maskOnInput(maskAmount, dropLetters),
};

const TYPING: Record<NonNullable<TextField['typing']>, ComponentProps<typeof TextInput>> = {
  digits: { inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel' },
  capitals: { autoCapitalize: 'characters', spellCheck: false, onInput: maskOnInput(maskCapitals) },
};

const ofText = (field: AskedField): ComponentProps<typeof TextInput> =>
  field.kind === 'text'
    ? {
        ...(field.typing ? TYPING[field.typing] : {}),
        ...(field.longest === undefined ? {} : { maxLength: field.longest }),
      }
    : {};

/** Every field answered by typing one line. */
export function TypedField({
  field,
  id,
  initial,
  error,
}: WizardFieldProps<Extract<AskedField, { kind: TypedKind }>>) {
  const mask = MASKS[field.kind];
  return (
    <Field id={id} label={field.label} hint={field.hint} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          {...KEYBOARDS[field.kind]}
          {...ofText(field)}
          name={field.name}
          defaultValue={initial[0] ?? ''}
          autoComplete={field.autocomplete ?? 'off'}
          {...(mask ? { onInput: mask } : {})}
        />
      )}
    </Field>
  );
}
