import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSessionOver, problemOf } from './ask.ts';

const MAX_TRIES = 3;

/** Retries only what may succeed a moment later: no answer, or one that says so. */
const isWorthTrying = (error: unknown) => {
  const status = problemOf(error)?.status ?? 0;
  return status === 0 || status >= 500;
};

/** `onSessionOver` is called at the first call refused because the session has ended. */
export function deskQueries(onSessionOver: (client: QueryClient) => void): QueryClient {
  const onError = (error: unknown) => {
    if (isSessionOver(error)) onSessionOver(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MAX_TRIES && isWorthTrying(error),
        // Changes arrive by the live connection, and are then refetched.
        staleTime: 60_000,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  });
  return client;
}
