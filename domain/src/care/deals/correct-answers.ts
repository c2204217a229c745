import { type Answer, type AskedField, isAsked, type Wizard } from '../../platform/wizard/definition.ts';

/** What a buyer ticks or answers about themselves stays theirs: nobody at the desk agrees, confirms or decides for somebody. */
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

/** Filled by a choice from a list: it no longer holds once what it came with was typed anew. */
const chosenWith: Readonly<Record<string, string>> = {
  city: 'region',
  district: 'region',
  placeOfBirth: 'birthPlaceCode',
  districtOfBirth: 'birthPlaceCode',
};

/** What the desk may correct, in the order in which it is asked; each question once. */
export const correctableFields = (wizard: Wizard): readonly AskedField[] => {
  const fields = wizard.steps.flatMap((step) => step.fields.filter(isAsked));
  return fields.filter(
    (field, place) => kinds.has(field.kind) && fields.findIndex(({ name }) => name === field.name) === place,
  );
};

type Given = Partial<Record<string, Answer>>;

/** What somebody read in a field, and what they wrote in its place. */
export type AnswerChanges = Readonly<Record<string, { readonly from: Answer; readonly to: Answer }>>;

type Merged = {
  readonly answers: Given;
  /** Names of fields that get another answer. */
  readonly changed: readonly string[];
  /** Names of those that somebody else changed meanwhile, to something else. */
  readonly collisions: readonly string[];
};

const isSame = (one: Answer | undefined, other: Answer | undefined) => (one ?? '') === (other ?? '');

/** Puts changes over what stands now, field by field: only the same field changed twice collides. */
export const mergeAnswers = (now: Given, changes: AnswerChanges): Merged => {
  const wanted = Object.entries(changes).filter(([name, { to }]) => !isSame(to, now[name]));
  const collisions = wanted.filter(([name, { from }]) => !isSame(from, now[name])).map(([name]) => name);
  const written = wanted.filter(([name]) => !collisions.includes(name));
  const answers: Given = { ...now };
  for (const [name, { to }] of written) {
    answers[name] = to;
    const chosen = chosenWith[name];
    if (chosen) answers[chosen] = null;
  }
  return { answers, changed: written.map(([name]) => name), collisions };
};
