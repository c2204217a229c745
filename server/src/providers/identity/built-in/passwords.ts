import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { boundedWork, type WorkLimits } from './bounded-work.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Without a hash to compare with it takes as long, and is false. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
};

// Argon2id is the library's default. Memory, passes and lanes are what OWASP asks of it.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hashBytes = 32;
const saltBytes = 16;

/**
 * A hash is made on a thread of Node's pool and takes some 35 ms of a core and 19 MiB. One core is left to the event
 * loop and one thread to whatever else needs the pool; what would wait some seconds is refused.
 */
export function defaultWorkLimits(cores = availableParallelism()): WorkLimits {
  const atOnce = Math.min(3, Math.max(1, cores - 1));
  return { atOnce, waiting: atOnce * 64 };
}

export function createPasswords(limits = defaultWorkLimits()): Passwords {
  const inTurn = boundedWork(limits);
  const decoy = decoyHash();
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(passwordHash, password) {
      const isRight = await inTurn(() => verify(passwordHash ?? decoy, password));
      return passwordHash !== null && isRight;
    },
  };
}

/** Looks like a hash and costs as much to compare with, but no password has it. */
function decoyHash(): string {
  const { memoryCost, timeCost, parallelism } = cost;
  const [salt, digest] = [saltBytes, hashBytes].map((size) =>
    randomBytes(size).toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}
