import * as z from 'zod/mini';
import type { SuitabilityId } from '../suitability/question.ts';

const text = z.string().check(z.maxLength(200));

/** By question, what was chosen of what decides whether the product fits; which ones a product asks is its own affair. */
export const suitabilitySchema = z.object({
  need: z.optional(text),
  vehicle: z.optional(text),
  use: z.optional(text),
  already: z.optional(text),
  limits: z.optional(text),
} satisfies Record<SuitabilityId, unknown>);
