import { codeRule } from '../person/code.ts';
import { nameRule } from '../person/name.ts';
import { type Demand, optional, textListRule, textRule, yesNoRule } from '../rule/rule.ts';
import type {
  FieldOptions,
  ChoiceField,
  CodeField,
  ComboboxField,
  ConsentField,
  MultiChoiceField,
  Named,
  NameField,
  Option,
  Required,
  SummaryField,
  TextField,
  YesNoField,
} from './definition.ts';
import { CHOOSE_ONE, CHOOSE_YES_OR_NO, INCORRECT_VALUE } from '../rule/messages.ts';

type Offered<Value extends string, From extends string> = {
  readonly options: readonly Option<Value>[];
  readonly optionsFrom?: From;
};

/** Only with the list loaded can an option be checked. */
const offers = ({ options, optionsFrom }: Pick<ChoiceField, 'options' | 'optionsFrom'>, value: string) =>
  optionsFrom !== undefined || options.some((option) => option.value === value);

const MAX_TEXT_LENGTH = 200;

export const textField = <const Name extends string>({
  required,
  demands = [],
  ...field
}: Required<TextField> & Named<Name> & { readonly demands?: readonly Demand<string>[] }): TextField &
  Named<Name> => ({
  kind: 'text',
  ...field,
  rule: () =>
    textRule({
      required,
      tidy: (text) => text.trim(),
      demands: [{ holds: (text) => text.length <= MAX_TEXT_LENGTH, message: INCORRECT_VALUE }, ...demands],
    }),
});

export const optionalTextField = <const Name extends string>(
  field: FieldOptions<TextField> & Named<Name>,
): TextField & Named<Name> => ({
  kind: 'text',
  ...field,
  rule: () =>
    optional(
      textRule({
        required: INCORRECT_VALUE,
        tidy: (text) => text.trim(),
        demands: [
          {
            holds: (text) => text.length <= (field.acceptsUpTo ?? MAX_TEXT_LENGTH),
            message: INCORRECT_VALUE,
          },
        ],
      }),
    ),
});

export const nameField = <const Name extends string>({
  required,
  ...field
}: Required<NameField> & Named<Name>): NameField & Named<Name> => ({
  kind: 'name',
  ...field,
  rule: () => nameRule(required),
});

export const choiceField = <
  const Name extends string,
  const Value extends string,
  const From extends string = never,
>(
  field: FieldOptions<ChoiceField> & Named<Name> & Offered<Value, From>,
): ChoiceField & Named<Name> & Offered<Value, From> => ({
  kind: 'choice',
  ...field,
  rule: () =>
    textRule({
      required: CHOOSE_ONE,
      demands: [{ holds: (value) => offers(field, value), message: CHOOSE_ONE }],
    }),
});

export const multiChoiceField = <
  const Name extends string,
  const Value extends string,
  const From extends string = never,
>(
  field: FieldOptions<MultiChoiceField> & Named<Name> & Offered<Value, From>,
): MultiChoiceField & Named<Name> & Offered<Value, From> => ({
  kind: 'multiChoice',
  ...field,
  rule: () =>
    textListRule({
      required: CHOOSE_ONE,
      demands: [
        { holds: (chosen) => chosen.every((value) => offers(field, value)), message: CHOOSE_ONE },
        { holds: (chosen) => new Set(chosen).size === chosen.length, message: INCORRECT_VALUE },
        {
          holds: (chosen) => chosen.length < 2 || !chosen.some((value) => field.exclusive.includes(value)),
          message: INCORRECT_VALUE,
        },
      ],
    }),
});

export const yesNoField = <const Name extends string>(
  field: FieldOptions<YesNoField> & Named<Name>,
): YesNoField & Named<Name> => ({
  kind: 'yesNo',
  ...field,
  rule: () => yesNoRule({ required: CHOOSE_YES_OR_NO }),
});

export const requiredConsentField = <const Name extends string>({
  required,
  ...field
}: Required<ConsentField> & Named<Name>): ConsentField & Named<Name> => ({
  kind: 'consent',
  ...field,
  rule: () => yesNoRule({ required, demands: [{ holds: (ticked) => ticked, message: required }] }),
});

export const optionalConsentField = <const Name extends string>(
  field: FieldOptions<ConsentField> & Named<Name>,
): ConsentField & Named<Name> => ({
  kind: 'consent',
  ...field,
  rule: () => optional(yesNoRule({ required: INCORRECT_VALUE })),
});

export const codeField = (field: FieldOptions<CodeField>): CodeField => ({
  kind: 'code',
  ...field,
  rule: () => codeRule,
});

export const comboboxField = ({ required, ...field }: Required<ComboboxField>): ComboboxField => ({
  kind: 'combobox',
  ...field,
  rule: () =>
    textRule({
      required,
      demands: [{ holds: (value) => offers(field, value), message: required }],
    }),
});

export const summaryField = (field: Omit<SummaryField, 'kind'>): SummaryField => ({
  kind: 'summary',
  ...field,
});
