import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { boundedWork, type WorkLimits } from '../../jobs/work/bounded-work.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long and returns false. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
};

export type HashCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

// Argon2id is the library's default. Memory, passes and lanes follow OWASP.
const safeCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hashBytes = 32;
const saltBytes = 16;

/**
 * Hashing takes a thread of Node's pool, some 35 ms of a core and 19 MiB. More at once than cores makes none
 * faster; one of the pool's four threads is left for other work. Requests that would wait more than a few
 * seconds are refused. (`npm run bench -- --only sign-in` measures it.)
 */
export function defaultWorkLimits(cores = availableParallelism()): WorkLimits {
  const atOnce = Math.min(3, cores);
  return { atOnce, waiting: atOnce * 64 };
}

export function createPasswords(limits = defaultWorkLimits(), cost = safeCost): Passwords {
  const inTurn = boundedWork(limits);
  const decoy = decoyHash(cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(passwordHash, password) {
      const isRight = await inTurn(() => verify(passwordHash ?? decoy, password));
      return passwordHash !== null && isRight;
    },
  };
}

/** Looks like a hash and costs as much to compare, but no password matches. */
function decoyHash({ memoryCost, timeCost, parallelism }: HashCost): string {
  const [salt, digest] = [saltBytes, hashBytes].map((size) =>
    randomBytes(size).toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}
