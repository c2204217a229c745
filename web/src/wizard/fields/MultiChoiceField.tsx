import type { MultiChoiceField as MultiChoice } from '@riparo/domain/wizard/definition.ts';
import { toggleOption } from '@riparo/domain/wizard/multi-choice.ts';
import type { ChangeEvent } from 'react';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import type { WizardFieldProps } from '../field-props.ts';

/** Several answers; an exclusive one unticks the others. The boxes themselves hold the state. */
export function MultiChoiceField({ field, id, initial, error, legend }: WizardFieldProps<MultiChoice>) {
  const onChange = ({ currentTarget: changed }: ChangeEvent<HTMLInputElement>) => {
    const group = changed.closest('fieldset');
    const boxes = [...(group?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const before = boxes.filter((box) => box.checked !== (box === changed)).map((box) => box.value);
    const after = toggleOption(field, before, changed.value);
    for (const box of boxes) box.checked = after.includes(box.value);
  };
  return (
    <FieldGroup id={id} legend={legend} hint={field.hint} error={error}>
      {field.options.map(({ value, label, hint }, index) => (
        <ChoiceCard
          key={value}
          type="checkbox"
          {...(index === 0 ? { id } : {})}
          name={field.name}
          value={value}
          label={label}
          description={hint}
          defaultChecked={initial.includes(value)}
          onChange={onChange}
        />
      ))}
    </FieldGroup>
  );
}
