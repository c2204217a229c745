import { brand } from '@riparo/domain/brand/brand.ts';

// The page that a card leads back to is a new one: this tab remembers to whom a code was mailed before.
const KEY = `${brand.cookiePrefix}:awaiting-code`;

export const rememberCodeSentTo = (email: string) => {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Without storage the code is typed on the page that its mail leads to.
  }
};

export const codeSentTo = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const forgetCodeSentTo = () => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then there is nothing to forget.
  }
};
