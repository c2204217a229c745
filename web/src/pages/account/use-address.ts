import { usePageParams } from '../../page.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** What the address is about, once the prerendered page, which can not know it, has been hydrated. */
export function useAddress() {
  const params = usePageParams();
  const hydrated = useHydrated();
  const named = params['username'] ?? params['email'] ?? '';
  const state = params['state'];
  return {
    /** Empty when the address names none. */
    email: hydrated && named.includes('@') ? named : '',
    dealUuid: hydrated ? (params['uuid'] ?? (isUuid(state) ? state : undefined)) : undefined,
    product: hydrated ? state : undefined,
  };
}

const isUuid = (text: string | undefined) =>
  text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
