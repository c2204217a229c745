import { dayInRome } from '@riparo/domain/values/calendar.ts';
import { getBirthplaceCall } from '@riparo/domain/contract/place-calls.ts';
import { parseTaxCode, type TaxCodeContent } from '@riparo/domain/tax-code/parse.ts';
import { tidyTaxCode } from '@riparo/domain/tax-code/tidy.ts';
import type { Answers, TaxCodeField as TaxCode } from '@riparo/domain/wizard/definition.ts';
import { maskCapitals } from '@riparo/domain/wizard/masks.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { callApi } from '@riparo/ui/api/client.ts';
import { fillFields } from '../fill-form.ts';
import type { WizardFieldProps } from '../field-props.ts';
import { maskOnInput } from '../mask-on-input.ts';
import { birthplaceParts } from '../places/sources.ts';
import styles from './TaxCodeField.module.css';

const toCapitals = maskOnInput(maskCapitals);

/** The name of the place that a code stands for; without an answer the person types it. */
const birthplaceOf = async ({ birthPlaceCode, birthDate }: TaxCodeContent) => {
  const result = await callApi(getBirthplaceCall, {
    params: { belfioreCode: birthPlaceCode },
    query: { bornOn: birthDate },
  });
  return result.ok && result.value.birthplace ? birthplaceParts(result.value.birthplace) : {};
};

/** Computed where everything is known; typed first, it fills what it tells. */
export function TaxCodeField({
  wizard,
  field,
  id,
  initial,
  answers,
  error,
  onDraft,
}: WizardFieldProps<TaxCode>) {
  const { computed, fills } = field;
  const isComputed = initial[0] !== undefined && computed?.from(answers) === initial[0];
  const [read, setRead] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const fillWith = (parts: Readonly<Record<string, string>>) => {
    const known = Object.entries(fills ?? {}).filter(([, part]) => parts[part] !== undefined);
    const values = Object.fromEntries(known.map(([name, part]) => [name, parts[part]])) as Answers;
    fillFields({ wizard, form: input.current?.form, onDraft }, values);
  };

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    toCapitals(event);
    const code = tidyTaxCode(event.currentTarget.value);
    const content = fills && code !== read ? parseTaxCode(code, dayInRome(new Date())) : null;
    if (!content) return;
    setRead(code);
    const { birthDate, gender, birthPlaceCode } = content;
    fillWith({ birthDate, gender, belfioreCode: birthPlaceCode });
    void birthplaceOf(content).then(fillWith);
  };

  return (
    <Field id={id} label={field.label} hint={isComputed ? computed.hint : field.hint} error={error}>
      {(wiring) => (
        <>
          <span className={styles['code']}>
            <TextInput
              {...wiring}
              ref={input}
              name={field.name}
              defaultValue={initial[0] ?? ''}
              autoComplete={field.autocomplete ?? 'off'}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={24}
              onInput={onInput}
            />
          </span>
          {fills && (
            <div role="status" data-note className={styles['note']}>
              {read !== '' && 'Dal codice abbiamo letto data e luogo di nascita: li controlli fra poco.'}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
