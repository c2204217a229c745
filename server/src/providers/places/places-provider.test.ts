import { describe, expect, onTestFinished, test } from 'vitest';
import { googleFormat, googleKey, nominatimFormat, photonFormat } from '../../../test/geocoder-formats.ts';
import { type Geocoder, openGeocoder, type WireFormat } from '../../../test/geocoder.ts';
import { loadPlaces } from '../../places/places.ts';
import { openBuiltInPlaces } from './built-in-places.ts';
import { openGooglePlaces } from './google-places.ts';
import { openNominatimPlaces } from './nominatim-places.ts';
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
  test('completes an address with number, CAP, town, province and region', async () => {
    const { provider } = await open();
    expect(await provider.findAddresses('Via Roma 10, 20121 Milano')).toEqual([milano]);
  });

  test('tells homonyms apart', async () => {
    const { provider } = await open();
    expect(await provider.findAddresses('Via Garibaldi 1, 73030 Castro')).toEqual([castro]);
  });

  test('names a town of two names as our list does', async () => {
    const { provider } = await open();
    const [found] = await provider.findAddresses('Via Portici, Bolzano');
    expect(found).toMatchObject({ city: 'Bolzano/Bozen', province: 'BZ', postalCode: '39100' });
  });

  test('keeps a number that no map knows', async () => {
    const { provider } = await open();
    const [found] = await provider.findAddresses('Via Portici 7/B, Bolzano');
    expect(found).toMatchObject({ street: 'Via Portici', streetNumber: '7B' });
  });

  test.each(['Via Nassa 5, Lugano', 'Via Inesistente 3, Vattelapesca', 'x'])(
    'finds nothing for %s',
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
  ])('rejects %s without a word of the address', async (_what, answer) => {
    const { provider, geocoder } = await open();
    geocoder.misbehave(answer);
    const failure = await provider.findAddresses('Via Roma 10, Milano').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'GeocoderFailure' });
    expect(String(failure)).not.toContain('Roma');
  });

  test('stops waiting when it is told to', async () => {
    const { provider, geocoder } = await open();
    geocoder.misbehave('silent');
    await expect(
      provider.findAddresses('Via Roma 10, Milano', AbortSignal.timeout(50)),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('rejects when nobody is there', async () => {
    const { provider, geocoder } = await open();
    await geocoder.close();
    await expect(provider.findAddresses('Via Roma 10, Milano')).rejects.toThrow('fetch failed');
  });
});

describe('Google Places', () => {
  test('is asked for Italy only, and with one session for suggestions and details', async () => {
    const geocoder = await geocoderOf(googleFormat);
    const provider = openGooglePlaces(places, { baseUrl: geocoder.url, key: googleKey });
    await provider.findAddresses('Via Roma 10, Milano');
    const [autocomplete, details, ...others] = geocoder.requests;
    expect(others).toEqual([]);
    expect(autocomplete?.body).toMatchObject({ includedRegionCodes: ['it'], languageCode: 'it' });
    const sessionToken = details?.url.searchParams.get('sessionToken');
    expect(autocomplete?.body).toMatchObject({ sessionToken });
    expect(sessionToken).toMatch(/^[\w-]{36}$/);
    expect(details?.url.href).not.toContain(googleKey);
  });

  test('is not asked for details where a town has one CAP', async () => {
    const geocoder = await geocoderOf(googleFormat);
    const provider = openGooglePlaces(places, { baseUrl: geocoder.url, key: googleKey });
    expect(await provider.findAddresses('Via Garibaldi 1, Castro')).toEqual([castro]);
    expect(geocoder.requests).toHaveLength(1);
  });

  test('shows an address without its CAP when the details fail', async () => {
    const geocoder = await geocoderOf(googleFormat);
    geocoder.misbehave({ status: 500 }, ({ method }) => method === 'GET');
    const provider = openGooglePlaces(places, { baseUrl: geocoder.url, key: googleKey });
    expect(await provider.findAddresses('Via Roma 10, Milano')).toEqual([{ ...milano, postalCode: null }]);
  });

  test('refuses a wrong key', async () => {
    const geocoder = await geocoderOf(googleFormat);
    const provider = openGooglePlaces(places, { baseUrl: geocoder.url, key: 'wrong' });
    await expect(provider.findAddresses('Via Roma 10, Milano')).rejects.toThrow('answered 404');
  });
});

test.each(['Photon', 'Nominatim'])('%s may live under a path', async (name) => {
  const format = name === 'Photon' ? photonFormat : nominatimFormat;
  const geocoder = await geocoderOf(format);
  const open = name === 'Photon' ? openPhotonPlaces : openNominatimPlaces;
  await open(places, `${geocoder.url}/mappe/`)
    .findAddresses('Via Roma')
    .catch(() => []);
  expect(geocoder.requests[0]?.url.pathname).toBe(name === 'Photon' ? '/mappe/api' : '/mappe/search');
});
