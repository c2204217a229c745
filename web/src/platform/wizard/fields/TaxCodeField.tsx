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

/** What was read of the code in the box. */
type Reading = { readonly words: string; readonly isComplete: boolean };

/** What reads a code comes after the box that it is typed into. */
const reader = () => import('../places/read-tax-code.ts');

/** Computed where everything is known; typed first, it fills what it tells. */
export function TaxCodeField(props: WizardFieldProps<TaxCode>) {
  const { field, id, initial, answers, error, onOtherwise } = props;
  const { computed, fills, otherwise } = field;
  const [known = ''] = initial;
  const isComputed = known !== '' && computed?.from(answers) === known;
  const [reading, setReading] = useState<Reading | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** What stands in the box, and the last right code there. */
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
    const tell = (words: string, isComplete: boolean) => {
      latest.current.whole = code;
      setReading({ words, isComplete });
    };
    const form = input.current?.form;
    const isRight = await readTaxCode({ ...props, code, before, isTyped, form, isGone, tell });
    if (!isRight && !isGone()) setReading(null);
  };

  // Without the reader nothing is read: what the code would tell is asked.
  const readQuietly = (code: string, isTyped: boolean) =>
    void read(code, isTyped).catch(() => latest.current.code === code && setReading(null));

  // Of an earlier visit, of the last contract, or typed before the page was alive.
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
              // The reader should be there before sixteen signs are.
              onFocus={() => void (fills && reader().catch(() => undefined))}
              onInput={onInput}
            />
          </span>
          {fills && (
            <div data-note className={styles[otherwise ? 'instead' : 'note']}>
              <div role="status">{reading?.words}</div>
              {/* Whoever goes on before the place is here waits for it. */}
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
