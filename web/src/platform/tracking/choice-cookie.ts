import {
  CHOICE_COOKIE,
  CHOICE_DAYS,
  choiceIn,
  type CookieChoice,
} from '@riparo/domain/platform/tracking/choice.ts';

export const storedChoice = (): CookieChoice | null => choiceIn(document.cookie);

export const storeChoice = (choice: CookieChoice) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CHOICE_COOKIE}=${choice}; Path=/; Max-Age=${CHOICE_DAYS * 86_400}; SameSite=Lax${secure}`;
};
