import { useSearchParams } from 'react-router';

/**
 * What a screen shows, as its address says it, and what changes a part of it. A change is made over what the address says at that
 * moment, not over what was last drawn: of two quick ones, both count.
 */
export function useAddressFilter<Filter extends object>(
  read: (params: URLSearchParams) => Filter,
  write: (filter: Filter) => URLSearchParams,
): readonly [Filter, (part: Partial<Filter>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<Filter>) => {
    const said = new URLSearchParams(window.location.search);
    const wanted = write({ ...read(said), ...part });
    // Said already: whoever has gone on meanwhile is not brought back.
    if (wanted.toString() !== said.toString()) setParams(wanted, { replace: true, preventScrollReset: true });
  };
  return [read(params), change];
}
