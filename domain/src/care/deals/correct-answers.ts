import { type Answer, type AskedField, isAsked, type Wizard } from '../../platform/wizard/definition.ts';

/** Consents and declarations stay with the buyer: staff never agree, confirm or decide for them. */
const kinds: ReadonlySet<AskedField['kind']> = new Set([
  'text',
  'name',
  'email',
  'phone',
  'date',
  'choice',
  'combobox',
  'place',
  'taxCode',
]);

/** Filled by choosing from a list: no longer valid once the text chosen with it is changed. */
const chosenWith: Readonly<Record<string, string>> = {
  city: 'region',
  district: 'region',
  placeOfBirth: 'birthPlaceCode',
  districtOfBirth: 'birthPlaceCode',
};

/** The fields that the desk may correct, in the order of the questions; each field once. */
export const correctableFields = (wizard: Wizard): readonly AskedField[] => {
  const fields = wizard.steps.flatMap((step) => step.fields.filter(isAsked));
  return fields.filter(
    (field, place) => kinds.has(field.kind) && fields.findIndex(({ name }) => name === field.name) === place,
  );
};

type RawAnswers = Partial<Record<string, Answer>>;

/** The value that staff saw in a field, and the new one. */
export type AnswerChanges = Readonly<Record<string, { readonly from: Answer; readonly to: Answer }>>;

type Merged = {
  readonly answers: RawAnswers;
  /** Names of the fields with a new answer. */
  readonly changed: readonly string[];
  /** Names of the fields that a colleague has changed to something else meanwhile. */
  readonly collisions: readonly string[];
};

const isSame = (one: Answer | undefined, other: Answer | undefined) => (one ?? '') === (other ?? '');

/** Merges changes into the current answers field by field: only a field changed twice collides. */
export const mergeAnswers = (now: RawAnswers, changes: AnswerChanges): Merged => {
  const differing = Object.entries(changes).filter(([name, { to }]) => !isSame(to, now[name]));
  const collisions = differing.filter(([name, { from }]) => !isSame(from, now[name])).map(([name]) => name);
  const written = differing.filter(([name]) => !collisions.includes(name));
  const answers: RawAnswers = { ...now };
  for (const [name, { to }] of written) {
    answers[name] = to;
    const chosen = chosenWith[name];
    if (chosen) answers[chosen] = null;
  }
  return { answers, changed: written.map(([name]) => name), collisions };
};
