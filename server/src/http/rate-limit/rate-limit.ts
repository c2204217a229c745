export type RateLimit = {
  max: number;
  windowSeconds: number;
  /** Counted in each process for itself, without the database: for cheap reads that come with every key pressed. */
  perProcess?: boolean;
  /** Counted for all processes, but who is far from the limit does not wait for the count: for every single write. */
  countsBehind?: boolean;
};

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };
