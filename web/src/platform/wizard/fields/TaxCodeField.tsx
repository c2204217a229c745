import { tidyTaxCode } from '@riparo/domain/platform/tax-code/tidy.ts';
import type { TaxCodeField as TaxCode } from '@riparo/domain/platform/wizard/definition.ts';
import { maskCapitals } from '@riparo/domain/platform/wizard/masks.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import type { WizardFieldProps } from '../field-props.ts';
import { maskOnInput } from '../mask-on-input.ts';
import styles from './TaxCodeField.module.css';

const toCapitals = maskOnInput(maskCapitals);

const LENGTH = 16;

/** The parts read from the code in the input. */
type Reading = { readonly words: string; readonly isComplete: boolean };

/** The parser is loaded after the input itself. */
const reader = () => import('../places/read-tax-code.ts');

/** Computed once everything is known; if typed first, it fills in what it contains. */
export function TaxCodeField(props: WizardFieldProps<TaxCode>) {
  const { field, id, initial, answers, error, onOtherwise } = props;
  const { computed, fills, otherwise } = field;
  const [known = ''] = initial;
  const isComputed = known !== '' && computed?.from(answers) === known;
  const [reading, setReading] = useState<Reading | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The input's value, and its last valid code. */
  const latest = useRef({ code: '', whole: '' });

  const read = async (code: string, isTyped: boolean) => {
    if (!fills || code === latest.current.code) return;
    latest.current.code = code;
    if (code.length !== LENGTH) return setReading(null);
    setReading({ words: '', isComplete: false });
    const { readTaxCode } = await reader();
    const isGone = () => latest.current.code !== code;
    if (isGone()) return;
    const before = latest.current.whole;
    const announce = (words: string, isComplete: boolean) => {
      latest.current.whole = code;
      setReading({ words, isComplete });
    };
    const form = input.current?.form;
    const isRight = await readTaxCode({ ...props, code, before, isTyped, form, isGone, announce });
    if (!isRight && !isGone()) setReading(null);
  };

  // Without the parser nothing is read: the other fields are asked as usual.
  const readQuietly = (code: string, isTyped: boolean) =>
    void read(code, isTyped).catch(() => latest.current.code === code && setReading(null));

  // From an earlier visit, from the last contract, or typed before hydration.
  const recognise = useEffectEvent((before: string) => {
    const code = tidyTaxCode(input.current?.value ?? '');
    readQuietly(code, code !== tidyTaxCode(before));
  });
  useEffect(() => recognise(known), [known]);

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    toCapitals(event);
    readQuietly(tidyTaxCode(event.currentTarget.value), true);
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
              defaultValue={known}
              autoComplete={field.autocomplete ?? 'off'}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={24}
              // Load the parser before all sixteen characters are typed.
              onFocus={() => void (fills && reader().catch(() => undefined))}
              onInput={onInput}
            />
          </span>
          {fills && (
            <div data-note className={styles[otherwise ? 'instead' : 'note']}>
              <div role="status">{reading?.words}</div>
              {/* Submitting waits for the birthplace. */}
              {reading?.isComplete === false && <span data-arriving="" />}
              {otherwise && !reading?.words && (
                <Button look="quiet" onClick={() => onOtherwise?.(otherwise.answers)}>
                  {otherwise.label}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
