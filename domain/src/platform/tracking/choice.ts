import { brand } from '../brand/brand.ts';

/** What a visitor has said about being counted. The cookie that remembers it is a technical one, without consent. */
export type CookieChoice = 'accepted' | 'refused';

export const CHOICE_COOKIE = `${brand.cookiePrefix}_cookie_choice`;

/** Six months: whoever has chosen is not asked again earlier (Garante, guidelines of 10 June 2021). */
export const CHOICE_DAYS = 180;

/** The choice in a `Cookie` header or `document.cookie`; null when nobody has chosen yet. */
export const choiceIn = (cookies: string): CookieChoice | null => {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CHOICE_COOKIE}=`))
    ?.slice(CHOICE_COOKIE.length + 1);
  return value === 'accepted' || value === 'refused' ? value : null;
};
