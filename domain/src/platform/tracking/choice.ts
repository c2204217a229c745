import { brand } from '../brand/brand.ts';

/** A visitor's choice about analytics. The cookie that stores it is a technical one and needs no consent. */
export type CookieChoice = 'accepted' | 'refused';

export const CHOICE_COOKIE = `${brand.cookiePrefix}_cookie_choice`;

/** Six months: we may not ask again earlier (Garante, guidelines of 10 June 2021). */
export const CHOICE_DAYS = 180;

/** The choice in a `Cookie` header or `document.cookie`; null if none has been made yet. */
export const choiceIn = (cookies: string): CookieChoice | null => {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CHOICE_COOKIE}=`))
    ?.slice(CHOICE_COOKIE.length + 1);
  return value === 'accepted' || value === 'refused' ? value : null;
};
