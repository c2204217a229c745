import type { ChoiceField, Field, MultiChoiceField, Option, Wizard } from './definition.ts';
import { choiceField, multiChoiceField } from './fields.ts';

/** An entry of a list as the server hands it out. */
export type ListItem = { readonly id: number; readonly name: string };

export const listedOptions = (items: readonly ListItem[]): readonly Option[] =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

/** The list first, then what the question adds by itself ('Nessuna'). */
export const allOptions = (
  { options }: Pick<ChoiceField | MultiChoiceField, 'options'>,
  items: readonly ListItem[],
): readonly Option[] => [...listedOptions(items), ...options];

/**
 * The same wizard for whoever knows the lists, by their names. A browser fetches them on
 * the way and until then accepts any answer, so that a reload never leads back; the server checks with this.
 */
export const knowingLists = (
  wizard: Wizard,
  lists: Readonly<Record<string, readonly ListItem[]>>,
): Wizard => ({
  ...wizard,
  steps: wizard.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) => withList(field, lists)),
  })),
});

const withList = (field: Field, lists: Readonly<Record<string, readonly ListItem[]>>): Field => {
  if (!('optionsFrom' in field) || field.optionsFrom === undefined) return field;
  const { optionsFrom, ...known } = field;
  const items = lists[optionsFrom];
  if (!items) throw new Error(`${field.name} takes its options from ${optionsFrom}, which is not given`);
  const options = allOptions(known, items);
  return known.kind === 'choice'
    ? choiceField({ ...known, options })
    : multiChoiceField({ ...known, options });
};
