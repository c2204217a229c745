import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { attempt } from '@riparo/ui/attempt.ts';

// The card provider leads back to a new page: this tab remembers where a code was mailed before. Without
// storage the code is typed on the page its mail leads to.
const KEY = `${brand.cookiePrefix}:awaiting-code`;

export const rememberCodeSentTo = (email: string) => attempt(() => sessionStorage.setItem(KEY, email));

export const codeSentTo = (): string | null => attempt(() => sessionStorage.getItem(KEY)) ?? null;

export const forgetCodeSentTo = () => attempt(() => sessionStorage.removeItem(KEY));
