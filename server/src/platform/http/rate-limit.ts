export type RateLimit = {
  max: number;
  windowSeconds: number;
  /** Counted in each process without the database: for cheap reads at every keystroke. */
  perProcess?: boolean;
};

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };
