import * as z from 'zod';

/**
 * In the answer of a call that mails an address typed by the visitor; absent when the mail was sent as usual.
 */
export const withheldMailFields = {
  /** The mailbox has had too many mails: the request was carried out, but its mail was not sent. */
  isMailWithheld: z.literal(true).optional(),
};
