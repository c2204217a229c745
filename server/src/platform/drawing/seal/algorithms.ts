import type { KeyObject } from 'node:crypto';

/** As named by ASN.1; some have parameters, which are null. */
type Algorithm = { readonly algorithm: string; readonly parameters?: null };

export const sha256: Algorithm = { algorithm: '2.16.840.1.101.3.4.2.1', parameters: null };

/** The algorithm with which a key of this kind signs a SHA-256 hash. */
export function signatureAlgorithm({ asymmetricKeyType }: KeyObject): Algorithm {
  switch (asymmetricKeyType) {
    case 'rsa':
      return { algorithm: '1.2.840.113549.1.1.11', parameters: null };
    case 'ec':
      return { algorithm: '1.2.840.10045.4.3.2' };
    default:
      throw new Error(`documents are not signed with a key of the kind ${asymmetricKeyType}`);
  }
}
