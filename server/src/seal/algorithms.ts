import type { KeyObject } from 'node:crypto';
import { identifier, nothing, sequence } from './der.ts';

export const sha256Algorithm = sequence(identifier('2.16.840.1.101.3.4.2.1'), nothing);

/** How a key of this kind signs a SHA-256. */
export function signatureAlgorithm({ asymmetricKeyType }: KeyObject): Buffer {
  switch (asymmetricKeyType) {
    case 'rsa':
      return sequence(identifier('1.2.840.113549.1.1.11'), nothing);
    case 'ec':
      return sequence(identifier('1.2.840.10045.4.3.2'));
    default:
      throw new Error(`documents are not signed with a key of the kind ${asymmetricKeyType}`);
  }
}
