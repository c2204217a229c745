import type { SliderField as SliderDefinition } from '@riparo/domain/wizard/definition.ts';
import { Field } from '@riparo/ui/Field.tsx';
import { Slider } from '@riparo/ui/Slider.tsx';
import type { WizardFieldProps } from '../field-props.ts';

/** How many presses of − or + lead from one end to the other. */
const PRESSES = 20;

export function SliderField({ field, id, initial, error }: WizardFieldProps<SliderDefinition>) {
  const { min, max, step } = field;
  const buttonStep = Math.max(step, Math.round((max - min) / PRESSES / step) * step);
  return (
    <Field id={id} label={field.label} hint={field.hint} error={error}>
      {(wiring) => (
        <Slider
          {...wiring}
          name={field.name}
          min={min}
          max={max}
          step={step}
          buttonStep={buttonStep}
          defaultValue={Number(initial[0] ?? field.initial)}
          format={field.describe}
          {...(field.detail ? { detail: field.detail } : {})}
          {...(field.ends ? { ends: field.ends } : {})}
        />
      )}
    </Field>
  );
}
