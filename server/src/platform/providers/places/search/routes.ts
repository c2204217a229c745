import * as calls from '@riparo/domain/platform/person/place-calls.ts';
import type { FastifyReply } from 'fastify';
import type { App } from '../../../http/app-instance.ts';
import { serve } from '../../../http/serve.ts';
import { checkPlaces } from '../../../places/check-places.ts';
import type { Places } from '../../../places/places.ts';
import type { PlacesProvider } from '../places-provider.ts';

// Enough for a fast typist who searches for several people; a machine that copies the list is slowed down.
const typing = { max: 300, windowSeconds: 60, perProcess: true };
// Each may cost money at a geocoder, so all processes share the count.
const addressTyping = { max: 120, windowSeconds: 60 };

// About 3 MB: everything most people type first.
const recentSearches = 1000;

const daySeconds = 86_400;

/** Towns and countries are in memory and change only with a new version of the product. */
export function registerPlaceSearch(
  app: App,
  { places, placesProvider }: { places: Places; placesProvider: PlacesProvider },
): void {
  const citiesFor = withRecentAnswers(recentSearches, (query) => ({ cities: places.findCities(query) }));
  serve(
    app,
    calls.findCitiesCall,
    async ({ query, reply }) => {
      maybeCached(reply);
      return citiesFor(query.q);
    },
    { rateLimit: typing },
  );

  serve(
    app,
    calls.findCountriesCall,
    async ({ query, reply }) => {
      maybeCached(reply);
      return { countries: places.findCountries(query.q, query.bornOn) };
    },
    { rateLimit: typing },
  );

  serve(
    app,
    calls.findBirthplacesCall,
    async ({ query, reply }) => {
      maybeCached(reply);
      return { birthplaces: places.findBirthplaces(query.q, query.bornOn) };
    },
    { rateLimit: typing },
  );

  serve(
    app,
    calls.getBirthplaceCall,
    async ({ params, query, reply }) => {
      maybeCached(reply);
      return { birthplace: places.birthplaceOf(params.belfioreCode, query.bornOn) };
    },
    { rateLimit: typing },
  );

  // Reveals where a person lives or was born: the answer is not cached.
  serve(
    app,
    calls.checkPlacesCall,
    async ({ query }) => ({ errors: { ...checkPlaces(places, query).errors } }),
    { rateLimit: typing },
  );

  // The input is a person's address: neither it nor the answer is cached.
  serve(
    app,
    calls.findAddressesCall,
    async ({ query, reply }) => ({
      addresses: await placesProvider.findAddresses(query.q, abandoned(reply)),
    }),
    { rateLimit: addressTyping },
  );
}

function maybeCached(reply: FastifyReply): void {
  reply.header('cache-control', `public, max-age=${daySeconds}`);
}

/**
 * Aborts when the visitor types on and the browser drops the request: the geocoder's answer is no longer
 * needed.
 */
function abandoned(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/**
 * Answers recent queries from memory, as everybody types the same first letters. Without it a search for a
 * town takes twice as long (decision 0044).
 */
function withRecentAnswers<Answer>(
  most: number,
  answerTo: (question: string) => Answer,
): (question: string) => Answer {
  const recent = new Map<string, Answer>();
  return (question) => {
    const answer = recent.get(question) ?? answerTo(question);
    // Moves it to the end, as the most recent.
    recent.delete(question);
    recent.set(question, answer);
    const oldest = recent.keys().next();
    if (recent.size > most && !oldest.done) recent.delete(oldest.value);
    return answer;
  };
}
