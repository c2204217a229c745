import { describe, expect, test } from 'vitest';
import { readPlaces } from './read-places.ts';

const { places } = readPlaces();
const towns = places.filter(({ postalCodes }) => postalCodes !== null);
const past = places.filter(({ kind, postalCodes }) => kind === 'town' && postalCodes === null);
describe('the list of places', () => {
  test('the list has five-digit postal codes for every town, and all of those with many', () => {
    const wrong = towns.filter(({ postalCodes }) => !/^\d{5}( \d{5})*$/.test(postalCodes ?? ''));
    expect(wrong).toEqual([]);
    expect(towns.filter(({ postalCodes }) => postalCodes?.includes(' '))).toHaveLength(41);
  });

  test('the list knows when former places ended, and nothing ended before it began', () => {
    const withoutEnd = past.filter(({ until }) => !/^\d{4}-\d\d-\d\d$/.test(until ?? ''));
    const endedEarly = past.filter(({ from, until }) => (from ?? '') > (until ?? ''));
    expect([...withoutEnd, ...endedEarly]).toEqual([]);
  });

  test('the list spells names as people do', () => {
    const spelled = new Set(places.map(({ name }) => name));
    for (const name of ['Forlì', 'Cantù', "L'Aquila", 'San Giovanni in Persiceto', "Vo'", "Rovigno d'Istria"])
      expect(spelled).toContain(name);
    const misspelt = /^[^\p{Lu}]|Ã|Ă|�|[A-HJ-UWYZ]{2}| (Di|Del|Della|In|E) |'[a-z]{3}/u;
    expect([...spelled].filter((name) => misspelt.test(name))).toEqual([]);
  });
});
