import * as z from 'zod';
import type { Places } from '../../places/places.ts';
import { askGeocoder, geocoderUrl } from './ask-geocoder.ts';
import { addressInKnownTown } from './known-town.ts';
import { MAX_ADDRESSES, type PlacesProvider } from './places-provider.ts';
import { optionalText, withTypedNumber } from './geocoder-text.ts';

const answerSchema = z.array(
  z.object({
    address: z.object({
      country_code: optionalText,
      road: optionalText,
      pedestrian: optionalText,
      square: optionalText,
      house_number: optionalText,
      postcode: optionalText,
      city: optionalText,
      town: optionalText,
      village: optionalText,
      municipality: optionalText,
      hamlet: optionalText,
      suburb: optionalText,
      county: optionalText,
      /** `IT-MI`. */
      'ISO3166-2-lvl6': optionalText,
    }),
  }),
);

/**
 * A self-hosted Nominatim: the public one forbids autocompletion.
 * https://nominatim.org/release-docs/latest/api/Search
 */
export function openNominatimPlaces(places: Places, baseUrl: string): PlacesProvider {
  return {
    async findAddresses(text, signal) {
      const url = geocoderUrl(baseUrl, 'search', [
        ['q', text],
        ['format', 'jsonv2'],
        ['addressdetails', '1'],
        ['countrycodes', 'it'],
        ['layer', 'address'],
        ['limit', String(MAX_ADDRESSES)],
        ['accept-language', 'it'],
      ]);
      const found = await askGeocoder({ url, signal }, answerSchema);
      return found
        .map(({ address }) => address)
        .filter(({ country_code: country }) => country === 'it')
        .flatMap((parts) => {
          const { city, town, village, municipality, hamlet, suburb } = parts;
          const address = addressInKnownTown(places, {
            street: parts.road ?? parts.pedestrian ?? parts.square ?? '',
            streetNumber: parts.house_number,
            postalCode: parts.postcode,
            towns: [city, town, village, municipality, hamlet, suburb].filter((name) => name !== null),
            province: parts['ISO3166-2-lvl6']?.replace(/^IT-/, '') ?? parts.county,
          });
          return address ? [withTypedNumber(address, text)] : [];
        });
    },
  };
}
