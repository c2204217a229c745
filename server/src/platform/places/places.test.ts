import { describe, expect, test } from 'vitest';
import { provinceOf } from './place.ts';
import { loadPlaces } from './places.ts';
import { readPlaces } from './read-places.ts';

const places = loadPlaces();
const cities = (query: string) => places.findCities(query).map(({ name, province }) => `${name} ${province}`);
const birthplaces = (query: string, bornOn?: string) =>
  places.findBirthplaces(query, bornOn).map(({ name }) => name);

describe('finding a town', () => {
  test.each([
    ['by its whole name before those that only begin with it', 'roma', 'Roma RM'],
    ['by its beginning, the big ones first', 'mi', 'Milano MI'],
    ['in capitals', 'MILANO', 'Milano MI'],
    ['by a later word', 'persiceto', 'San Giovanni in Persiceto BO'],
    ['by later words', 'in persic', 'San Giovanni in Persiceto BO'],
    ['without its accent', 'forli', 'Forlì FC'],
    ['with its accent', 'Cantù', 'Cantù CO'],
    ['with an apostrophe in place of the accent', "cantu'", 'Cantù CO'],
    ['with the typographic apostrophe', 'L’Aquila', "L'Aquila AQ"],
    ['without the apostrophe', 'laquila', "L'Aquila AQ"],
    ['without its article', 'spezia', 'La Spezia SP'],
    ['by its Italian name', 'bolzano', 'Bolzano/Bozen BZ'],
    ['by its German name', 'Bozen', 'Bolzano/Bozen BZ'],
    ['by its Slovene name', 'devin', 'Duino Aurisina-Devin Nabrežina TS'],
    ['by its French name', 'aoste', 'Aosta AO'],
    ['without the words in between', 'reggio emilia', "Reggio nell'Emilia RE"],
    ['in two words where it is one', 'san remo', 'Sanremo IM'],
    ['with hyphens or without', 'giardini naxos', 'Giardini-Naxos ME'],
    ['with a saint cut short', 's.ta maria capua', 'Santa Maria Capua Vetere CE'],
    ['with its province', 'Castro (LE)', 'Castro LE'],
    ['with its province and no brackets', 'castro bg', 'Castro BG'],
    ['with one name of two letters', 'vo', "Vo' PD"],
    ['by a German sharp s', 'weinstrasse', 'Appiano sulla strada del vino/Eppan an der Weinstraße BZ'],
  ])('a town is found %s: %s', (_, query, first) => {
    expect(cities(query)[0]).toBe(first);
  });

  test.each(['san giovanni', 's. giovanni', 'S.Giovanni', 's giovanni'])(
    'a town is found also when it is typed as %s',
    (query) => {
      expect(cities(query)).toEqual(cities('San Giovanni'));
      expect(cities(query)[0]).toBe('San Giovanni Rotondo FG');
    },
  );

  test.each([
    ['castro', ['Castro LE', 'Castro BG']],
    ['samone', ['Samone TO', 'Samone TN']],
    ['livo', ['Livo TN', 'Livo CO']],
  ])('%s is found together with its homonym in another province', (query, both) => {
    expect(cities(query).slice(0, 2)).toEqual(both);
  });

  test('a found town has all its postal codes, province, region and code', () => {
    const [milano] = places.findCities('milano');
    expect(milano).toMatchObject({
      name: 'Milano',
      province: 'MI',
      provinceName: 'Milano',
      region: 'Lombardia',
      belfioreCode: 'F205',
    });
    expect(milano?.postalCodes).toHaveLength(38);
    expect(places.findCities('roma')[0]?.postalCodes).toHaveLength(73);
  });
});

test('a province in brackets filters, and two letters alone may begin a name', () => {
  expect(cities('castr (LE)').every((city) => city.endsWith(' LE'))).toBe(true);
  expect(cities('castr (LE)')).toContain('Castro LE');
  expect(cities('san vi')[0]).toBe('San Vito dei Normanni BR');
  expect(places.findCountries('Roma (RM)')).toEqual([]);
});

test.each(['', '   ', '’', 'zzz', '10', '()', '.*', '\\', '%'])('%j finds no town', (query) => {
  expect(cities(query)).toEqual([]);
});

