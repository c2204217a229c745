import * as z from 'zod';

/** The refund of a payment that no longer buys anything. */
export const refundSchema = z.object({
  amountCents: z.int(),
  /** False while we owe it; true once the card provider has sent it. */
  isDone: z.boolean(),
});

export type Refund = z.output<typeof refundSchema>;
