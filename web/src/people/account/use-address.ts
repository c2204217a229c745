import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { usePageParams } from '../../platform/page/page.ts';
import { EMAIL_PLACEHOLDER } from './address-words.ts';

type AccountPage = (email: string, ...waiting: readonly string[]) => string;

/** What the address is about, known only after hydration of the prerendered page. */
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
    /** Empty when the address contains none. */
    email: person,
    dealUuid: uuid,
    /** The key of the product to buy next, if it is sold. */
    product,
    /** The waiting purchase in the address's form, for the next page. */
    waiting,
    /**
     * Links to another page for the same e-mail and waiting purchase; undefined until the address has been
     * read.
     */
    onward: (page: AccountPage) => (hydrated ? page(person || EMAIL_PLACEHOLDER, ...waiting) : undefined),
  };
}

const isUuid = (text: string | undefined) =>
  text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
