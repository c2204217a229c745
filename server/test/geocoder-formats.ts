import type { KnownAddress, WireFormat } from './geocoder.ts';

/** As documented at https://github.com/komoot/photon/blob/master/docs/api-v1.md */
export const photonFormat: WireFormat = {
  queryOf: ({ method, url }) =>
    method === 'GET' && url.pathname === '/api' ? url.searchParams.get('q') : null,
  answer: (_, found) => ({
    type: 'FeatureCollection',
    features: found.map((address) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [9.19, 45.46] },
      properties: {
        osm_type: 'W',
        osm_id: 1,
        osm_key: address.number ? 'building' : 'highway',
        osm_value: 'yes',
        type: address.number ? 'house' : 'street',
        ...(address.number
          ? { street: address.street, housenumber: address.number }
          : { name: address.street }),
        postcode: address.postalCode,
        city: address.town,
        county: address.province.name,
        state: address.region,
        country: address.country.name,
        countrycode: address.country.code,
      },
    })),
  }),
};

/** As documented at https://nominatim.org/release-docs/latest/api/Output/ */
export const nominatimFormat: WireFormat = {
  queryOf: ({ method, url }) =>
    method === 'GET' && url.pathname === '/search' && url.searchParams.get('format') === 'jsonv2'
      ? url.searchParams.get('q')
      : null,
  answer: (_, found) =>
    found.map((address) => ({
      place_id: 1,
      licence: 'Data © OpenStreetMap contributors, ODbL 1.0',
      osm_type: 'way',
      osm_id: 1,
      lat: '45.46',
      lon: '9.19',
      category: 'place',
      type: 'house',
      place_rank: 30,
      importance: 0.1,
      addresstype: 'place',
      name: '',
      display_name: `${address.number}, ${address.street}, ${address.town}`,
      address: {
        ...(address.number ? { house_number: address.number } : {}),
        road: address.street,
        [address.town === 'Castro' ? 'village' : 'city']: address.town,
        county: address.province.name,
        'ISO3166-2-lvl6': `${address.country.code}-${address.province.code}`,
        state: address.region,
        postcode: address.postalCode,
        country: address.country.name,
        country_code: address.country.code.toLowerCase(),
      },
      boundingbox: ['45.46', '45.46', '9.19', '9.19'],
    })),
};

export const googleKey = 'a key that only tests know';

/** As documented at https://developers.google.com/maps/documentation/places/web-service/place-autocomplete */
export const googleFormat: WireFormat = {
  queryOf({ method, url, headers, body }) {
    if (headers['x-goog-api-key'] !== googleKey) return null;
    if (method === 'POST' && url.pathname === '/v1/places:autocomplete')
      return (body as { input: string }).input;
    // Place details: its id resolves to the address.
    const id = /^\/v1\/places\/([^/]+)$/.exec(url.pathname)?.[1];
    const isAllowed = method === 'GET' && headers['x-goog-fieldmask'] === 'addressComponents';
    return id && isAllowed ? Buffer.from(id, 'base64url').toString() : null;
  },
  answer: ({ method }, found) =>
    method === 'GET'
      ? { addressComponents: found.flatMap(googleComponents) }
      : found.length === 0
        ? {}
        : { suggestions: found.map((address) => ({ placePrediction: googlePrediction(address) })) },
};

function googlePrediction(address: KnownAddress) {
  const main = address.number ? `${address.street}, ${address.number}` : address.street;
  const town = address.town.split(' - ')[0];
  const secondary = `${town}, ${address.province.code}, ${address.country.name}`;
  const placeId = Buffer.from(`${address.street} ${address.town}`).toString('base64url');
  return {
    place: `places/${placeId}`,
    placeId,
    text: { text: `${main}, ${secondary}`, matches: [{ endOffset: 3 }] },
    structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
    types: ['street_address', 'geocode'],
  };
}

function googleComponents({ number, street, town, province, region, country, postalCode }: KnownAddress) {
  return [
    ...(number ? [component(number, number, 'street_number')] : []),
    component(street, street, 'route'),
    component(town, town, 'locality', 'political'),
    component(province.name, province.code, 'administrative_area_level_2', 'political'),
    component(region, region, 'administrative_area_level_1', 'political'),
    component(country.name, country.code, 'country', 'political'),
    ...(postalCode ? [component(postalCode, postalCode, 'postal_code')] : []),
  ];
}

function component(longText: string, shortText: string, ...types: string[]) {
  return { longText, shortText, types, languageCode: 'it' };
}
