import type { PlacePart } from '@riparo/domain/platform/wizard/filling.ts';

/** A way to go on with what is being typed. */
export type Suggestion = {
  /** What then stands in the field. */
  readonly text: string;
  /** Tells it from others of the same name: its province, its postal code. */
  readonly detail: string;
  /** What it knows for other fields; what it does not know is left as it is. */
  readonly parts: Partial<Record<PlacePart, string>>;
};

/** Letters without accents and signs: `forli'` is Forlì. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Whole names only, one of two where there are two: `Bolzano/Bozen`. */
const isNamed = ({ text }: Suggestion, name: string) =>
  plain(text) === plain(name) || text.split('/').some((half) => plain(half) === plain(name));

/** The one suggestion that bears this name and agrees with what was typed beside it; null for none or several. */
export const meantBy = (
  suggestions: readonly Suggestion[],
  name: string,
  beside: Partial<Record<PlacePart, string>>,
): Suggestion | null => {
  const agreeing = suggestions.filter(
    (suggestion) =>
      isNamed(suggestion, name) &&
      Object.entries(beside).every(([part, typed]) => {
        const own = suggestion.parts[part as PlacePart];
        return typed === '' || own === undefined || plain(own) === plain(typed);
      }),
  );
  return agreeing.length === 1 ? (agreeing[0] ?? null) : null;
};

/** Whoever has typed a province means a place in it. Where none is, nothing can be meant, and all are offered. */
export const inProvince = (suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] => {
  const inIt = suggestions.filter(({ parts }) => plain(parts.province ?? '') === plain(typed));
  return typed === '' || inIt.length === 0 ? suggestions : inIt;
};
