import { birthDateRule } from '../person/birth-date.ts';
import { codeRule } from '../person/code.ts';
import { emailRule } from '../person/email.ts';
import { nameRule } from '../person/name.ts';
import { passwordRule } from '../person/password.ts';
import { INVALID_PHONE, phoneRule } from '../person/phone.ts';
import { type Demand, optional, textListRule, textRule, wholeNumberRule, yesNoRule } from '../rule.ts';
import type {
  ChoiceField,
  CodeField,
  ComboboxField,
  ConsentField,
  DateField,
  EmailField,
  EuroField,
  MultiChoiceField,
  NameField,
  PasswordField,
  PhoneField,
  SliderField,
  SummaryField,
  TextField,
  YearField,
  YesNoField,
} from './definition.ts';
import { CHOOSE_ONE, CHOOSE_YES_OR_NO, INCORRECT_VALUE, INVALID_AMOUNT, INVALID_YEAR } from './messages.ts';

/** The parts of a field that a flow writes; kind and rule come from the function called. */
type Asked<F> = Omit<F, 'kind' | 'rule'>;
type Required<F> = Asked<F> & { readonly required: string };

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

export const emailField = (field: Asked<EmailField>): EmailField => ({
  kind: 'email',
  autocomplete: 'email',
  ...field,
  rule: () => emailRule,
});

export const phoneField = ({ required, ...field }: Required<PhoneField>): PhoneField => ({
  kind: 'phone',
  autocomplete: 'tel-national',
  ...field,
  rule: () => phoneRule(required),
});

export const optionalPhoneField = (field: Asked<PhoneField>): PhoneField => ({
  kind: 'phone',
  autocomplete: 'tel-national',
  ...field,
  rule: () => optional(phoneRule(INVALID_PHONE)),
});

export const birthDateField = ({ required, ...field }: Required<DateField>): DateField => ({
  kind: 'date',
  autocomplete: 'bday',
  ...field,
  rule: (today) => birthDateRule(today, required),
});

export const yearField = ({
  required,
  rules,
  ...field
}: Required<Asked<YearField>> & {
  readonly rules: (thisYear: number) => readonly Demand<number>[];
}): YearField => ({
  kind: 'year',
  ...field,
  rule: (today) =>
    wholeNumberRule({
      required,
      notANumber: INVALID_YEAR,
      demands: [
        { holds: (year) => year >= 1000 && year <= 9999, message: INVALID_YEAR },
        ...rules(Number(today.slice(0, 4))),
      ],
    }),
});

export const euroField = ({
  required,
  maximumCents,
  ...field
}: Required<Asked<EuroField>> & { readonly maximumCents: number }): EuroField => ({
  kind: 'euro',
  ...field,
  rule: () =>
    wholeNumberRule({
      required,
      notANumber: INVALID_AMOUNT,
      demands: [
        { holds: (amount) => amount > 0, message: required },
        { holds: (amount) => amount <= maximumCents, message: INCORRECT_VALUE },
      ],
    }),
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

export const sliderField = (field: Asked<SliderField>): SliderField => ({
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

export const newPasswordField = (field: Omit<Asked<PasswordField>, 'purpose'>): PasswordField => ({
  kind: 'password',
  purpose: 'new',
  ...field,
  rule: () => passwordRule,
});

/** Held to the same rule as a new one: whoever could choose it, chose one like that. */
export const currentPasswordField = (field: Omit<Asked<PasswordField>, 'purpose'>): PasswordField => ({
  kind: 'password',
  purpose: 'current',
  ...field,
  rule: () => passwordRule,
});

export const codeField = (field: Asked<CodeField>): CodeField => ({
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
