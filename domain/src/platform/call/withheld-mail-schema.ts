import * as z from 'zod';

/** In the answer of a call that mails the address it is given; absent where the mail leaves as usual. */
export const withheldMailFields = {
  /** The mailbox has had many mails: what was asked is done, and its mail did not leave. */
  isMailWithheld: z.literal(true).optional(),
};
