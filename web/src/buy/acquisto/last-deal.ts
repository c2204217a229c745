import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { isDealId } from './deal-place.ts';

// There are addresses without the deal's id too: this tab remembers which deal it went to pay for.
const KEY = `${brand.cookiePrefix}:last-deal`;

export const rememberDeal = (uuid: string) => {
  try {
    sessionStorage.setItem(KEY, uuid);
  } catch {
    // Without storage only addresses with an id work, and those are the ones we hand out.
  }
};

export const lastDeal = (): string | null => {
  try {
    const found = sessionStorage.getItem(KEY);
    return found !== null && isDealId(found) ? found : null;
  } catch {
    return null;
  }
};
