import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSessionOver, problemOf } from './ask.ts';

const MOST_TRIES = 3;

/** Of what failed, only what may succeed a moment later is tried again: no answer, or one that says so. */
const isWorthTrying = (error: unknown) => {
  const status = problemOf(error)?.status ?? 0;
  return status === 0 || status >= 500;
};

/** `onSessionOver` hears of the first call that is refused because nobody is signed in any more. */
export function deskQueries(onSessionOver: (client: QueryClient) => void): QueryClient {
  const onError = (error: unknown) => {
    if (isSessionOver(error)) onSessionOver(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MOST_TRIES && isWorthTrying(error),
        // Whatever changes is told by the live connection, and asked for anew.
        staleTime: 60_000,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  });
  return client;
}
