import { takeMailbox } from '../page/mailbox-hand-over.ts';
import { putIn } from './put-in.ts';

/** Shows which mailbox the report goes to, also after a reload. */
export function showMailbox(place: HTMLElement): void {
  const taken = takeMailbox();
  if (taken) history.replaceState(taken, '');
  const email: unknown = history.state;
  if (typeof email === 'string') putIn(place, { email });
}
