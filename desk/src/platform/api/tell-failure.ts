import { notify } from '@riparo/ui/notices.ts';
import { isSessionOver, messageOf } from './ask.ts';

/** A notice about a call that failed. The end of a session is told at the door. */
export function tellFailure(error: unknown): void {
  if (!isSessionOver(error)) notify({ kind: 'error', text: messageOf(error) });
}
