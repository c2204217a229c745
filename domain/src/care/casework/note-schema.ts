import * as z from 'zod';

const textFields = { version: z.int(), text: z.string(), author: z.string(), at: z.iso.datetime() };

/** An internal note of the desk with all its earlier texts, the latest first. */
export const noteSchema = <Id extends z.ZodType>(id: Id) =>
  z.object({ id, ...textFields, createdAt: z.iso.datetime(), earlier: z.array(z.object(textFields)) });
