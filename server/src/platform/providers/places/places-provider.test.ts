import type { FoundAddress } from '@riparo/domain/platform/person/place-calls.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { googleFormat, googleKey, nominatimFormat, photonFormat } from '../../../../test/geocoder-formats.ts';
import { type Geocoder, openGeocoder, type WireFormat } from '../../../../test/geocoder.ts';
import { testLog } from '../../../../test/test-log.ts';
import { loadPlaces } from '../../places/places.ts';
import { openBuiltInPlaces } from './open-places.ts';
import { openGooglePlaces } from './google-places.ts';
import { openNominatimPlaces } from './nominatim-places.ts';
import { openPlacesProvider } from './open-places.ts';
import { openPhotonPlaces } from './photon-places.ts';
import type { PlacesProvider } from './places-provider.ts';

const places = loadPlaces();

async function geocoderOf(format: WireFormat): Promise<Geocoder> {
  const geocoder = await openGeocoder(format);
  onTestFinished(() => geocoder.close());
  return geocoder;
}

type Opened = { provider: PlacesProvider; geocoder: Geocoder };

const geocoders: [string, () => Promise<Opened>][] = [
  [
    'Photon',
    async () => {
      const geocoder = await geocoderOf(photonFormat);
      return { geocoder, provider: openPhotonPlaces(places, geocoder.url) };
    },
  ],
  [
    'Nominatim',
    async () => {
      const geocoder = await geocoderOf(nominatimFormat);
      return { geocoder, provider: openNominatimPlaces(places, geocoder.url) };
    },
  ],
  [
    'Google Places',
    async () => {
      const geocoder = await geocoderOf(googleFormat);
      return { geocoder, provider: openGooglePlaces(places, { baseUrl: geocoder.url, key: googleKey }) };
    },
  ],
];

const milano = {
  street: 'Via Roma',
  streetNumber: '10',
  postalCode: '20121',
  city: 'Milano',
  province: 'MI',
  region: 'Lombardia',
  country: 'IT',
};
const castro = {
  street: 'Via Garibaldi',
  streetNumber: '1',
  postalCode: '73030',
  city: 'Castro',
  province: 'LE',
  region: 'Puglia',
  country: 'IT',
};

describe.each<[string, () => Promise<{ provider: PlacesProvider }>]>([
  ['the built-in source', async () => ({ provider: openBuiltInPlaces(places) })],
  ...geocoders,
])('%s', (_, open) => {
  test('a source completes an address with number, CAP, town, province and region', async () => {
    const { provider } = await open();
    expect(await provider.findAddresses('Via Roma 10, 20121 Milano')).toEqual([milano]);
  });

  test('a source distinguishes homonyms', async () => {
    const { provider } = await open();
    expect(await provider.findAddresses('Via Garibaldi 1, 73030 Castro')).toEqual([castro]);
  });

  test('a source names a bilingual town as our list does', async () => {
    const { provider } = await open();
    const [found] = await provider.findAddresses('Via Portici, Bolzano');
    expect(found).toMatchObject({ city: 'Bolzano/Bozen', province: 'BZ', postalCode: '39100' });
  });

  test('a source keeps a number that no map knows', async () => {
    const { provider } = await open();
    const [found] = await provider.findAddresses('Via Portici 7/B, Bolzano');
    expect(found).toMatchObject({ street: 'Via Portici', streetNumber: '7B' });
  });

  test.each(['Via Nassa 5, Lugano', 'Via Inesistente 3, Vattelapesca', 'x'])(
    'a source finds nothing for %s',
    async (text) => {
      const { provider } = await open();
      expect(await provider.findAddresses(text)).toEqual([]);
    },
  );
});

