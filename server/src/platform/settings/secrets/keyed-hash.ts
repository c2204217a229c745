import { createHmac } from 'node:crypto';

/** A hash that only this product can compute. `purpose` prevents reusing a hash for something else. */
export type KeyedHash = (purpose: string, ...parts: readonly string[]) => string;

export function createKeyedHash(secret: string): KeyedHash {
  return (purpose, ...parts) =>
    createHmac('sha256', secret)
      // As a list, so that the end of one part cannot pass for the beginning of the next.
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
}
