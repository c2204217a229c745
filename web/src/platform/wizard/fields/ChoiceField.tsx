import {
  type ChoiceField as Choice,
  advancesOnChoice,
  type YesNoField,
} from '@riparo/domain/platform/wizard/definition.ts';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { ChoiceCard } from '@riparo/ui/ChoiceCard.tsx';
import { FieldGroup } from '@riparo/ui/FieldGroup.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { NO, YES } from '../form-values.ts';
import type { WizardFieldProps } from '../field-props.ts';
import { lookOf } from './look-of-options.ts';
import { OptionPicture } from './OptionPicture.tsx';

const MOVE_ON_AFTER_MS = 250;

const YES_NO = [
  { value: YES, label: 'Sì' },
  { value: NO, label: 'No' },
];

const MOVES_ON = 'Scegli una risposta: passi automaticamente alla domanda successiva.';

/**
 * One answer out of several. Alone on its step it moves on by itself, but never while arrow keys browse the
 * options.
 */
export function ChoiceField({
  wizard,
  field,
  id,
  initial,
  error,
  legend,
  movesOn,
}: WizardFieldProps<Choice | YesNoField>) {
  const options = field.kind === 'yesNo' ? YES_NO : field.options;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arrowPressed = useRef(false);
  const first = useRef<HTMLInputElement>(null);

  const moveOn = (input: HTMLInputElement) => {
    if (!movesOn) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The next question may already be here: the effect that clears the timer runs after the paint.
      if (input.isConnected) input.form?.requestSubmit();
    }, MOVE_ON_AFTER_MS);
  };
  // An option chosen before hydration: a keyboard user has the focus ring on it.
  const moveOnIfChosenEarly = useEffectEvent(() => {
    const chosen = first.current?.form?.querySelector<HTMLInputElement>(`[name="${field.name}"]:checked`);
    if (chosen && !initial.includes(chosen.value) && !chosen.matches(':focus-visible')) moveOn(chosen);
  });
  useEffect(() => {
    moveOnIfChosenEarly();
    return () => clearTimeout(timer.current);
  }, []);

  // Browsers turn an arrow key into a click on the next radio: the pressed key tells them apart.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    arrowPressed.current = event.key.startsWith('Arrow');
    if (arrowPressed.current) clearTimeout(timer.current);
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.checked = true;
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
    moveOn(event.currentTarget);
  };
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (!arrowPressed.current) moveOn(event.currentTarget);
    arrowPressed.current = false;
  };

  const look = lookOf(field);
  // Shown once, at the first such question; screen readers hear it each time.
  const isFirst = wizard.steps.find(advancesOnChoice)?.fields[0]?.name === field.name;
  const hint = movesOn ? isFirst ? MOVES_ON : <VisuallyHidden>{MOVES_ON}</VisuallyHidden> : field.hint;

  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error} options={look}>
      {options.map(({ value, label, ...option }, index) => (
        <ChoiceCard
          key={value}
          type="radio"
          {...(index === 0 ? { id, ref: first } : {})}
          name={field.name}
          value={value}
          look={look}
          label={label}
          description={'hint' in option ? option.hint : undefined}
          icon={'picture' in option && option.picture && <OptionPicture name={option.picture} />}
          defaultChecked={initial.includes(value)}
          onKeyDown={onKeyDown}
          onClick={onClick}
        />
      ))}
    </FieldGroup>
  );
}
