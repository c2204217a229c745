import * as z from 'zod';
import type { SuitabilityId } from './question.ts';

const text = z.string().max(200);

/** By question, what was chosen of what decides whether the product fits; which ones a product asks is its own affair. */
export const suitabilitySchema = z.object({
  need: text.optional(),
  vehicle: text.optional(),
  use: text.optional(),
  already: text.optional(),
  limits: text.optional(),
} satisfies Record<SuitabilityId, unknown>);
