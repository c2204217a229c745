import type { Answers, AskedField } from '@riparo/domain/platform/wizard/definition.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { PHONE_PREFIX } from '@riparo/domain/platform/person/phone-number.ts';
import {
  maskAmount,
  maskCapitals,
  maskDate,
  maskPhone,
  maskYear,
  type Mask,
} from '@riparo/domain/platform/wizard/masks.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '@riparo/ui/Checkbox.tsx';
import { ChoiceCard } from '@riparo/ui/ChoiceCard.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { FieldGroup } from '@riparo/ui/FieldGroup.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import styles from './NewDealPage.module.css';
import { PlaceBox } from './PlaceBox.tsx';
import type { QuestionFieldProps } from './question-field-props.ts';
import { ValueBox } from './ValueBox.tsx';

/** One question of the site as a field of the desk. */
export function QuestionField(props: QuestionFieldProps): ReactNode {
  const { field, id, value, error, onFill } = props;
  const set = (text: string) => onFill({ [field.name]: text });
  switch (field.kind) {
    case 'hidden':
    case 'password':
    case 'code':
      return null;
    case 'place':
      return <PlaceBox {...props} field={field} />;
    case 'consent':
      return (
        <div className={styles['whole']}>
          <Checkbox
            id={id}
            name={field.name}
            checked={value === 'true'}
            error={error}
            onChange={(event) => set(event.currentTarget.checked ? 'true' : '')}
          >
            {field.label}
          </Checkbox>
        </div>
      );
    case 'yesNo':
      return <Choices {...props} options={YES_NO} />;
    case 'choice':
    case 'suitability':
      return <Choices {...props} options={field.options} />;
    case 'multiChoice':
    case 'combobox':
    case 'slider':
      return (
        <Field id={id} label={field.label} hint={field.hint} error={error}>
          {(wiring) => (
            <SelectBox
              {...wiring}
              name={field.name}
              options={optionsOf(field, props.answers)}
              value={value}
              onChange={(event) => set(event.currentTarget.value)}
            />
          )}
        </Field>
      );
    case 'longText':
      return (
        <Field id={id} label={field.label} hint={field.hint} error={error}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name={field.name}
              value={value}
              onChange={(event) => set(event.currentTarget.value)}
            />
          )}
        </Field>
      );
    default:
      return (
        <Field id={id} label={field.label} hint={hintOf(props)} error={error}>
          {(wiring) => (
            <ValueBox
              {...wiring}
              {...typingOf(field)}
              name={field.name}
              autoComplete="off"
              value={value}
              onChange={(event) => set(masked(field, event.currentTarget, value))}
            />
          )}
        </Field>
      );
  }
}

const YES_NO = [
  { value: 'true', label: 'Sì' },
  { value: 'false', label: 'No' },
];

function Choices({
  field,
  id,
  value,
  error,
  isTitle,
  onFill,
  options,
}: QuestionFieldProps & { readonly options: readonly { readonly value: string; readonly label: string }[] }) {
  return (
    <div className={styles['whole']}>
      <FieldGroup
        id={id}
        legend={isTitle ? <VisuallyHidden>{field.label}</VisuallyHidden> : field.label}
        hint={field.hint}
        error={error}
      >
        {options.map((option, place) => (
          <ChoiceCard
            key={option.value}
            type="radio"
            {...(place === 0 ? { id } : {})}
            name={field.name}
            value={option.value}
            label={option.label}
            checked={value === option.value}
            onChange={() => onFill({ [field.name]: option.value })}
          />
        ))}
      </FieldGroup>
    </div>
  );
}

type Listed = Extract<AskedField, { kind: 'multiChoice' | 'combobox' | 'slider' }>;

function optionsOf(field: Listed, answers: Partial<Answers>) {
  if (field.kind !== 'slider') return field.options;
  const { min, step, describe } = field;
  const max = field.highest?.(answers, dayInRome(new Date())) ?? field.max;
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, place) => {
    const value = min + place * step;
    return { value: String(value), label: describe(value) };
  });
}

const hintOf = ({ field, value, answers }: QuestionFieldProps) =>
  field.kind === 'taxCode' && value !== '' && field.computed?.from(answers) === value
    ? field.computed.hint
    : field.hint;

const masks: Partial<Record<AskedField['kind'], Mask>> = {
  date: maskDate,
  phone: maskPhone,
  year: maskYear,
  euro: maskAmount,
  taxCode: maskCapitals,
};

/** Applies while text is added at the end; corrections in the middle are left alone. */
function masked(field: AskedField, box: HTMLInputElement, before: string): string {
  const { value, selectionStart } = box;
  const mask = field.kind === 'text' && field.typing === 'capitals' ? maskCapitals : masks[field.kind];
  return mask && value.length > before.length && selectionStart === value.length ? mask(value) : value;
}

function typingOf(field: AskedField): ComponentProps<typeof ValueBox> {
  switch (field.kind) {
    case 'email':
      return { type: 'email', inputMode: 'email', spellCheck: false };
    case 'phone':
      return { type: 'tel', inputMode: 'tel', before: PHONE_PREFIX };
    case 'date':
      return { inputMode: 'numeric', placeholder: 'GG/MM/AAAA' };
    case 'taxCode':
      return { autoCapitalize: 'characters', spellCheck: false, maxLength: 24 };
    case 'text':
      return {
        maxLength: field.longest ?? 200,
        ...(field.typing === 'digits' ? { inputMode: 'numeric' } : {}),
      };
    default:
      return { spellCheck: false };
  }
}
