import type { Call } from '@riparo/domain/platform/call/call.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '@riparo/ui/api/client.ts';
import { ask, problemOf } from '../../platform/api/ask.ts';
import { useSession } from '../../platform/session/session.ts';

/** How to load one kind of case. */
export type CaseSource<Id extends string, One> = {
  /** The key of its queries; the live connection refetches them. */
  readonly key: string;
  /** Further queries that depend on such a case. */
  readonly alsoIn: readonly string[];
  readonly read: (id: Id, signal?: AbortSignal) => Promise<One>;
};

const CHANGE = 'case change';

const oneOf = <Id extends string, One>({ key, read }: CaseSource<Id, One>, id: Id) => ({
  queryKey: [key, 'one', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => read(id, signal),
  retry: (failures: number, error: Error) => failures < 2 && problemOf(error)?.status !== 404,
});

export const useCase = <Id extends string, One>(source: CaseSource<Id, One>, id: Id) =>
  useQuery(oneOf(source, id));

/** Reloads the case, on the screen too. */
export function useReload<Id extends string, One>(source: CaseSource<Id, One>, id: Id) {
  const queries = useQueryClient();
  return () => queries.fetchQuery({ ...oneOf(source, id), staleTime: 0 });
}

export function useRefetch({ key, alsoIn }: Pick<CaseSource<never, unknown>, 'key' | 'alsoIn'>) {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([key, ...alsoIn].map((each) => queries.invalidateQueries({ queryKey: [each] })));
  };
}

interface ChangeOptions {
  readonly onDone?: () => void;
  readonly onError?: (error: Error) => void;
}

/**
 * A change of one case. The response is shown at once, so that the next change starts from it; then
 * everything is reloaded, whether it succeeded or not.
 */
export function useCaseChange<C extends Call, Id extends string, One>(
  source: CaseSource<Id, One>,
  id: Id,
  call: C,
  { onDone, onError }: ChangeOptions = {},
) {
  const queries = useQueryClient();
  const refetch = useRefetch(source);
  return useMutation({
    mutationKey: [CHANGE, source.key],
    mutationFn: (options: CallOptions<C>) => ask(call, options),
    onSuccess: (answer) => {
      queries.setQueryData<object>([source.key, 'one', id], (before) =>
        before ? { ...before, ...(answer as object) } : before,
      );
      onDone?.();
    },
    ...(onError && { onError }),
    onSettled: refetch,
  });
}

/** The number of changes by this window that are pending or being reloaded. */
export const useChangesUnderway = (key: string) => useIsMutating({ mutationKey: [CHANGE, key] });

/** No response, or a server error: the change may or may not be saved. */
export function isOutcomeUnknown(error: unknown): boolean {
  const status = problemOf(error)?.status ?? 0;
  return status === 0 || status >= 500;
}

/** Histories name actors as colleagues know them. */
export function useIsMe() {
  const me = fullNameOf(useSession());
  return (name: string | null | undefined) => name === me;
}
