import type { Config } from '../../settings/config.ts';
import type { Log } from '../../log/log.ts';
import type { Places } from '../../places/places.ts';
import { type PlacesProvider, MAX_ADDRESSES } from './places-provider.ts';
import type { City } from '@riparo/domain/platform/person/place-calls.ts';
import { isStreet } from '@riparo/domain/platform/person/street.ts';
import { addressIn, narrowed } from './known-town.ts';
import { readTypedAddress, spellStreet, type TypedAddress } from './typed-address.ts';

/** The configured source of addresses, with the built-in one as fallback. */
export async function openPlacesProvider(
  { places: settings }: Pick<Config, 'places'>,
  places: Places,
  log: Log,
): Promise<PlacesProvider> {
  const fallback = openBuiltInPlaces(places);
  if (settings.provider === 'built-in') return fallback;
  return placesWithFallback({ source: await openGeocoder(settings, places), fallback, log });
}

/** Loaded only if configured. */
async function openGeocoder(
  settings: Exclude<Config['places'], { provider: 'built-in' }>,
  places: Places,
): Promise<PlacesProvider> {
  switch (settings.provider) {
    case 'photon': {
      const { openPhotonPlaces } = await import('./photon-places.ts');
      return openPhotonPlaces(places, settings.url);
    }
    case 'nominatim': {
      const { openNominatimPlaces } = await import('./nominatim-places.ts');
      return openNominatimPlaces(places, settings.url);
    }
    case 'google': {
      const { openGooglePlaces } = await import('./google-places.ts');
      return openGooglePlaces(places, { baseUrl: settings.url, key: settings.key });
    }
  }
}

type Ending = { street: string; cities: City[] };

/** Knows no streets: it accepts the typed one, completes town and CAP, and checks that they match. */
export function openBuiltInPlaces(places: Places): PlacesProvider {
  function townsOf(typed: TypedAddress): Ending {
    const { street, townWords, postalCode } = typed;
    if (townWords && townWords.length > 0) return { street, cities: places.findCities(townWords.join(' ')) };
    if (postalCode !== null) return { street, cities: places.citiesWithPostalCode(postalCode) };
    return longestTownAtEnd(typed.words) ?? { street, cities: [] };
  }

  /**
   * `via roma sesto san giovanni` ends with a town of three words, and `via roma` with none: a street needs a
   * name.
   */
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
        .slice(0, MAX_ADDRESSES)
        .map((city) => addressIn(city, { street, streetNumber, postalCode }));
    },
  };
}

type SteadyPlacesOptions = {
  source: PlacesProvider;
  /** Answers when the source does not. */
  fallback: PlacesProvider;
  log: Pick<Log, 'warn'>;
  /** The longest acceptable wait between two keystrokes. */
  timeoutMs?: number;
  /** After this many consecutive failures the source is skipped for a while. */
  failuresInARow?: number;
  pauseMs?: number;
  nowMs?: () => number;
};

/** A slow, dead or wrong geocoder must not disturb typing: the fallback answers in its place. */
export function placesWithFallback(options: SteadyPlacesOptions): PlacesProvider {
  const { source, fallback, log, timeoutMs = 1500, failuresInARow = 3, pauseMs = 30_000 } = options;
  const { nowMs = Date.now } = options;
  let failures = 0;
  let pausedUntilMs = 0;

  function countFailure(error: unknown): void {
    failures += 1;
    if (failures >= failuresInARow) pausedUntilMs = nowMs() + pauseMs;
    // Logged without the address: no geocoder error contains it.
    log.warn({ err: error, failures }, 'the geocoder did not answer');
  }

  return {
    async findAddresses(text, signal) {
      if (nowMs() < pausedUntilMs) return fallback.findAddresses(text, signal);
      const inTime = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
      try {
        const found = await source.findAddresses(text, inTime);
        failures = 0;
        return found.length > 0 ? found : await fallback.findAddresses(text, signal);
      } catch (error) {
        // A visitor who types on is not a geocoder failure.
        if (!signal?.aborted) countFailure(error);
        return fallback.findAddresses(text, signal);
      }
    },
  };
}
