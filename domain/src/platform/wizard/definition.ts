import type { IsoDate } from '../values/calendar.ts';
import type { Rule } from '../rule/rule.ts';
import type { Exclusion } from './left-out.ts';
import type { OptionPicture } from './option-picture.ts';
import type { Fills, PlacePart, PlaceSource, TaxCodePart } from './filling.ts';
import type { SuitabilityOption } from './suitability-option.ts';

/**
 * An answer in its wire format: ISO dates, cents, `+39…` phones, option ids. Null: asked, optional and left
 * empty.
 */
export type Answer = string | number | boolean | readonly string[] | null;
export type Answers = Readonly<Record<string, Answer>>;
export type FieldErrors = Readonly<Record<string, string>>;

export type Option<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly picture?: OptionPicture;
};

/**
 * How a field finds an answer that makes the visitor ineligible, given the answers of every step so far, its
 * own included.
 */
export type Excludes = (
  answer: Answer | undefined,
  today: IsoDate,
  answers: Partial<Answers>,
) => Exclusion | null;

type FieldBase = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Which of several similar groups it belongs to: put before the label in the error summary. */
  readonly group?: string;
  /** The rule for valid answers. Today is passed in because ages and years depend on it. */
  readonly rule: (today: IsoDate) => Rule<Answer>;
  /**
   * Valid answers that make the visitor ineligible: checked by the browser as soon as they are typed, see
   * `exclusion.ts`.
   */
  readonly excludes?: Excludes;
  /** Neighbouring fields that have a width share one line. */
  readonly width?: 'wide' | 'narrow';
  /** Asked only if the answers say so, including those of its own step, which shows it immediately. */
  readonly askedWhen?: (answers: Partial<Answers>) => boolean;
  /** Too personal for a shared device: forgotten when the tab is closed. */
  readonly isTabOnly?: true;
  /** Counts as the answer where a submission omits the field or the field is not asked. */
  readonly answerIfAbsent?: Answer;
  /** Submissions that do not come from our forms may omit it even where it is asked. */
  readonly isOptionalInApi?: true;
  /**
   * Shown only after that field was refused: a reply to the refusal, such as «it is correct all the same».
   */
  readonly shownAfterRefusal?: string;
  /** Empty whenever its step opens, even if it was answered before. */
  readonly startsEmpty?: true;
};

/** Besides its own options it offers those of a server list with this name: see `listed-options.ts`. */
type Listed = { readonly optionsFrom?: string };

type TypedFieldBase = FieldBase & { readonly autocomplete?: string };

export type TextField = TypedFieldBase & {
  readonly kind: 'text';
  /** The keyboard a phone shows; `capitals` also turns typed text into capitals. */
  readonly typing?: 'digits' | 'capitals' | 'phone';
  readonly longest?: number;
  /** The length its rule accepts, even if more can be typed. */
  readonly acceptsUpTo?: number;
};
export type LongTextField = TypedFieldBase & { readonly kind: 'longText'; readonly longest: number };
export type NameField = TypedFieldBase & { readonly kind: 'name' };
export type EmailField = TypedFieldBase & { readonly kind: 'email' };
export type PhoneField = TypedFieldBase & { readonly kind: 'phone' };
export type DateField = TypedFieldBase & { readonly kind: 'date' };
export type YearField = TypedFieldBase & { readonly kind: 'year' };
export type EuroField = TypedFieldBase & { readonly kind: 'euro' };
export type ChoiceField = FieldBase &
  Listed & {
    readonly kind: 'choice';
    readonly options: readonly Option[];
    /** Its options are consecutive numbers and are sent as numbers. */
    readonly isCount?: true;
    /** Many short answers among other questions: a list, because cards would be too long on a phone. */
    readonly isList?: true;
  };
export type MultiChoiceField = FieldBase &
  Listed & {
    readonly kind: 'multiChoice';
    readonly options: readonly Option[];
    /**
     * Options that exclude all others ('Nessuna', 'Divano'): choosing one clears the others, and vice versa.
     */
    readonly exclusive: readonly string[];
  };
export type YesNoField = FieldBase & { readonly kind: 'yesNo' };
/**
 * A single choice of which some options stop the visitor, with an immediate explanation and an alternative.
 */
