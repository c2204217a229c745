import * as z from 'zod';

const said = { version: z.int(), text: z.string(), author: z.string(), at: z.iso.datetime() };

/** What the desk wrote for itself, with every text it had before, the latest first. */
export const noteSchema = <Id extends z.ZodType>(id: Id) =>
  z.object({ id, ...said, createdAt: z.iso.datetime(), earlier: z.array(z.object(said)) });
