import * as z from 'zod';
import type { SuitabilityId } from './question.ts';

const text = z.string().max(200);

/** The chosen option per suitability question; each product has its own questions. */
export const suitabilitySchema = z.object({
  need: text.optional(),
  vehicle: text.optional(),
  use: text.optional(),
  already: text.optional(),
  limits: text.optional(),
} satisfies Record<SuitabilityId, unknown>);
