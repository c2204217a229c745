import * as z from 'zod';

// Apart from `reportRows`, which knows every question: browsers only show what it made.
export const reportRowSchema = z.object({
  /** Of the question that it answers. */
  name: z.string(),
  label: z.string(),
  value: z.string(),
  /** In the claimant's own words, perhaps on several lines. */
  isLong: z.boolean(),
});

export type ReportRow = z.output<typeof reportRowSchema>;
