import { randomUUID } from 'node:crypto';
import type { FoundAddress } from '@riparo/domain/platform/person/place-calls.ts';
import * as z from 'zod';
import type { Places } from '../../places/places.ts';
import { askGeocoder, geocoderUrl } from './ask-geocoder.ts';
import { addressInKnownTown } from './known-town.ts';
import { MAX_ADDRESSES, type PlacesProvider } from './places-provider.ts';
import { withTypedNumber } from './geocoder-text.ts';

const textSchema = z.object({ text: z.string() });

const suggestionsSchema = z.object({
  // Omitted if there are none.
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: textSchema, secondaryText: textSchema.optional() }),
          })
          .optional(),
      }),
    )
    .optional(),
});

const detailsSchema = z.object({
  addressComponents: z
    .array(z.object({ longText: z.string().optional(), types: z.array(z.string()) }))
    .optional(),
});

type Prediction = { placeId: string; address: FoundAddress };

/** Each costs money: only the most likely ones are queried for the CAP of their street. */
const MAX_DETAILS = 2;

/**
 * Google Places (New). Suggestions contain street, number, town and province; the CAP is queried if a town
 * has several. https://developers.google.com/maps/documentation/places/web-service/place-autocomplete
 */
export function openGooglePlaces(
  places: Places,
  { baseUrl, key }: { baseUrl: string; key: string },
): PlacesProvider {
  async function predict(text: string, sessionToken: string, signal?: AbortSignal): Promise<Prediction[]> {
    const { suggestions = [] } = await askGeocoder(
      {
        url: geocoderUrl(baseUrl, 'v1/places:autocomplete'),
        method: 'POST',
        headers: { 'x-goog-api-key': key },
        body: {
          input: text,
          sessionToken,
          languageCode: 'it',
          regionCode: 'it',
          includedRegionCodes: ['it'],
          includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
        },
        signal,
      },
      suggestionsSchema,
    );
    return suggestions.flatMap(({ placePrediction }) => {
      if (!placePrediction) return [];
      const { mainText, secondaryText } = placePrediction.structuredFormat;
      const address = readPrediction(places, mainText.text, secondaryText?.text ?? '');
      return address ? [{ placeId: placePrediction.placeId, address: withTypedNumber(address, text) }] : [];
    });
  }

  async function withPostalCode(
    { placeId, address }: Prediction,
    sessionToken: string,
    signal?: AbortSignal,
  ): Promise<FoundAddress> {
    const url = geocoderUrl(baseUrl, `v1/places/${encodeURIComponent(placeId)}`, [
      ['languageCode', 'it'],
      ['sessionToken', sessionToken],
    ]);
    const headers = { 'x-goog-api-key': key, 'x-goog-fieldmask': 'addressComponents' };
    const { addressComponents = [] } = await askGeocoder({ url, headers, signal }, detailsSchema);
    const postalCode = addressComponents.find(({ types }) => types.includes('postal_code'))?.longText ?? null;
    const { street, streetNumber, city, province } = address;
    const completed = { street, streetNumber, postalCode, towns: [city], province };
    return addressInKnownTown(places, completed) ?? address;
  }

  return {
    async findAddresses(text, signal) {
      // Groups the requests of one question on Google's bill; a visitor is not tracked across questions.
      const sessionToken = randomUUID();
      const predictions = (await predict(text, sessionToken, signal)).slice(0, MAX_ADDRESSES);
      return Promise.all(
        predictions.map((prediction, position) =>
          needsPostalCode(prediction) && position < MAX_DETAILS
            ? // Without its CAP an address is still worth showing.
              withPostalCode(prediction, sessionToken, signal).catch(() => prediction.address)
            : prediction.address,
        ),
      );
    },
  };
}

/** Only a house has a definite CAP: long streets run through several. */
function needsPostalCode({ address }: Prediction): boolean {
  return address.postalCode === null && address.streetNumber !== null;
}

/** `Via Roma, 10` and `Milano, MI, Italia`. */
function readPrediction(places: Places, main: string, secondary: string): FoundAddress | null {
  const [street = '', number = null] = main.split(',').map((part) => part.trim());
  const parts = secondary.split(',').map((part) => part.trim());
  if (parts.pop() !== 'Italia') return null;
  const province = parts.find((part) => /^[A-Z]{2}$/.test(part)) ?? null;
  const towns = parts.filter((part) => part !== province).toReversed();
  return addressInKnownTown(places, { street, streetNumber: number, postalCode: null, towns, province });
}
