import type { MultiChoiceField } from './definition.ts';

/** Ticks or unticks an option. An exclusive one ('Nessuna', 'Divano') clears all others. */
export const toggleOption = (
  { options, exclusive }: Pick<MultiChoiceField, 'options' | 'exclusive'>,
  chosen: readonly string[],
  value: string,
): readonly string[] => {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value);
  if (exclusive.includes(value)) return [value];
  const selected = new Set([...chosen.filter((each) => !exclusive.includes(each)), value]);
  return options.map((option) => option.value).filter((each) => selected.has(each));
};
