import * as z from 'zod';

/**
 * The shape of every failed answer of the API (`application/problem+json`). `message` is Italian and may be
 * shown as it is; programs decide on `code`; `fields` names the invalid fields of a form, nested ones with
 * dots (`owner.email`, `holders.0.birthDate`).
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** A copy of `status`, for the calls whose specification uses this name. */
  status_code: z.int().optional(),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** The address of the data that was stored despite the error. */
  uuid: z.uuid().optional(),
  requestId: z.string(),
});
