import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { usePageParams } from '../../platform/page/page.ts';
import { SOMEBODY } from './address-words.ts';

type AccountPage = (email: string, ...waiting: readonly string[]) => string;

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
  const person = email.includes('@') ? email : '';
  const product = uuid ? undefined : state;
  const waiting = [...(uuid ? ['deal', uuid] : []), ...(product ? [product] : [])];
  return {
    /** Empty when the address names none. */
    email: person,
    dealUuid: uuid,
    /** The key of what is bought next, if anybody sells it. */
    product,
    /** How the address says what waits, for the next one. */
    waiting,
    /** To another page about the same person and what waits for them; unknown until the address has been read. */
    onward: (page: AccountPage) => (hydrated ? page(person || SOMEBODY, ...waiting) : undefined),
  };
}

const isUuid = (text: string | undefined) =>
  text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
