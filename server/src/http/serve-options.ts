import type { RateLimit } from './rate-limit/rate-limit.ts';

export type ServeOptions = {
  /** Beside the general limit for writes. */
  rateLimit?: RateLimit;
  /** Counted by its own limit alone, not among the writes of an address. */
  hasOwnLimit?: boolean;
  /** For what proves its origin another way, like a provider's signed notice. */
  acceptsAnyOrigin?: boolean;
};
