import * as z from 'zod';

/**
 * Every failed answer of the API has this shape (`application/problem+json`). `message` is Italian and may be
 * shown as it is; `code` is what a program decides on; `fields` names the wrong fields of a form, nested ones
 * with dots (`owner.email`, `holders.0.birthDate`).
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** The same as `status`, where the specification names it so. */
  status_code: z.int().optional(),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** The address of what was stored all the same. */
  uuid: z.uuid().optional(),
  requestId: z.string(),
});
