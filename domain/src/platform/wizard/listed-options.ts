import type { ChoiceField, Field, MultiChoiceField, Option, Wizard } from './definition.ts';
import { choiceField, multiChoiceField } from './fields.ts';

export type ListItem = { readonly id: number; readonly name: string };

export const listedOptions = (items: readonly ListItem[]): readonly Option[] =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

/** The list first, then the question's own options ('Nessuna'). */
export const allOptions = (
  { options }: Pick<ChoiceField | MultiChoiceField, 'options'>,
  items: readonly ListItem[],
): readonly Option[] => [...listedOptions(items), ...options];

/**
 * The same wizard with its lists filled in, by name. Until a browser has loaded them it accepts any answer,
 * so that a reload never leads back; the server checks with the lists.
 */
export const withListOptions = (
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
