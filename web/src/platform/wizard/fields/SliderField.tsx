import type { SliderField as SliderDefinition } from '@riparo/domain/platform/wizard/definition.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { useState } from 'react';
import { Field } from '@riparo/ui/Field.tsx';
import { Slider } from '@riparo/ui/Slider.tsx';
import type { WizardFieldProps } from '../field-props.ts';

/** Number of presses of − or + from one end to the other. */
const PRESSES = 20;

export function SliderField({ field, id, initial, answers, error }: WizardFieldProps<SliderDefinition>) {
  const { min, step } = field;
  const [today] = useState(() => dayInRome(new Date()));
  const max = field.highest?.(answers, today) ?? field.max;
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
          defaultValue={Math.min(max, Number(initial[0] ?? field.initial))}
          format={field.describe}
          {...(field.detail ? { detail: field.detail } : {})}
          {...(field.ends
            ? { ends: [field.ends[0], max === field.max ? field.ends[1] : field.describe(max)] }
            : {})}
        />
      )}
    </Field>
  );
}