describe('finding a birthplace', () => {
  test.each([
    ['in Fiume while it was Italian', 'fiume', '1940-05-01', 'Fiume'],
    ['in Pola while it was Italian', 'pola', '1930-05-01', 'Pola'],
    ['in Zara on its last Italian day', 'zara', '1947-09-15', 'Zara'],
    ['in a town suppressed later', 'bazzano', '1990-05-01', 'Bazzano'],
    ['in a town renamed later', 'girgenti', '1920-05-01', 'Girgenti'],
    ['in a town renamed later, called as today', 'agrigento', '1920-05-01', 'Agrigento'],
    ['in Ercolano when it was Resina', 'resina', '1965-05-01', 'Resina'],
    ['in a town whose province is younger', 'fiume veneto', '1950-05-01', 'Fiume Veneto'],
    ['in Jugoslavia', 'jugosl', '1970-05-01', 'Jugoslavia'],
    ['in the Soviet Union', 'urss', '1960-05-01', 'Unione Sovietica'],
    ['in Czechoslovakia', 'cecoslovacchia', '1992-12-31', 'Cecoslovacchia'],
    ['in a country of today', 'croaz', '1970-05-01', 'Croazia'],
    ['in a country people call otherwise', 'inghilterra', '1990-05-01', 'Regno Unito'],
    ['in a territory with a code of its own', 'hong', '1990-05-01', 'Hong Kong'],
  ])('a birthplace is found %s', (_, query, bornOn, first) => {
    expect(birthplaces(query, bornOn)[0]).toBe(first);
  });

  test.each([
    ['Fiume after it was ceded', 'fiume', '1947-09-16', 'Fiume'],
    ['a town before it was founded', 'valsamoggia', '2013-12-31', 'Valsamoggia'],
    ['a suppressed town afterwards', 'bazzano', '2014-01-01', 'Bazzano'],
    ['an old name afterwards', 'girgenti', '1990-05-01', 'Girgenti'],
    ['Jugoslavia afterwards', 'jugoslavia', '2005-05-01', 'Jugoslavia'],
    ['Czechoslovakia afterwards', 'cecoslovacchia', '1993-01-01', 'Cecoslovacchia'],
  ])('no place is found for a birth in %s', (_, query, bornOn, gone) => {
    expect(birthplaces(query, bornOn)).not.toContain(gone);
  });

  test('the day of birth selects one of several Montalcino', () => {
    expect(places.findBirthplaces('montalcino', '1990-01-01')[0]?.belfioreCode).toBe('F402');
    expect(places.findBirthplaces('montalcino', '2020-01-01')[0]?.belfioreCode).toBe('M378');
  });

  test('without a day of birth present and former places are offered', () => {
    expect(birthplaces('fiume').slice(0, 2)).toEqual(['Fiume', 'Fiume Veneto']);
  });
});

describe('the place of a tax code', () => {
  test.each([
    ['C342', '1920-01-01', 'Castrogiovanni', 'EN', '1927-12-31'],
    ['C342', '1990-01-01', 'Enna', 'EN', null],
    ['C342', undefined, 'Enna', 'EN', null],
    ['D620', '1930-01-01', 'Fiume', 'FU', '1947-09-15'],
    ['D620', undefined, 'Fiume', 'FU', '1947-09-15'],
    ['C337', '1990-01-01', 'Castro', 'BG', null],
    ['M261', '1990-01-01', 'Castro', 'LE', null],
    ['Z118', '1970-01-01', 'Jugoslavia', 'EE', '2003-02-03'],
    ['Z114', '1970-01-01', 'Regno Unito', 'EE', null],
  ])('the code %s on %s is %s', (code, bornOn, name, province, until) => {
    expect(places.birthplaceOf(code, bornOn)).toMatchObject({ name, province, until, belfioreCode: code });
  });

  test.each([
    ['D620', '1960-01-01'],
    ['Z118', '2005-01-01'],
    ['M320', '1990-01-01'],
    ['A000', undefined],
    ['Z999', undefined],
  ])('no place has the code %s on %s', (code, bornOn) => {
    expect(places.birthplaceOf(code, bornOn)).toBeNull();
  });

  test('a country has its ISO letters and counts as abroad', () => {
    expect(places.birthplaceOf('Z114')).toMatchObject({
      kind: 'country',
      countryCode: 'GB',
      countryName: 'Regno Unito',
    });
    expect(places.birthplaceOf('Z160')).toMatchObject({ name: 'Kosovo', countryCode: null });
    expect(places.birthplaceOf('H501')).toMatchObject({
      kind: 'town',
      countryCode: 'IT',
      countryName: 'Italia',
    });
  });
});

test('a search among countries finds only countries', () => {
  expect(places.findCountries('ro').map(({ name }) => name)).toEqual(['Romania']);
  expect(places.findCountries('jugoslavia', '2010-01-01')).toEqual([]);
});

test('a CAP finds its towns, and a partial one finds none', () => {
  expect(places.citiesWithPostalCode('20121').map(({ name }) => name)).toEqual(['Milano']);
  expect(places.citiesWithPostalCode('39040').length).toBeGreaterThan(5);
  for (const part of ['', '2012', '121 2', '99999']) expect(places.citiesWithPostalCode(part)).toEqual([]);
});

describe('a name shown in a list can be typed as shown', () => {
  const { places: all } = readPlaces();
  // Plain names find themselves; these may not.
  const shown = all
    .filter(({ name, until }) => /[^a-z ]/i.test(name) || (until ?? '') > '1930')
    .map((place) => ({ ...place, label: `${place.name} (${provinceOf(place)})` }));

  test('a present town', () => {
    const towns = shown.filter(({ postalCodes }) => postalCodes !== null);
    const lost = towns.filter(({ label, belfioreCode }) =>
      places.findCities(label).every((city) => city.belfioreCode !== belfioreCode),
    );
    expect(towns.length).toBeGreaterThan(500);
    expect(lost).toEqual([]);
  });

  test('a birthplace on a day when it existed', () => {
    const lost = shown.filter(({ label, belfioreCode, from, until }) =>
      places
        .findBirthplaces(label, until ?? from ?? '2020-01-01')
        .every((place) => place.belfioreCode !== belfioreCode),
    );
    expect(lost).toEqual([]);
  });
});
