import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, tidyCode } from '@riparo/domain/platform/person/code.ts';
import type { KeyedHash } from '../../settings/secrets/keyed-hash.ts';

/** The use of a code: its purpose, and whatever it must not be valid beyond. */
export type CodeUse = readonly [purpose: string, ...subject: string[]];

/** Six digits, from the system's random source. */
export const newCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/**
 * The stored form of a code. Keyed, because six digits are soon guessed from a plain hash; bound to its use.
 */
export const storedCodeOf = (keyedHash: KeyedHash, [purpose, ...subject]: CodeUse, code: string) =>
  keyedHash(purpose, ...subject, code);

/** The stored form of a typed code, for comparison. */
export const typedCode = (keyedHash: KeyedHash, use: CodeUse, typed: string) =>
  storedCodeOf(keyedHash, use, tidyCode(typed));

/** Compares in constant time. */
export const isSameCode = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
