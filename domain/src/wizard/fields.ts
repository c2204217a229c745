import type { Call } from '../contract/call.ts';
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
  Option,
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
type Asked<F> = Omit<F, 'kind' | 'rule' | 'whenAbsent'>;
type Required<F> = Asked<F> & { readonly required: string };

/** What types keep of a field, so that they know the answers to a list of questions. */
type Named<Name extends string> = { readonly name: Name };
type Offered<Value extends string, From extends Call> = {
  readonly options: readonly Option<Value>[];
  readonly optionsFrom?: From;
};

/** Only who knows the list can tell whether an option is in it. */
const offers = ({ options, optionsFrom }: Pick<ChoiceField, 'options' | 'optionsFrom'>, value: string) =>
  optionsFrom !== undefined || options.some((option) => option.value === value);

const LONGEST_TEXT = 200;

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
      demands: [{ holds: (text) => text.length <= LONGEST_TEXT, message: INCORRECT_VALUE }, ...demands],
    }),
});

export const optionalTextField = <const Name extends string>(
  field: Asked<TextField> & Named<Name>,
): TextField & Named<Name> => ({
  kind: 'text',
  ...field,
  rule: () =>
    optional(
      textRule({
        required: INCORRECT_VALUE,
        tidy: (text) => text.trim(),
        demands: [
          { holds: (text) => text.length <= (field.acceptsUpTo ?? LONGEST_TEXT), message: INCORRECT_VALUE },
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

export const emailField = <const Name extends string>(
  field: Asked<EmailField> & Named<Name>,
): EmailField & Named<Name> => ({
  kind: 'email',
  autocomplete: 'email',
  ...field,
  rule: () => emailRule,
});

export const phoneField = <const Name extends string>({
  required,
  ...field
}: Required<PhoneField> & Named<Name>): PhoneField & Named<Name> => ({
  kind: 'phone',
  autocomplete: 'tel-national',
  ...field,
  rule: () => phoneRule(required),
});

export const optionalPhoneField = <const Name extends string>(
  field: Asked<PhoneField> & Named<Name>,
): PhoneField & Named<Name> => ({
  kind: 'phone',
  autocomplete: 'tel-national',
  ...field,
  rule: () => optional(phoneRule(INVALID_PHONE)),
});

export const birthDateField = <const Name extends string>({
  required,
  ...field
}: Required<DateField> & Named<Name>): DateField & Named<Name> => ({
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

export const choiceField = <const Name extends string, const Value extends string, From extends Call = never>(
  field: Asked<ChoiceField> & Named<Name> & Offered<Value, From>,
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
  From extends Call = never,
>(
  field: Asked<MultiChoiceField> & Named<Name> & Offered<Value, From>,
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
  field: Asked<YesNoField> & Named<Name>,
): YesNoField & Named<Name> => ({
  kind: 'yesNo',
  ...field,
  rule: () => yesNoRule({ required: CHOOSE_YES_OR_NO }),
});

export const sliderField = <const Name extends string>(
  field: Asked<SliderField> & Named<Name>,
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

export const requiredConsentField = <const Name extends string>({
  required,
  ...field
}: Required<ConsentField> & Named<Name>): ConsentField & Named<Name> => ({
  kind: 'consent',
  ...field,
  rule: () => yesNoRule({ required, demands: [{ holds: (ticked) => ticked, message: required }] }),
});

export const optionalConsentField = <const Name extends string>(
  field: Asked<ConsentField> & Named<Name>,
): ConsentField & Named<Name> => ({
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
