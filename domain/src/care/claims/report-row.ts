import * as z from 'zod';

// Separate from `reportRows`, which imports every question: browsers only display the rows.
export const reportRowSchema = z.object({
  /** The name of the answered question. */
  name: z.string(),
  label: z.string(),
  value: z.string(),
  /** In the claimant's own words, perhaps on several lines. */
  isLong: z.boolean(),
});

export type ReportRow = z.output<typeof reportRowSchema>;
