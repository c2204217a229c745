import * as z from 'zod';
import type { Places } from '../../places/places.ts';
import { askGeocoder, geocoderUrl } from './ask-geocoder.ts';
import { addressInKnownTown } from './known-town.ts';
import { MAX_ADDRESSES, type PlacesProvider } from './places-provider.ts';
import { optionalText, withTypedNumber } from './geocoder-text.ts';

const answerSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        countrycode: optionalText,
        /** For a street, which has no `street`. */
        name: optionalText,
        street: optionalText,
        housenumber: optionalText,
        postcode: optionalText,
        city: optionalText,
        locality: optionalText,
        district: optionalText,
        county: optionalText,
      }),
    }),
  ),
});

/** Photon: a search server for OpenStreetMap built for autocompletion. https://github.com/komoot/photon */
export function openPhotonPlaces(places: Places, baseUrl: string): PlacesProvider {
  return {
    async findAddresses(text, signal) {
      const url = geocoderUrl(baseUrl, 'api', [
        ['q', text],
        ['limit', String(MAX_ADDRESSES)],
        ['countrycode', 'IT'],
        ['layer', 'house'],
        ['layer', 'street'],
      ]);
      const { features } = await askGeocoder({ url, signal }, answerSchema);
      return features
        .map(({ properties }) => properties)
        .filter(({ countrycode }) => countrycode === 'IT')
        .flatMap(({ name, street, housenumber, postcode, city, locality, district, county }) => {
          const address = addressInKnownTown(places, {
            street: street ?? name ?? '',
            streetNumber: housenumber,
            postalCode: postcode,
            towns: [city, locality, district].filter((town) => town !== null),
            province: county,
          });
          return address ? [withTypedNumber(address, text)] : [];
        });
    },
  };
}
