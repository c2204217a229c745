import type { Place } from '../place.ts';

/** Every name under which a foreign country is known, or was, in the order of the alphabet. */
export const countryNamesOf = (places: readonly Place[]): string[] => [
  ...new Set(
    places
      .filter(({ kind }) => kind === 'country')
      .flatMap(({ name, otherNames }) => [name, ...otherNames])
      .toSorted((one, other) => one.localeCompare(other, 'it')),
  ),
];

/** The module of `domain` that has them: forms check what was typed before anything is sent. */
export const countryModule = (names: readonly string[]) => `/**
 * Foreign countries that are or were, under every name people have for them. Written by \`npm run places -w server\`
 * from the list that suggests them.
 */
export const COUNTRY_NAMES: readonly string[] = \`
${names.join('\n')}
\`
  .trim()
  .split('\\n');
`;
