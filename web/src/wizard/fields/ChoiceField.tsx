import { type ChoiceField as Choice, isFollowUp, type YesNoField } from '@riparo/domain/wizard/definition.ts';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { NO, YES } from '../form-values.ts';
import type { WizardFieldProps } from '../field-props.ts';

const MOVE_ON_AFTER_MS = 250;

const YES_NO = [
  { value: YES, label: 'Sì' },
  { value: NO, label: 'No' },
];

/** What this answer has brought up below it, if anything: the form is asked when it counts. */
const followUpOf = ({ form, name }: HTMLInputElement) => {
  const groups = [...(form?.querySelectorAll('fieldset') ?? [])];
  return groups[groups.findIndex((group) => group.querySelector('input')?.name === name) + 1];
};

/** One answer out of several. Alone on its step it moves on by itself, but never while arrow keys look around. */
export function ChoiceField({
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
  useEffect(() => () => clearTimeout(timer.current), []);

  const moveOn = (input: HTMLInputElement) => {
    if (!movesOn) return;
    clearTimeout(timer.current);
    // At once, not later: nothing may move under a finger that is quick.
    requestAnimationFrame(() => followUpOf(input)?.scrollIntoView({ block: 'nearest' }));
    timer.current = setTimeout(() => {
      if (!followUpOf(input)) input.form?.requestSubmit();
    }, MOVE_ON_AFTER_MS);
  };
  // Browsers turn an arrow key into a click on the next radio: the key pressed tells them apart.
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

  return (
    <FieldGroup
      id={id}
      legend={legend}
      hint={
        movesOn && !isFollowUp(field)
          ? 'Scegli una risposta: passi automaticamente alla domanda successiva.'
          : field.hint
      }
      error={error}
      columns={field.kind === 'yesNo' ? 2 : 1}
    >
      {options.map(({ value, label, ...option }, index) => (
        <ChoiceCard
          key={value}
          type="radio"
          {...(index === 0 ? { id } : {})}
          name={field.name}
          value={value}
          label={label}
          description={'hint' in option ? option.hint : undefined}
          defaultChecked={initial.includes(value)}
          onKeyDown={onKeyDown}
          onClick={onClick}
        />
      ))}
    </FieldGroup>
  );
}
