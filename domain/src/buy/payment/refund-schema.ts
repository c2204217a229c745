import * as z from 'zod';

/** What was paid and goes back, once nothing that was paid counts any more. */
export const refundSchema = z.object({
  amountCents: z.int(),
  /** False while it is owed; true once the card provider has it on its way. */
  isDone: z.boolean(),
});

export type Refund = z.output<typeof refundSchema>;
