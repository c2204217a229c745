export type RateLimit = {
  max: number;
  windowSeconds: number;
  /** Counted in each process for itself, without the database: for cheap reads that come with every key pressed. */
  perProcess?: boolean;
};

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };
