import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, tidyCode } from '@riparo/domain/platform/person/code.ts';
import type { KeyedHash } from '../../settings/secrets/keyed-hash.ts';

/** What a code is good for: its purpose, and whatever else it must not be used for another of. */
export type CodeUse = readonly [purpose: string, ...subject: string[]];

/** Six digits, from the system's random source. */
export const newCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** How a code is kept. Keyed, because six digits are soon guessed from a plain hash; bound to what it is for. */
export const keptCode = (keyedHash: KeyedHash, [purpose, ...subject]: CodeUse, code: string) =>
  keyedHash(purpose, ...subject, code);

/** How a code that somebody typed would have been kept. */
export const typedCode = (keyedHash: KeyedHash, use: CodeUse, typed: string) =>
  keptCode(keyedHash, use, tidyCode(typed));

/** In the same time, wherever they differ. */
export const isSameCode = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