describe.each(geocoders)('%s', (_, open) => {
  test.each([
    ['an error', { status: 500, body: '{"error":"boom"}' }],
    ['too many requests', { status: 429, body: '' }],
    ['no JSON', { body: '<html>Via Roma 10</html>' }],
    ['JSON of something else', { body: '"Via Roma 10"' }],
    ['nothing', { body: '' }],
  ])('a source rejects %s with an error that does not contain the address', async (_what, answer) => {
    const { provider, geocoder } = await open();
    geocoder.misbehave(answer);
    const failure = await provider.findAddresses('Via Roma 10, Milano').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'GeocoderFailure' });
    expect(String(failure)).not.toContain('Roma');
  });

  test('a source stops waiting when aborted', async () => {
    const { provider, geocoder } = await open();
    geocoder.misbehave('silent');
    await expect(
      provider.findAddresses('Via Roma 10, Milano', AbortSignal.timeout(50)),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('a source rejects when no server answers', async () => {
    const { provider, geocoder } = await open();
    await geocoder.close();
    await expect(provider.findAddresses('Via Roma 10, Milano')).rejects.toThrow('fetch failed');
  });
});

/** As Google formats it. */
const suggested = (mainText: string, secondaryText?: string) => ({
  placePrediction: {
    placeId: mainText,
    structuredFormat: {
      mainText: { text: mainText },
      ...(secondaryText && { secondaryText: { text: secondaryText } }),
    },
  },
});

describe('Google Places', () => {
  test('Google searches only Italy, with one session for suggestions and details', async () => {
    const geocoder = await geocoderOf(googleFormat);
    const provider = openGooglePlaces(places, { baseUrl: geocoder.url, key: googleKey });
    await provider.findAddresses('Via Roma 10, Milano');
    const [autocomplete, details, ...others] = geocoder.requests;
    expect(others).toEqual([]);
    expect(autocomplete?.body).toMatchObject({ includedRegionCodes: ['it'], languageCode: 'it' });
    const sessionToken = details?.url.searchParams.get('sessionToken');
    expect(autocomplete?.body).toMatchObject({ sessionToken });
    expect(autocomplete?.headers['content-type']).toBe('application/json');
    expect(details?.headers['content-type']).toBeUndefined();
    expect(sessionToken).toMatch(/^[\w-]{36}$/);
    expect(details?.url.href).not.toContain(googleKey);
  });

  test('Google is not asked for details of a town with one CAP', async () => {
    const geocoder = await geocoderOf(googleFormat);
    const provider = openGooglePlaces(places, { baseUrl: geocoder.url, key: googleKey });
    expect(await provider.findAddresses('Via Garibaldi 1, Castro')).toEqual([castro]);
    expect(geocoder.requests).toHaveLength(1);
  });

  test('Google suggests an address without its CAP when the details fail', async () => {
    const geocoder = await geocoderOf(googleFormat);
    geocoder.misbehave({ status: 500 }, ({ method }) => method === 'GET');
    const provider = openGooglePlaces(places, { baseUrl: geocoder.url, key: googleKey });
    expect(await provider.findAddresses('Via Roma 10, Milano')).toEqual([{ ...milano, postalCode: null }]);
  });

  test('Google is asked for the CAP of the most likely houses only, and only results in Italy count', async () => {
    const geocoder = await geocoderOf(googleFormat);
    const suggestions = [
      suggested('Via Roma', 'Milano, MI, Italia'),
      suggested('Via Roma, 1', 'Milano, MI, Italia'),
      suggested('Via Roma, 2', 'Milano, MI, Italia'),
      suggested('Via Roma, 3', 'Milano, MI, Italia'),
      // Its province letters are the name of a town elsewhere.
      suggested('Via Roma, 4', 'Casalgrande, RE, Italia'),
      suggested('Via Roma, 5', 'Milano, Colombia'),
      suggested('Via Roma, 6'),
      {},
    ];
    geocoder.misbehave({ body: JSON.stringify({ suggestions }) }, ({ method }) => method === 'POST');
    const provider = openGooglePlaces(places, { baseUrl: geocoder.url, key: googleKey });
    const found = await provider.findAddresses('Via Roma');
    expect(found.map(({ streetNumber, city }) => `${streetNumber} ${city}`)).toEqual([
      'null Milano',
      '1 Milano',
      '2 Milano',
      '3 Milano',
      '4 Casalgrande',
    ]);
    expect(geocoder.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  test('Google refuses a wrong key', async () => {
    const geocoder = await geocoderOf(googleFormat);
    const provider = openGooglePlaces(places, { baseUrl: geocoder.url, key: 'wrong' });
    await expect(provider.findAddresses('Via Roma 10, Milano')).rejects.toThrow('answered 404');
  });
});

const asLine = ({ street, streetNumber, city, province }: FoundAddress) =>
  `${street} ${streetNumber}, ${city} ${province}`;

test('Nominatim results count for streets and squares of known towns only', async () => {
  const geocoder = await geocoderOf(nominatimFormat);
  const answers = [
    { country_code: 'it', road: 'Via Roma', house_number: '10', city: 'Milano' },
    { country_code: 'it', pedestrian: 'Galleria Vittorio', village: 'Castro', 'ISO3166-2-lvl6': 'IT-LE' },
    { country_code: 'it', square: 'Piazza Duomo', town: 'Castro', county: 'Bergamo' },
    { country_code: 'it', city: 'Milano' },
    { country_code: 'it', road: 'Via Roma', city: 'Vattelapesca' },
    { country_code: 'ch', road: 'Via Roma', city: 'Milano' },
  ];
  geocoder.misbehave({ body: JSON.stringify(answers.map((address) => ({ address }))) });
  const found = await openNominatimPlaces(places, geocoder.url).findAddresses('Via Roma 12');
  // The map's number stays, even if another was typed.
  expect(found.map(asLine)).toEqual([
    'Via Roma 10, Milano MI',
    'Galleria Vittorio 12, Castro LE',
    'Piazza Duomo 12, Castro BG',
  ]);
});

test('Photon results count for streets of known towns only', async () => {
  const geocoder = await geocoderOf(photonFormat);
  const answers = [
    { countrycode: 'IT', street: 'Via Roma', housenumber: '10', city: 'Milano' },
    { countrycode: 'IT', name: 'Via Verdi', locality: 'Segrate' },
    { countrycode: 'IT', city: 'Milano' },
    { countrycode: 'IT', street: 'Via Roma', city: 'Vattelapesca' },
    { countrycode: 'CH', street: 'Via Roma', city: 'Milano' },
  ];
  geocoder.misbehave({ body: JSON.stringify({ features: answers.map((properties) => ({ properties })) }) });
  const found = await openPhotonPlaces(places, geocoder.url).findAddresses('Via Roma 12');
  expect(found.map(asLine)).toEqual(['Via Roma 10, Milano MI', 'Via Verdi 12, Segrate MI']);
});

test.each([
  ['photon', 1],
  ['built-in', 0],
] as const)('where %s is configured, a geocoder is asked %i times', async (provider, times) => {
  const geocoder = await geocoderOf(photonFormat);
  const { log, lines } = testLog();
  const settings = provider === 'photon' ? { provider, url: geocoder.url } : { provider };
  const source = await openPlacesProvider({ places: settings }, places, log);
  expect(await source.findAddresses('Via Roma 10, 20121 Milano')).toEqual([milano]);
  expect(geocoder.requests).toHaveLength(times);
  expect(lines()).toEqual([]);
});
