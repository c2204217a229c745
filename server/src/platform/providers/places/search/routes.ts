import * as calls from '@riparo/domain/platform/person/place-calls.ts';
import type { FastifyReply } from 'fastify';
import type { App } from '../../../http/app-instance.ts';
import { serve } from '../../../http/serve.ts';
import { checkPlaces } from '../../../places/check-places.ts';
import type { Places } from '../../../places/places.ts';
import type { PlacesProvider } from '../places-provider.ts';

// Somebody who types quickly and looks for several people; a machine that copies the list is slowed down.
const typing = { max: 300, windowSeconds: 60, perProcess: true };
// Each may cost money at a geocoder, so it is counted for all processes together.
const addressTyping = { max: 120, windowSeconds: 60 };

// Some 3 MB: all of what most people type first.
const recentSearches = 1000;

const daySeconds = 86_400;

/** Towns and countries come from memory and change with a new version of the product only. */
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

  // Where somebody lives or was born: the answer is kept nowhere.
  serve(
    app,
    calls.checkPlacesCall,
    async ({ query }) => ({ errors: { ...checkPlaces(places, query).errors } }),
    { rateLimit: typing },
  );

  // What is typed here is somebody's address: it is kept nowhere, the answer neither.
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

/** Aborts when the visitor types on and the browser drops the question: nobody then needs the geocoder's answer. */
function abandoned(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/**
 * Answers what was asked before from memory, as long as it is among the latest: everybody types the same first
 * letters. Without it a search for a town takes twice as long (decision 0044).
 */
function withRecentAnswers<Answer>(
  most: number,
  answerTo: (question: string) => Answer,
): (question: string) => Answer {
  const recent = new Map<string, Answer>();
  return (question) => {
    const answer = recent.get(question) ?? answerTo(question);
    // Asked again, it is the latest again.
    recent.delete(question);
    recent.set(question, answer);
    const oldest = recent.keys().next();
    if (recent.size > most && !oldest.done) recent.delete(oldest.value);
    return answer;
  };
}
