import type { City } from '@riparo/domain/platform/person/place-calls.ts';
import { isStreet } from '@riparo/domain/platform/person/street.ts';
import type { Places } from '../../places/places.ts';
import { addressIn, narrowed } from './known-town.ts';
import { MOST_ADDRESSES, type PlacesProvider } from './places-provider.ts';
import { readTypedAddress, spellStreet, type TypedAddress } from './typed-address.ts';

type Ending = { street: string; cities: City[] };

/** Knows no streets: it believes the one typed, and completes town and CAP and holds them against each other. */
export function openBuiltInPlaces(places: Places): PlacesProvider {
  function townsOf(typed: TypedAddress): Ending {
    const { street, townWords, postalCode } = typed;
    if (townWords && townWords.length > 0) return { street, cities: places.findCities(townWords.join(' ')) };
    if (postalCode !== null) return { street, cities: places.citiesWithPostalCode(postalCode) };
    return longestTownAtEnd(typed.words) ?? { street, cities: [] };
  }

  /** `via roma sesto san giovanni` ends with a town of three words, and `via roma` with none: a street needs a name. */
  function longestTownAtEnd(words: readonly string[]): Ending | null {
    for (const from of words.keys()) {
      const street = words.slice(0, from);
      const cities = isStreet(street) ? places.citiesNamed(words.slice(from).join(' ')) : [];
      if (cities.length > 0) return { street: spellStreet(street), cities };
    }
    return null;
  }

  return {
    async findAddresses(text) {
      const typed = readTypedAddress(text);
      if (!typed) return [];
      const { street, cities } = townsOf(typed);
      const { streetNumber, postalCode, province } = typed;
      return narrowed(cities, province, postalCode)
        .slice(0, MOST_ADDRESSES)
        .map((city) => addressIn(city, { street, streetNumber, postalCode }));
    },
  };
}
