import { emailKey } from '@riparo/domain/account/email-key.ts';
import type { Limiter } from '../http/rate-limit/limiter.ts';

// Anybody can name anybody's mailbox. Beyond this the desk still hears of the request, and the mail stays away.
const toOneMailbox = { max: 10, windowSeconds: 3600 };

/** Whether a mail about what was asked may leave for this mailbox, wherever it was asked from. */
export async function mayMailVisitor(limiter: Limiter, email: string): Promise<boolean> {
  const { allowed } = await limiter.hit(`contact mail to ${emailKey(email)}`, toOneMailbox);
  return allowed;
}
