import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { attempt } from '@riparo/ui/attempt.ts';

const KEY = `${brand.cookiePrefix}:report-mailbox`;

/** Where the report goes, from the checkup to the page that says so. */
export const handOverMailbox = (email: string) => void attempt(() => sessionStorage.setItem(KEY, email));

/** Reads it once; afterwards the history entry holds it. */
export function takeMailbox(): string | null {
  const email = attempt(() => sessionStorage.getItem(KEY)) ?? null;
  attempt(() => sessionStorage.removeItem(KEY));
  return email;
}
