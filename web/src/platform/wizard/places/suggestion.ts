import type { PlacePart } from '@riparo/domain/platform/wizard/filling.ts';

/** A completion of the typed text. */
export type Suggestion = {
  /** The field's text once it is chosen. */
  readonly text: string;
  /** Distinguishes places of the same name: the province or postal code. */
  readonly detail: string;
  /** Values for other fields; fields it does not know stay as they are. */
  readonly parts: Partial<Record<PlacePart, string>>;
};

/** Letters without accents and punctuation: `forli'` is Forlì. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Full names only; either one of a bilingual name: `Bolzano/Bozen`. */
const isNamed = ({ text }: Suggestion, name: string) =>
  plain(text) === plain(name) || text.split('/').some((half) => plain(half) === plain(name));

/** The single suggestion with this name that agrees with the other fields; null for none or several. */
export const matchByName = (
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

/** A typed province limits the places to it. If none matches, offer all and choose none by name. */
export const inProvince = (suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] => {
  const inIt = suggestions.filter(({ parts }) => plain(parts.province ?? '') === plain(typed));
  return typed === '' || inIt.length === 0 ? suggestions : inIt;
};
