import { describe, expect, test } from 'vitest';
import { readPlaces } from './read-places.ts';

const { places, provinces } = readPlaces();
const towns = places.filter(({ postalCodes }) => postalCodes !== null);
const past = places.filter(({ kind, postalCodes }) => kind === 'town' && postalCodes === null);
const countries = places.filter(({ kind }) => kind === 'country');
const codesOfToday = new Set(towns.map(({ belfioreCode }) => belfioreCode));

describe('the list of places', () => {
  test('has every town of today once, and every suppressed one', () => {
    expect(towns).toHaveLength(7896);
    expect(codesOfToday.size).toBe(7896);
    const suppressed = past.filter(({ belfioreCode }) => !codesOfToday.has(belfioreCode));
    expect(suppressed).toHaveLength(1945);
    expect(new Set(suppressed.map(({ belfioreCode }) => belfioreCode)).size).toBe(1945);
  });

  test('has the 222 countries of the register and the 18 that were added', () => {
    expect(countries).toHaveLength(240);
    expect(new Set(countries.map(({ belfioreCode }) => belfioreCode)).size).toBe(240);
  });

  test('has ISO letters for a country, and none for one that never had any', () => {
    const lettersOf = new Map(
      readPlaces().places.map(({ belfioreCode, countryCode }) => [belfioreCode, countryCode]),
    );
    expect([lettersOf.get('Z114'), lettersOf.get('Z160')]).toEqual(['GB', null]);
  });

  test('has each kind of place as it was written', () => {
    const read = readPlaces();
    const named = (name: string) => read.places.find((place) => place.name === name);
    expect(read.places).toHaveLength(places.length);
    expect(read.provinces.get('AQ')).toEqual({ code: 'AQ', name: "L'Aquila", region: 'Abruzzo' });
    const town = { kind: 'town', countryCode: 'IT', otherNames: [], from: null, until: null };
    expect(named('Bolzano/Bozen')).toEqual({
      ...town,
      belfioreCode: 'A952',
      name: 'Bolzano/Bozen',
      otherNames: ['Bolzano', 'Bozen'],
      province: 'BZ',
      from: '1920-10-16',
      postalCodes: '39100',
    });
    expect(named('Enna')).toEqual({
      ...town,
      belfioreCode: 'C342',
      name: 'Enna',
      province: 'EN',
      postalCodes: '94100',
    });
    expect(named('Castrogiovanni')).toEqual({
      ...town,
      belfioreCode: 'C342',
      name: 'Castrogiovanni',
      province: 'EN',
      until: '1927-12-31',
      postalCodes: null,
    });
    expect(named('Fiume')).toMatchObject({ from: '1924-03-09', until: '1947-09-15' });
    const country = { kind: 'country', province: '', otherNames: [], postalCodes: null };
    expect(named('Albania')).toEqual({
      ...country,
      belfioreCode: 'Z100',
      name: 'Albania',
      countryCode: 'AL',
      from: null,
      until: null,
    });
    expect(named('Serbia e Montenegro')).toEqual({
      ...country,
      belfioreCode: 'Z157',
      name: 'Serbia e Montenegro',
      countryCode: 'CS',
      from: '2003-02-04',
      until: '2006-06-04',
    });
  });

  test('has the provinces and regions of today', () => {
    expect(provinces.size).toBe(107);
    expect(new Set(towns.map(({ province }) => province))).toEqual(new Set(provinces.keys()));
    expect(new Set([...provinces.values()].map(({ region }) => region)).size).toBe(20);
  });

  test('has postal codes of five digits for every town, and all of those with many', () => {
    const wrong = towns.filter(({ postalCodes }) => !/^\d{5}( \d{5})*$/.test(postalCodes ?? ''));
    expect(wrong).toEqual([]);
    expect(towns.filter(({ postalCodes }) => postalCodes?.includes(' '))).toHaveLength(41);
  });

  test('knows when what is no more ended, and nothing ended before it began', () => {
    const withoutEnd = past.filter(({ until }) => !/^\d{4}-\d\d-\d\d$/.test(until ?? ''));
    const endedEarly = past.filter(({ from, until }) => (from ?? '') > (until ?? ''));
    expect([...withoutEnd, ...endedEarly]).toEqual([]);
  });

  test('begins with the biggest town', () => {
    expect(places.slice(0, 4).map(({ name }) => name)).toEqual(['Roma', 'Milano', 'Napoli', 'Torino']);
  });

  test('spells names as people do', () => {
    const spelled = new Set(places.map(({ name }) => name));
    for (const name of ['Forlì', 'Cantù', "L'Aquila", 'San Giovanni in Persiceto', "Vo'", "Rovigno d'Istria"])
      expect(spelled).toContain(name);
    const misspelt = /^[^\p{Lu}]|Ã|Ă|�|[A-HJ-UWYZ]{2}| (Di|Del|Della|In|E) |'[a-z]{3}/u;
    expect([...spelled].filter((name) => misspelt.test(name))).toEqual([]);
  });
});
