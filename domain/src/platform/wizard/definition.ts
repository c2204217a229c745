import type { IsoDate } from '../values/calendar.ts';
import type { Rule } from '../rule/rule.ts';
import type { Exclusion } from './left-out.ts';
import type { OptionPicture } from './option-picture.ts';
import type { Fills, PlacePart, PlaceSource, TaxCodePart } from './filling.ts';
import type { SuitabilityOption } from './suitability-option.ts';

/** An answer as it travels: ISO dates, cents, `+39…` phones, option ids. Null: asked, optional and left empty. */
export type Answer = string | number | boolean | readonly string[] | null;
export type Answers = Readonly<Record<string, Answer>>;
export type FieldErrors = Readonly<Record<string, string>>;

export type Option<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly picture?: OptionPicture;
};

/** How a field finds whom an answer leaves out; the answers are those of every step so far, its own included. */
export type Excludes = (
  answer: Answer | undefined,
  today: IsoDate,
  answers: Partial<Answers>,
) => Exclusion | null;

type FieldBase = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Which of several alike it belongs to: said before the label in the list of what is wrong. */
  readonly group?: string;
  /** What a right answer is. Today is passed in because ages and years depend on it. */
  readonly rule: (today: IsoDate) => Rule<Answer>;
  /** Right answers that leave somebody out: asked by the browser as soon as one is there, see `exclusion.ts`. */
  readonly excludes?: Excludes;
  /** Fields with a width stand side by side on one line with neighbours that have one too. */
  readonly width?: 'wide' | 'narrow';
  /** Asked only while the answers say so, also those of its own step, which shows it as soon as they do. */
  readonly askedWhen?: (answers: Partial<Answers>) => boolean;
  /** Too personal for a device that others may use: forgotten when the tab is closed. */
  readonly staysInTab?: true;
  /** It need not be in what is sent, as where it is not asked: then this counts as the answer. */
  readonly whenAbsent?: Answer;
  /** Who sends answers without our forms may leave it out even where it is asked. */
  readonly mayBeLeftOut?: true;
  /** On the screen only once that field was refused: what one says about a refusal, such as «it is right all the same». */
  readonly shownOnceRefused?: string;
  /** Empty whenever its step opens, whatever was answered before. */
  readonly opensEmpty?: true;
};

/** Offered beside the options of a list that the server hands out, by its name: see `listed-options.ts`. */
type Listed = { readonly optionsFrom?: string };

type TypedFieldBase = FieldBase & { readonly autocomplete?: string };

export type TextField = TypedFieldBase & {
  readonly kind: 'text';
  /** Which keyboard a phone brings up; capitals are also what stands there, however it was typed. */
  readonly typing?: 'digits' | 'capitals' | 'phone';
  readonly longest?: number;
  /** How long a text its rule accepts, whatever can be typed. */
  readonly acceptsUpTo?: number;
};
/** Told in one's own words, on several lines. */
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
    /** Its options are the numbers from the first to the last, and are sent as such. */
    readonly isCount?: true;
    /** Many short answers among other questions: lines of one list, where cards would be a long way on a phone. */
    readonly isList?: true;
  };
export type MultiChoiceField = FieldBase &
  Listed & {
    readonly kind: 'multiChoice';
    readonly options: readonly Option[];
    /** Options that stand alone ('Nessuna', 'Divano'): choosing one clears the others, and the other way round. */
    readonly exclusive: readonly string[];
  };
