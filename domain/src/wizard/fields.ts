import { codeRule } from '../person/code.ts';
import { nameRule } from '../person/name.ts';
import { type Demand, optional, textListRule, textRule, yesNoRule } from '../rule.ts';
import type {
  Asked,
  ChoiceField,
  CodeField,
  ComboboxField,
  ConsentField,
  MultiChoiceField,
  NameField,
  Required,
  SummaryField,
  TextField,
  YesNoField,
} from './definition.ts';
import { CHOOSE_ONE, CHOOSE_YES_OR_NO, INCORRECT_VALUE } from './messages.ts';

/** Only who knows the list can tell whether an option is in it. */
const offers = ({ options, optionsFrom }: Pick<ChoiceField, 'options' | 'optionsFrom'>, value: string) =>
  optionsFrom !== undefined || options.some((option) => option.value === value);

const LONGEST_TEXT = 200;

export const textField = ({
  required,
  demands = [],
  ...field
}: Required<TextField> & { readonly demands?: readonly Demand<string>[] }): TextField => ({
  kind: 'text',
  ...field,
  rule: () =>
    textRule({
      required,
      tidy: (text) => text.trim(),
      demands: [{ holds: (text) => text.length <= LONGEST_TEXT, message: INCORRECT_VALUE }, ...demands],
    }),
});

export const optionalTextField = ({
  longest = LONGEST_TEXT,
  ...field
}: Asked<TextField> & { readonly longest?: number }): TextField => ({
  kind: 'text',
  ...field,
  rule: () =>
    optional(
      textRule({
        required: INCORRECT_VALUE,
        tidy: (text) => text.trim(),
        demands: [{ holds: (text) => text.length <= longest, message: INCORRECT_VALUE }],
      }),
    ),
});

export const nameField = ({ required, ...field }: Required<NameField>): NameField => ({
  kind: 'name',
  ...field,
  rule: () => nameRule(required),
});

export const choiceField = (field: Asked<ChoiceField>): ChoiceField => ({
  kind: 'choice',
  ...field,
  rule: () =>
    textRule({
      required: CHOOSE_ONE,
      demands: [{ holds: (value) => offers(field, value), message: CHOOSE_ONE }],
    }),
});

export const multiChoiceField = (field: Asked<MultiChoiceField>): MultiChoiceField => ({
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

export const yesNoField = (field: Asked<YesNoField>): YesNoField => ({
  kind: 'yesNo',
  ...field,
  rule: () => yesNoRule({ required: CHOOSE_YES_OR_NO }),
});

export const requiredConsentField = ({ required, ...field }: Required<ConsentField>): ConsentField => ({
  kind: 'consent',
  ...field,
  rule: () => yesNoRule({ required, demands: [{ holds: (ticked) => ticked, message: required }] }),
});

export const optionalConsentField = (field: Asked<ConsentField>): ConsentField => ({
  kind: 'consent',
  ...field,
  rule: () => optional(yesNoRule({ required: INCORRECT_VALUE })),
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

export const codeField = (field: Asked<CodeField>): CodeField => ({
  kind: 'code',
  ...field,
  rule: () => codeRule,
});
