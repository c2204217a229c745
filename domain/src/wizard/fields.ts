import * as z from 'zod/mini';
import { birthDateSchema } from '../person/birth-date.ts';
import { codeSchema } from '../person/code.ts';
import { emailSchema } from '../person/email.ts';
import { nameSchema } from '../person/name.ts';
import { passwordSchema } from '../person/password.ts';
import { phoneSchema } from '../person/phone.ts';
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

/** The parts of a field that a flow writes; kind and schema come from the function called. */
type Asked<F> = Omit<F, 'kind' | 'schema'>;
type Required<F> = Asked<F> & { readonly required: string };

const values = (options: readonly Option[]) => options.map((option) => option.value);

export const textField = ({ required, ...field }: Required<TextField>): TextField => ({
  kind: 'text',
  ...field,
  schema: () =>
    z
      .string({ error: required })
      .check(z.trim(), z.minLength(1, required), z.maxLength(200, INCORRECT_VALUE)),
});

export const nameField = ({ required, ...field }: Required<NameField>): NameField => ({
  kind: 'name',
  ...field,
  schema: () => nameSchema(required),
});

export const emailField = (field: Asked<EmailField>): EmailField => ({
  kind: 'email',
  autocomplete: 'email',
  ...field,
  schema: () => emailSchema,
});

export const phoneField = ({ required, ...field }: Required<PhoneField>): PhoneField => ({
  kind: 'phone',
  autocomplete: 'tel-national',
  ...field,
  schema: () => phoneSchema(required),
});

export const optionalPhoneField = (field: Asked<PhoneField>): PhoneField => ({
  kind: 'phone',
  autocomplete: 'tel-national',
  ...field,
  schema: () => z.nullable(phoneSchema('')),
});

export const birthDateField = ({ required, ...field }: Required<DateField>): DateField => ({
  kind: 'date',
  autocomplete: 'bday',
  ...field,
  schema: (today) => birthDateSchema(today, required),
});

export const yearField = ({
  required,
  rules,
  ...field
}: Required<Asked<YearField>> & {
  readonly rules: (
    thisYear: number,
  ) => readonly { readonly holds: (year: number) => boolean; readonly message: string }[];
}): YearField => ({
  kind: 'year',
  ...field,
  schema: (today) =>
    z
      .number({
        error: (issue) => (issue.input === undefined || issue.input === '' ? required : INVALID_YEAR),
      })
      .check(
        z.int({ error: INVALID_YEAR, abort: true }),
        z.refine((year) => year >= 1000 && year <= 9999, { error: INVALID_YEAR, abort: true }),
        ...rules(Number(today.slice(0, 4))).map(({ holds, message }) => z.refine<number>(holds, message)),
      ),
});

export const euroField = ({
  required,
  maximumCents,
  ...field
}: Required<Asked<EuroField>> & { readonly maximumCents: number }): EuroField => ({
  kind: 'euro',
  ...field,
  schema: () =>
    z
      .number({
        error: (issue) => (issue.input === undefined || issue.input === '' ? required : INVALID_AMOUNT),
      })
      .check(z.int(INVALID_AMOUNT), z.gt(0, required), z.lte(maximumCents, INCORRECT_VALUE)),
});

export const choiceField = (field: Asked<ChoiceField>): ChoiceField => ({
  kind: 'choice',
  ...field,
  schema: () =>
    z
      .string({ error: CHOOSE_ONE })
      .check(z.refine((value) => values(field.options).includes(value), CHOOSE_ONE)),
});

export const multiChoiceField = (field: Asked<MultiChoiceField>): MultiChoiceField => ({
  kind: 'multiChoice',
  ...field,
  schema: () =>
    z.array(z.string(), { error: CHOOSE_ONE }).check(
      z.minLength(1, CHOOSE_ONE),
      z.refine((chosen) => chosen.every((value) => values(field.options).includes(value)), CHOOSE_ONE),
      z.refine((chosen) => new Set(chosen).size === chosen.length, INCORRECT_VALUE),
      z.refine(
        (chosen) => chosen.length < 2 || !chosen.some((value) => field.exclusive.includes(value)),
        INCORRECT_VALUE,
      ),
    ),
});

export const yesNoField = (field: Asked<YesNoField>): YesNoField => ({
  kind: 'yesNo',
  ...field,
  schema: () => z.boolean({ error: CHOOSE_YES_OR_NO }),
});

export const sliderField = (field: Asked<SliderField>): SliderField => ({
  kind: 'slider',
  ...field,
  schema: () =>
    z.number({ error: INCORRECT_VALUE }).check(
      z.gte(field.min, INCORRECT_VALUE),
      z.lte(field.max, INCORRECT_VALUE),
      z.refine((value) => (value - field.min) % field.step === 0, INCORRECT_VALUE),
    ),
});

export const requiredConsentField = ({ required, ...field }: Required<ConsentField>): ConsentField => ({
  kind: 'consent',
  ...field,
  schema: () => z.literal(true, { error: required }),
});

export const optionalConsentField = (field: Asked<ConsentField>): ConsentField => ({
  kind: 'consent',
  ...field,
  schema: () => z.nullable(z.boolean()),
});

export const newPasswordField = (field: Omit<Asked<PasswordField>, 'purpose'>): PasswordField => ({
  kind: 'password',
  purpose: 'new',
  ...field,
  schema: () => passwordSchema,
});

/** Held to the same rule as a new one: whoever could choose it, chose one like that. */
export const currentPasswordField = (field: Omit<Asked<PasswordField>, 'purpose'>): PasswordField => ({
  kind: 'password',
  purpose: 'current',
  ...field,
  schema: () => passwordSchema,
});

export const codeField = (field: Asked<CodeField>): CodeField => ({
  kind: 'code',
  ...field,
  schema: () => codeSchema,
});

export const comboboxField = ({ required, ...field }: Required<ComboboxField>): ComboboxField => ({
  kind: 'combobox',
  ...field,
  schema: () =>
    z.string({ error: required }).check(z.refine((value) => values(field.options).includes(value), required)),
});

export const summaryField = (field: Omit<SummaryField, 'kind'>): SummaryField => ({
  kind: 'summary',
  ...field,
});
