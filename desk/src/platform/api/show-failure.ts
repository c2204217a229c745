import { notify } from '@riparo/ui/notices.ts';
import { isSessionOver, messageOf } from './ask.ts';

/** A notice about a failed call. The end of a session is reported at the sign-in. */
export function showFailure(error: unknown): void {
  if (!isSessionOver(error)) notify({ kind: 'error', text: messageOf(error) });
}
