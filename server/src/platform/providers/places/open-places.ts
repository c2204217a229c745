import type { Config } from '../../settings/config.ts';
import type { Log } from '../../log/log.ts';
import type { Places } from '../../places/places.ts';
import { openBuiltInPlaces } from './built-in-places.ts';
import type { PlacesProvider } from './places-provider.ts';
import { steadyPlaces } from './steady-places.ts';

/** The configured source of addresses, with the built-in one behind it. */
export async function openPlacesProvider(
  { places: settings }: Pick<Config, 'places'>,
  places: Places,
  log: Log,
): Promise<PlacesProvider> {
  const fallback = openBuiltInPlaces(places);
  if (settings.provider === 'built-in') return fallback;
  return steadyPlaces({ source: await openGeocoder(settings, places), fallback, log });
}

/** Each is loaded only where it is used. */
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
