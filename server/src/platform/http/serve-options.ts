import type { RateLimit } from './rate-limit.ts';

export type ServeOptions = {
  /** Beside the general limit for writes. */
  rateLimit?: RateLimit;
  /** It can mail an address that the caller only names: one network makes few such calls, of whichever kind. */
  mailsAnyone?: boolean;
  /** Counted by its own limit alone, not among the writes of an address. */
  hasOwnLimit?: boolean;
  /** For what proves its origin another way, like a provider's signed notice. */
  acceptsAnyOrigin?: boolean;
};
