import type { KeyObject } from 'node:crypto';

/** What documents are sealed with: the key, its certificate in DER, and the certificates of its issuers. */
export type SigningIdentity = {
  key: KeyObject;
  certificates: readonly [own: Buffer, ...chain: Buffer[]];
};
