import type { IsoDate } from '../../platform/values/calendar.ts';
import type {
  Answer,
  ChoiceField,
  ConsentField,
  DateField,
  EmailField,
  MultiChoiceField,
  NameField,
  PhoneField,
  SliderField,
  TextField,
  YesNoField,
} from '../../platform/wizard/definition.ts';
import type { handedOut } from './options.ts';

/** The kinds of question that a questionnaire may ask. Another kind gets its line here, in `wire.ts` and in the schemas. */
export type Question =
  | TextField
  | NameField
  | EmailField
  | PhoneField
  | DateField
  | ChoiceField
  | MultiChoiceField
  | YesNoField
  | SliderField
  | ConsentField;

type Offering = ChoiceField | MultiChoiceField;
type ListOf<Q extends Offering> = Extract<Q['optionsFrom'], keyof typeof handedOut>;

/** An option as it is sent: the id in a list that the server hands out, a number, or the option's own value. */
type OptionOf<Q extends Offering> = [ListOf<Q>] extends [never]
  ? Q extends { readonly isCount: true }
    ? number
    : Q['options'][number]['value']
  : (typeof handedOut)[ListOf<Q>][number]['id'];

/** What is said when a question of this kind is asked. */
type Said<Q extends Question> = Q extends ChoiceField
  ? OptionOf<Q>
  : Q extends MultiChoiceField
    ? readonly OptionOf<Q>[]
    : Q extends YesNoField | ConsentField
      ? boolean
      : Q extends SliderField
        ? number
        : Q extends DateField
          ? IsoDate
          : string;

type MayBeAbsent = { readonly whenAbsent: Answer };
type Absent<Q> = Q extends MayBeAbsent ? Q['whenAbsent'] : never;
type Named<Q extends Question, Name> = Extract<Q, { readonly name: Name }>;

/** The answers to some questions, under the names of the wire. Consents are kept apart. */
export type AnswersTo<Q extends Question> = {
  readonly [Name in Exclude<Q, ConsentField>['name']]: Said<Named<Q, Name>> | Absent<Named<Q, Name>>;
};

/** What may be sent as an answer: dates are still to be judged, and of several options one may come without a list. */
type Sent<Q extends Question> = Q extends DateField
  ? string
  : Q extends MultiChoiceField
    ? [ListOf<Q>] extends [never]
      ? readonly OptionOf<Q>[] | OptionOf<Q>
      : readonly OptionOf<Q>[]
    : Said<Q>;

/** What is sent to answer some questions. */
export type RequestTo<Q extends Question> = {
  readonly [Name in Exclude<Q, MayBeAbsent | ConsentField>['name']]: Sent<Named<Q, Name>>;
} & {
  readonly [Name in Extract<Q, MayBeAbsent>['name']]?: Sent<Named<Q, Name>> | null | undefined;
} & {
  readonly [Name in Extract<Q, ConsentField>['name']]?: boolean | undefined;
};
