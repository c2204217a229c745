import { brand } from '@riparo/domain/platform/brand/brand.ts';

/**
 * Storage keys of wizard answers: by form in the browser's storages, and in the cookie of `saved-fields.ts`.
 */
export const WIZARD_KEYS = `${brand.cookiePrefix}:wizard:`;
export const FIELDS_COOKIE = `${brand.cookiePrefix}_fields`;

export const forgetFields = () => {
  document.cookie = `${FIELDS_COOKIE}=; Path=/; Max-Age=0`;
};
