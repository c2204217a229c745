import { useSearchParams } from 'react-router';

/**
 * The filter in a screen's address, and a function to change a part of it. A change applies to the current
 * address, not to the last rendered one: two quick ones both count.
 */
export function useAddressFilter<Filter extends object>(
  read: (params: URLSearchParams) => Filter,
  write: (filter: Filter) => URLSearchParams,
): readonly [Filter, (part: Partial<Filter>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<Filter>) => {
    const currentParams = new URLSearchParams(window.location.search);
    const wanted = write({ ...read(currentParams), ...part });
    // Unchanged: a user who has navigated meanwhile is not brought back.
    if (wanted.toString() !== currentParams.toString())
      setParams(wanted, { replace: true, preventScrollReset: true });
  };
  return [read(params), change];
}
