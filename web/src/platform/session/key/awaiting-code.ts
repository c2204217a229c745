import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { attempt } from '@riparo/ui/attempt.ts';

// The page that a card leads back to is a new one: this tab remembers to whom a code was mailed before. Without storage the
// code is typed on the page that its mail leads to.
const KEY = `${brand.cookiePrefix}:awaiting-code`;

export const rememberCodeSentTo = (email: string) => attempt(() => sessionStorage.setItem(KEY, email));

export const codeSentTo = (): string | null => attempt(() => sessionStorage.getItem(KEY)) ?? null;

export const forgetCodeSentTo = () => attempt(() => sessionStorage.removeItem(KEY));
