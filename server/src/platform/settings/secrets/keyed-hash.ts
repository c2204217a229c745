import { createHmac } from 'node:crypto';

/** A hash that only this product can make. `purpose` keeps one made for one thing from being used for another. */
export type KeyedHash = (purpose: string, ...parts: readonly string[]) => string;

export function createKeyedHash(secret: string): KeyedHash {
  return (purpose, ...parts) =>
    createHmac('sha256', secret)
      // As a list: the end of one part can not pass for the beginning of the next.
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
}
