import type { MultiChoiceField as MultiChoice } from '@riparo/domain/platform/wizard/definition.ts';
import { toggleOption } from '@riparo/domain/platform/wizard/multi-choice.ts';
import type { ChangeEvent } from 'react';
import { ChoiceCard } from '@riparo/ui/ChoiceCard.tsx';
import { FieldGroup } from '@riparo/ui/FieldGroup.tsx';
import type { WizardFieldProps } from '../field-props.ts';
import { lookOf } from './look-of-options.ts';
import { OptionPicture } from './OptionPicture.tsx';

/** Several answers; an exclusive one unticks the others. The checkboxes themselves hold the state. */
export function MultiChoiceField({ field, id, initial, error, legend }: WizardFieldProps<MultiChoice>) {
  const onChange = ({ currentTarget: changed }: ChangeEvent<HTMLInputElement>) => {
    const group = changed.closest('fieldset');
    const boxes = [...(group?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const before = boxes.filter((box) => box.checked !== (box === changed)).map((box) => box.value);
    const after = toggleOption(field, before, changed.value);
    for (const box of boxes) box.checked = after.includes(box.value);
  };
  const look = lookOf(field);
  return (
    <FieldGroup id={id} legend={legend} hint={field.hint} error={error} options={look}>
      {field.options.map(({ value, label, hint, picture }, index) => (
        <ChoiceCard
          key={value}
          type="checkbox"
          {...(index === 0 ? { id } : {})}
          name={field.name}
          value={value}
          look={look}
          label={label}
          description={hint}
          icon={picture && <OptionPicture name={picture} />}
          defaultChecked={initial.includes(value)}
          onChange={onChange}
        />
      ))}
    </FieldGroup>
  );
}