export type SuitabilityField = FieldBase & {
  readonly kind: 'suitability';
  readonly options: readonly SuitabilityOption[];
};
export type SliderField = FieldBase & {
  readonly kind: 'slider';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
  /** The meaning of a position, shown and announced beside the handle. */
  readonly describe: (value: number) => string;
  /** The consequence of a position, in a line below its name. */
  readonly detail?: (value: number) => string;
  readonly ends?: readonly [string, string];
  /** The highest position the other answers allow; undefined if they allow none, or all. */
  readonly highest?: (answers: Partial<Answers>, today: IsoDate) => number | undefined;
};
export type ConsentDocument = { readonly label: string; readonly href: string };
export type ConsentField = FieldBase & {
  readonly kind: 'consent';
  /** Links to the documents that are agreed to or confirmed as read. */
  readonly documents?: readonly ConsentDocument[];
};
export type PasswordField = FieldBase & {
  readonly kind: 'password';
  /** A new password shows its rules and ticks them; a current one is only asked for. */
  readonly purpose: 'current' | 'new';
};
/** A one-time code from a mail. */
export type CodeField = FieldBase & { readonly kind: 'code' };
export type ComboboxField = TypedFieldBase & {
  readonly kind: 'combobox';
  readonly options: readonly Option[];
};
/** Free text with suggestions from the server. Choosing one also fills other fields. */
export type PlaceField = TypedFieldBase & {
  readonly kind: 'place';
  readonly source: PlaceSource;
  readonly fills: Fills<PlacePart>;
  /** The field with the birth date: only places that existed on that date are suggested. */
  readonly bornOn?: string;
};
export type TaxCodeField = TypedFieldBase & {
  readonly kind: 'taxCode';
  /**
   * Suggested as the answer once everything it is computed from is known; the hint then says where it comes
   * from.
   */
  readonly computed?: {
    readonly from: (answers: Partial<Answers>) => string | null;
    readonly hint: string;
  };
  /** A valid code fills other fields, of this step or of others. */
  readonly fills?: Fills<TaxCodePart | PlacePart>;
  /** A button for visitors without a code: it continues with these answers instead of those of its step. */
  readonly otherwise?: { readonly label: string; readonly answers: Answers };
};
/** Filled by choosing a suggestion, never by hand. Its rule turns invalid values into null. */
export type HiddenField = FieldBase & { readonly kind: 'hidden' };
/** Shows earlier answers; asks nothing. */
export type SummaryField = Omit<FieldBase, 'rule'> & { readonly kind: 'summary' };

export type AskedField =
  | TextField
  | LongTextField
  | NameField
  | EmailField
  | PhoneField
  | DateField
  | YearField
  | EuroField
  | ChoiceField
  | MultiChoiceField
  | YesNoField
  | SuitabilityField
  | SliderField
  | ConsentField
  | PasswordField
  | CodeField
  | ComboboxField
  | PlaceField
  | TaxCodeField
  | HiddenField;
export type Field = AskedField | SummaryField;

/** Values computed from the answers of a step: they are added to the answers. */
export type Derivation = {
  /** The values that count as answers; the others only decide what is asked. */
  readonly names: readonly string[];
  readonly from: (answers: Answers, today: IsoDate) => Answers;
};

export type Step = {
  readonly id: string;
  readonly title: string | ((answers: Answers) => string);
  readonly lead?: string | ((answers: Answers) => string);
  readonly fields: readonly Field[];
  readonly skipWhen?: (answers: Answers) => boolean;
  /** Asked only of the few who chose it: for everyone else it is not counted. */
  readonly isDetour?: true;
  readonly derives?: Derivation;
  /** Moves text typed into a neighbouring field to the right one, before the fields are validated. */
  readonly tidy?: (answers: Partial<Answers>) => Partial<Answers>;
  /** Rules between answers, checked once each field is valid by itself. */
  readonly check?: (answers: Answers, today: IsoDate) => FieldErrors;
  /** The server checks its places before the next question: see `checkPlacesCall`. */
  readonly checksPlaces?: true;
  readonly continueLabel?: string;
  /** Its effect cannot be undone, and its button is styled accordingly. */
  readonly isDangerous?: true;
};

export type Wizard = {
  readonly formId: string;
  /** Who it is for, if not for everyone: shown at the first question. */
  readonly forWhom?: string;
  readonly steps: readonly Step[];
  readonly loader: { readonly text: string; readonly minimumMs: number };
  /** Its result still has to be paid for: until then the answers may be needed again. */
  readonly isPaidAfterwards?: true;
  /**
   * Only the first question is loaded; until the others arrive, a placeholder that cannot be answered takes
   * their place.
   */
  readonly isFirstStepOnly?: true;
};

export const isAsked = (field: Field): field is AskedField => field.kind !== 'summary';

/** Values that must not outlive their screen. */
export const isSecret = (field: Field) => field.kind === 'password' || field.kind === 'code';

export const askedFields = (step: Step) => step.fields.filter(isAsked);

export const isAskedNow = (field: Field, answers: Partial<Answers>) => field.askedWhen?.(answers) ?? true;

export const titleOf = (step: Step, answers: Answers) =>
  typeof step.title === 'function' ? step.title(answers) : step.title;

export const leadOf = (step: Step, answers: Answers) =>
  typeof step.lead === 'function' ? step.lead(answers) : step.lead;

const isChoice = ({ kind }: Field) => kind === 'choice' || kind === 'yesNo';

export const advancesOnChoice = ({ fields }: Step) => fields.length === 1 && fields.every(isChoice);

/** The properties of a field that a flow writes; kind and rule come from the function called. */
export type FieldOptions<F> = Omit<F, 'kind' | 'rule' | 'answerIfAbsent'>;
export type Required<F> = FieldOptions<F> & { readonly required: string };

/** The name of a field in its type, so that types know the answers to a list of questions. */
export type Named<Name extends string> = { readonly name: Name };
