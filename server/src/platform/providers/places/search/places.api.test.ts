import * as calls from '@riparo/domain/platform/person/place-calls.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { photonFormat } from '../../../../../test/geocoder-formats.ts';
import { openGeocoder } from '../../../../../test/geocoder.ts';
import { testServer } from '../../../../../test/test-server.ts';

describe('places', () => {
  test('places are found during typing, and the answers are cacheable for a day', async () => {
    await using server = await testServer();
    const cities = await server.call(calls.findCitiesCall, { query: { q: 'Bolz' } });
    expect(cities.status).toBe(200);
    expect(cities.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(cities.answer.cities[0]).toEqual({
      name: 'Bolzano/Bozen',
      province: 'BZ',
      provinceName: 'Bolzano/Bozen',
      region: 'Trentino-Alto Adige/Südtirol',
      postalCodes: ['39100'],
      belfioreCode: 'A952',
    });

    const countries = await server.call(calls.findCountriesCall, { query: { q: 'roman' } });
    expect(countries.answer.countries).toEqual([
      {
        kind: 'country',
        name: 'Romania',
        province: 'EE',
        countryCode: 'RO',
        countryName: 'Romania',
        belfioreCode: 'Z129',
        until: null,
      },
    ]);
  });

  test('the answered places of a purchase are checked together', async () => {
    await using server = await testServer();
    const errorsOf = async (query: Record<string, string>) => {
      const { status, answer } = await server.call(calls.checkPlacesCall, { query });
      expect(status).toBe(200);
      return answer.errors;
    };
    expect(await errorsOf({ city: 'Torino', district: 'TO', postalCode: '10121' })).toEqual({});
    expect(await errorsOf({ city: 'Torino' })).toEqual({});
    expect(await errorsOf({ city: 'Torino', district: 'TO', postalCode: '20121' })).toEqual({
      postalCode: 'Il CAP 20121 è di Milano, non di Torino.',
    });
    const birth = { placeOfBirth: 'Milano', date_of_birth: '1985-03-27' };
    expect(await errorsOf({ ...birth, districtOfBirth: 'MI' })).toEqual({});
    expect(await errorsOf({ ...birth, districtOfBirth: 'EE' })).toEqual({
      districtOfBirth: 'Milano è in Italia: la provincia è MI.',
    });
  });

  test('birthplaces are those that existed on the day', async () => {
    await using server = await testServer();
    const find = async (bornOn: string) => {
      const { answer } = await server.call(calls.findBirthplacesCall, { query: { q: 'fiume', bornOn } });
      return answer.birthplaces.map(({ name }) => name);
    };
    expect(await find('1938-03-01')).toContain('Fiume');
    expect(await find('1980-03-01')).not.toContain('Fiume');

    const get = (belfioreCode: string, bornOn: string) =>
      server.call(calls.getBirthplaceCall, { params: { belfioreCode }, query: { bornOn } });
    expect((await get('D620', '1938-03-01')).answer.birthplace).toMatchObject({
      name: 'Fiume',
      province: 'FU',
    });
    expect((await get('D620', '1980-03-01')).answer).toEqual({ birthplace: null });
  });

  test('addresses are completed, and neither cached nor logged', async () => {
    await using server = await testServer({ environment: { LOG_LEVEL: 'trace' } });
    const { answer, headers } = await server.call(calls.findAddressesCall, {
      query: { q: 'via melisenda 10, 20121 milano' },
    });
    expect(answer.addresses).toEqual([
      {
        street: 'Via Melisenda',
        streetNumber: '10',
        postalCode: '20121',
        city: 'Milano',
        province: 'MI',
        region: 'Lombardia',
        country: 'IT',
      },
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(server.logText().toLowerCase()).not.toContain('melisenda');
  });

  test('addresses come from the configured geocoder, and still come when it dies', async () => {
    const geocoder = await openGeocoder(photonFormat);
    onTestFinished(() => geocoder.close());
    await using server = await testServer({
      environment: { PLACES_PROVIDER: 'photon', PLACES_URL: geocoder.url, LOG_LEVEL: 'trace' },
    });
    const find = () => server.call(calls.findAddressesCall, { query: { q: 'via roma 10 milano' } });

    // Only the map has the CAP of this street.
    expect((await find()).answer.addresses[0]).toMatchObject({ city: 'Milano', postalCode: '20121' });
    await geocoder.close();
    const { status, answer } = await find();
    expect(status).toBe(200);
    expect(answer.addresses[0]).toMatchObject({ street: 'Via Roma', city: 'Milano', postalCode: null });
    expect(server.logText()).toContain('the geocoder did not answer');
    expect(server.logText().toLowerCase()).not.toContain('via roma');
  });

  test.each([
    ['/api/v1/places/cities', 'q'],
    ['/api/v1/places/cities?q=', 'q'],
    ['/api/v1/places/cities?q=%20%20', 'q'],
    [`/api/v1/places/cities?q=${'a'.repeat(101)}`, 'q'],
    ['/api/v1/places/birthplaces?q=roma&bornOn=1990-02-30', 'bornOn'],
  ])('the search refuses %s at %s', async (url, field) => {
    await using server = await testServer();
    const response = await server.request({ method: 'GET', url });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test('a code that is no place of a tax code is not found', async () => {
    await using server = await testServer();
    expect((await server.request('/api/v1/places/birthplaces/roma')).statusCode).toBe(404);
  });

  test('a client that copies the list is slowed down, a person who types is not', async () => {
    await using server = await testServer();
    const statuses = new Map<number, number>();
    for (let request = 0; request < 301; request += 1) {
      const { status } = await server.call(calls.findCitiesCall, { query: { q: 'a' } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 300, 429: 1 });
  });
});
