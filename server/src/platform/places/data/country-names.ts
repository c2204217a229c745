import type { Place } from '../place.ts';

/** Every present or former name of a foreign country, in alphabetical order. */
export const countryNamesOf = (places: readonly Place[]): string[] => [
  ...new Set(
    places
      .filter(({ kind }) => kind === 'country')
      .flatMap(({ name, otherNames }) => [name, ...otherNames])
      .toSorted((one, other) => one.localeCompare(other, 'it')),
  ),
];

/** The source of the module in `domain`, with which forms check input before sending it. */
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
