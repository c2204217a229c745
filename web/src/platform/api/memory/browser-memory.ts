import { brand } from '@riparo/domain/platform/brand/brand.ts';

/** Under which names a browser remembers answers: by form in its storages, and in the cookie of `saved-fields.ts`. */
export const WIZARD_KEYS = `${brand.cookiePrefix}:wizard:`;
export const FIELDS_COOKIE = `${brand.cookiePrefix}_fields`;

export const forgetFields = () => {
  document.cookie = `${FIELDS_COOKIE}=; Path=/; Max-Age=0`;
};
