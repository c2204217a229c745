import { usePageParams } from '../../page/page.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** What the address is about, once the prerendered page, which can not know it, has been hydrated. */
export function useAddress() {
  const params = usePageParams();
  const hydrated = useHydrated();
  const {
    username,
    email = username ?? '',
    state,
    uuid = isUuid(state) ? state : undefined,
  } = hydrated ? params : {};
  const product = uuid ? undefined : state;
  return {
    /** Empty when the address names none. */
    email: email.includes('@') ? email : '',
    dealUuid: uuid,
    /** The key of what is bought next, if anybody sells it. */
    product,
    /** How the address says what waits, for the next one. */
    waiting: [...(uuid ? ['deal', uuid] : []), ...(product ? [product] : [])],
  };
}

const isUuid = (text: string | undefined) =>
  text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