export type YesNoField = FieldBase & { readonly kind: 'yesNo' };
/** One answer out of several; with some of them nobody goes on, and hears at once why and what to do instead. */
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
  /** What a position means in words, shown and announced beside the handle. */
  readonly describe: (value: number) => string;
  /** What follows from a position, in a line below its name. */
  readonly detail?: (value: number) => string;
  readonly ends?: readonly [string, string];
  /** The highest position that the other answers allow; undefined where they allow none, or all. */
  readonly highest?: (answers: Partial<Answers>, today: IsoDate) => number | undefined;
};
export type ConsentDocument = { readonly label: string; readonly href: string };
export type ConsentField = FieldBase & {
  readonly kind: 'consent';
  /** Where what is agreed to, or said to have been read, can be read. */
  readonly documents?: readonly ConsentDocument[];
};
export type PasswordField = FieldBase & {
  readonly kind: 'password';
  /** A new one shows its rules and ticks them; a current one is only asked for. */
  readonly purpose: 'current' | 'new';
};
/** A one-time code, arrived by mail. */
export type CodeField = FieldBase & { readonly kind: 'code' };
export type ComboboxField = TypedFieldBase & {
  readonly kind: 'combobox';
  readonly options: readonly Option[];
};
/** Typed freely, with suggestions from the server on the way. A chosen one also fills other fields. */
export type PlaceField = TypedFieldBase & {
  readonly kind: 'place';
  readonly source: PlaceSource;
  readonly fills: Fills<PlacePart>;
  /** The field with the birth date: only places of that day are suggested. */
  readonly bornOn?: string;
};
export type TaxCodeField = TypedFieldBase & {
  readonly kind: 'taxCode';
  /** Offered as the answer once everything it follows from is known; the hint then says where it comes from. */
  readonly computed?: {
    readonly from: (answers: Partial<Answers>) => string | null;
    readonly hint: string;
  };
  /** A right code that was typed tells what other fields ask, of this step or of others. */
  readonly fills?: Fills<TaxCodePart | PlacePart>;
  /** A button for whoever has none at hand: it leads on with these answers instead of those of its step. */
  readonly otherwise?: { readonly label: string; readonly answers: Answers };
};
/** Filled by the choice of a suggestion, never by hand. Its rule makes null of what is not right. */
export type HiddenField = FieldBase & { readonly kind: 'hidden' };
/** Shows answers given so far; asks nothing. */
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

/** What follows from the answers of a step and is not asked: it takes its place among them. */
export type Derivation = {
  /** Which of it counts as answers; the rest only decides what is asked. */
  readonly names: readonly string[];
  readonly from: (answers: Answers, today: IsoDate) => Answers;
};

export type Step = {
  readonly id: string;
  /** The question, as a heading. */
  readonly title: string | ((answers: Answers) => string);
  readonly lead?: string | ((answers: Answers) => string);
  readonly fields: readonly Field[];
  readonly skipWhen?: (answers: Answers) => boolean;
  /** Asked of few, for what most have said otherwise: it is counted among the questions only for those. */
  readonly isDetour?: true;
  readonly derives?: Derivation;
  /** Puts what was typed into the field of a neighbour where it belongs, before each is judged. */
  readonly tidy?: (answers: Partial<Answers>) => Partial<Answers>;
  /** Rules that hold between answers, asked after each field is right by itself. */
  readonly check?: (answers: Answers, today: IsoDate) => FieldErrors;
  /** The server is asked about its places before the next question: see `checkPlacesCall`. */
  readonly checksPlaces?: true;
  readonly continueLabel?: string;
  /** What it does can not be undone: its button looks it. */
  readonly isDangerous?: true;
};

export type Wizard = {
  readonly formId: string;
  /** Whom it is for, where not for everybody: said at the first question. */
  readonly forWhom?: string;
  readonly steps: readonly Step[];
  readonly loader: { readonly text: string; readonly minimumMs: number };
  /** What comes of it is still to be paid for: until then the answers may be needed again. */
  readonly isPaidAfterwards?: true;
  /** Only the first question is here: the others, in the place of which nothing can be answered, are on their way. */
  readonly isOpening?: true;
};

export const isAsked = (field: Field): field is AskedField => field.kind !== 'summary';

/** What must not outlive the screen it was typed on. */
export const isSecret = (field: Field) => field.kind === 'password' || field.kind === 'code';

/** Everything a step may ask. */
export const askedFields = (step: Step) => step.fields.filter(isAsked);

export const isAskedNow = (field: Field, answers: Partial<Answers>) => field.askedWhen?.(answers) ?? true;

export const titleOf = (step: Step, answers: Answers) =>
  typeof step.title === 'function' ? step.title(answers) : step.title;

export const leadOf = (step: Step, answers: Answers) =>
  typeof step.lead === 'function' ? step.lead(answers) : step.lead;

const isChoice = ({ kind }: Field) => kind === 'choice' || kind === 'yesNo';

/** A step that is one single choice moves on by itself. */
export const movesOnByChoice = ({ fields }: Step) => fields.length === 1 && fields.every(isChoice);

/** The parts of a field that a flow writes; kind and rule come from the function called. */
export type Asked<F> = Omit<F, 'kind' | 'rule' | 'whenAbsent'>;
export type Required<F> = Asked<F> & { readonly required: string };

/** What types keep of a field, so that they know the answers to a list of questions. */
export type Named<Name extends string> = { readonly name: Name };
