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
import type { serverLists } from './options.ts';

/**
 * The kinds of questions in a questionnaire. A new kind gets a line here, in `wire.ts` and in the schemas.
 */
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
type ListOf<Q extends Offering> = Extract<Q['optionsFrom'], keyof typeof serverLists>;

/** An option as sent: the id from a server list, a number, or the option's own value. */
type OptionOf<Q extends Offering> = [ListOf<Q>] extends [never]
  ? Q extends { readonly isCount: true }
    ? number
    : Q['options'][number]['value']
  : (typeof serverLists)[ListOf<Q>][number]['id'];

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

type MayBeAbsent = { readonly answerIfAbsent: Answer };
type Absent<Q> = Q extends MayBeAbsent ? Q['answerIfAbsent'] : never;
type Named<Q extends Question, Name> = Extract<Q, { readonly name: Name }>;

/** The answers to some questions, under their API names. Consents are stored separately. */
export type AnswersTo<Q extends Question> = {
  readonly [Name in Exclude<Q, ConsentField>['name']]: Said<Named<Q, Name>> | Absent<Named<Q, Name>>;
};

/**
 * The input accepted as an answer: dates are not yet checked, and a single option may come without a list.
 */
type Sent<Q extends Question> = Q extends DateField
  ? string
  : Q extends MultiChoiceField
    ? [ListOf<Q>] extends [never]
      ? readonly OptionOf<Q>[] | OptionOf<Q>
      : readonly OptionOf<Q>[]
    : Said<Q>;

export type RequestTo<Q extends Question> = {
  readonly [Name in Exclude<Q, MayBeAbsent | ConsentField>['name']]: Sent<Named<Q, Name>>;
} & {
  readonly [Name in Extract<Q, MayBeAbsent>['name']]?: Sent<Named<Q, Name>> | null | undefined;
} & {
  readonly [Name in Extract<Q, ConsentField>['name']]?: boolean | undefined;
};
