import type { KeyObject } from 'node:crypto';

/** What documents are sealed with: the key, its certificate in DER, and whoever vouches for it. */
export type SigningIdentity = {
  key: KeyObject;
  certificates: readonly [own: Buffer, ...chain: Buffer[]];
};

/** Where a bought identity is: one PEM file with the key and the certificates. */
export type SigningConfig = { file: string; password: string | null };
