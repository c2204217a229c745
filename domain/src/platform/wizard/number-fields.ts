import { type Demand, wholeNumberRule } from '../rule/rule.ts';
import type { FieldOptions, EuroField, Named, Required, SliderField, YearField } from './definition.ts';
import { INCORRECT_VALUE } from '../rule/messages.ts';

export const yearField = ({
  required,
  rules,
  ...field
}: Required<FieldOptions<YearField>> & {
  readonly rules: (thisYear: number) => readonly Demand<number>[];
}): YearField => ({
  kind: 'year',
  ...field,
  rule: (today) =>
    wholeNumberRule({
      required,
      notANumber: required,
      demands: [
        { holds: (year) => year >= 1000 && year <= 9999, message: required },
        ...rules(Number(today.slice(0, 4))),
      ],
    }),
});

export const euroField = ({
  required,
  maximumCents,
  ...field
}: Required<FieldOptions<EuroField>> & { readonly maximumCents: number }): EuroField => ({
  kind: 'euro',
  ...field,
  rule: () =>
    wholeNumberRule({
      required,
      notANumber: required,
      demands: [{ holds: (amount) => amount > 0 && amount <= maximumCents, message: required }],
    }),
});

export const sliderField = <const Name extends string>(
  field: FieldOptions<SliderField> & Named<Name>,
): SliderField & Named<Name> => ({
  kind: 'slider',
  ...field,
  rule: () =>
    wholeNumberRule({
      required: INCORRECT_VALUE,
      notANumber: INCORRECT_VALUE,
      demands: [
        {
          holds: (value) =>
            value >= field.min && value <= field.max && (value - field.min) % field.step === 0,
          message: INCORRECT_VALUE,
        },
      ],
    }),
});
