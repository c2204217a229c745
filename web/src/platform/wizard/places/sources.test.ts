import { afterEach, describe, expect, test, vi } from 'vitest';
import { SOURCES } from './sources.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers every call the same way, and returns the addresses called. */
function answerWith(body: unknown, status = 200): string[] {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    return Response.json(body, { status });
  });
  return addresses;
}

const { signal } = new AbortController();

const lentate = {
  kind: 'town',
  name: 'Lentate',
  province: 'MI',
  countryCode: 'IT',
  countryName: 'Italia',
  belfioreCode: 'E530',
  until: null,
};
const yugoslavia = {
  kind: 'country',
  name: 'Iugoslavia',
  province: 'EE',
  countryCode: null,
  countryName: 'Iugoslavia',
  belfioreCode: 'Z118',
  until: '2003-02-04',
};

describe('the place of birth', () => {
  test('a birthplace shows its province or country, and until when it existed', async () => {
    answerWith({ birthplaces: [lentate, yugoslavia] });
    expect(await SOURCES.birthplaces.ask({ text: 'le', signal })).toEqual([
      {
        text: 'Lentate',
        detail: 'MI',
        parts: {
          name: 'Lentate',
          province: 'MI',
          belfioreCode: 'E530',
          countryName: 'Italia',
          countryCode: 'IT',
        },
      },
      {
        text: 'Iugoslavia',
        detail: 'Stato estero, fino al 04/02/2003',
        parts: { name: 'Iugoslavia', province: 'EE', belfioreCode: 'Z118', countryName: 'Iugoslavia' },
      },
    ]);
  });
});

describe('the place of residence', () => {
  test('a town fills in its postal code if it has only one', async () => {
    const town = {
      name: 'Asti',
      province: 'AT',
      provinceName: 'Asti',
      region: 'Piemonte',
      belfioreCode: 'A479',
    };
    const partsWith = async (postalCodes: readonly string[]) => {
      answerWith({ cities: [{ ...town, postalCodes }] });
      const found = await SOURCES.cities.ask({ text: 'asti', signal });
      expect(found).toMatchObject([{ text: 'Asti', detail: 'Asti (AT)' }]);
      return found?.[0]?.parts;
    };
    const parts = { name: 'Asti', province: 'AT', region: 'Piemonte' };
    expect(await partsWith(['14100'])).toEqual({ ...parts, postalCode: '14100' });
    expect(await partsWith(['14100', '14101'])).toEqual(parts);
    expect(await partsWith([])).toEqual(parts);
  });

  test('an address fills in what is known of it, and leaves the rest to the customer', async () => {
    const street = { street: 'Via Roma', city: 'Asti', province: 'AT', region: 'Piemonte' };
    const parts = { street: 'Via Roma', name: 'Asti', province: 'AT', region: 'Piemonte' };
    answerWith({
      addresses: [
        { ...street, streetNumber: '3', postalCode: '14100' },
        { ...street, streetNumber: null, postalCode: null },
      ],
    });
    expect(await SOURCES.addresses.ask({ text: 'via roma', signal })).toEqual([
      {
        text: 'Via Roma',
        detail: '3, 14100, Asti (AT)',
        parts: { ...parts, streetNumber: '3', postalCode: '14100' },
      },
      { text: 'Via Roma', detail: 'Asti (AT)', parts },
    ]);
  });
});

test('streets are searched from five letters on, places from two; only a place may be chosen by name alone', () => {
  expect(Object.values(SOURCES).map(({ fromLetters }) => fromLetters)).toEqual([2, 2, 2, 5]);
  expect(Object.values(SOURCES).map(({ choosesByName }) => choosesByName)).toEqual([true, true, true, false]);
});
