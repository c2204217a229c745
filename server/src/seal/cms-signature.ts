import { createHash, sign } from 'node:crypto';
import { sha256Algorithm, signatureAlgorithm } from './algorithms.ts';
import { issuerAndSerialOf } from './certificate.ts';
import { identifier, octets, sequence, set, smallInteger, tagged } from './der.ts';
import type { SigningIdentity } from './signing-identity.ts';

const data = identifier('1.2.840.113549.1.7.1');
const signedData = identifier('1.2.840.113549.1.7.2');
const contentType = identifier('1.2.840.113549.1.9.3');
const messageDigest = identifier('1.2.840.113549.1.9.4');
const signingCertificate = identifier('1.2.840.113549.1.9.16.2.47');

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest();

/**
 * A detached CMS signature with the attributes that PAdES-B-B asks for (ETSI EN 319 142-1): the certificate is named
 * under the signature, and the time stands in the document's signature field, not here.
 */
export function cmsSignature(content: Buffer, { key, certificates }: SigningIdentity): Buffer {
  const [own] = certificates;
  const attributes = [
    sequence(contentType, set(data)),
    sequence(messageDigest, set(octets(sha256(content)))),
    sequence(signingCertificate, set(sequence(sequence(sequence(octets(sha256(own))))))),
  ];
  const signature = sign('sha256', set(...attributes), key);
  const signer = sequence(
    smallInteger(1),
    issuerAndSerialOf(own),
    sha256Algorithm,
    // Signed as a set, carried under a tag of their own (RFC 5652, 5.4).
    tagged(0xa0, ...attributes.toSorted(Buffer.compare)),
    signatureAlgorithm(key),
    octets(signature),
  );
  return sequence(
    signedData,
    tagged(
      0xa0,
      sequence(
        smallInteger(1),
        set(sha256Algorithm),
        sequence(data),
        tagged(0xa0, ...certificates),
        set(signer),
      ),
    ),
  );
}
