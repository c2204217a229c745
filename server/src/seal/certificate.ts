import { createHash, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  bits,
  identifier,
  integer,
  octets,
  readElements,
  sequence,
  set,
  smallInteger,
  tagged,
  text,
  utcTime,
  yes,
} from './der.ts';
import { signatureAlgorithm } from './algorithms.ts';

export type CertificateSubject = { commonName: string; organization: string };

const yearsValid = 10;

/** A certificate that vouches for itself: it proves that nothing was changed, not who we are. */
export function selfSignedCertificate(key: KeyObject, subject: CertificateSubject, now: Date): Buffer {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + yearsValid);
  const name = sequence(
    attribute('2.5.4.10', subject.organization),
    attribute('2.5.4.3', subject.commonName),
  );
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const algorithm = signatureAlgorithm(key);
  const contents = sequence(
    tagged(0xa0, smallInteger(2)),
    integer(randomBytes(16)),
    algorithm,
    name,
    sequence(utcTime(now), utcTime(until)),
    name,
    publicKey,
    tagged(0xa3, extensions(publicKey)),
  );
  return sequence(contents, algorithm, bits(sign('sha256', contents, key)));
}

const attribute = (type: string, value: string) => set(sequence(identifier(type), text(value)));

function extensions(publicKey: Buffer): Buffer {
  const keyId = createHash('sha1').update(publicKey).digest();
  return sequence(
    // Signs nobody else's certificates.
    sequence(identifier('2.5.29.19'), yes, octets(sequence())),
    // Signatures, and such that can not be denied later.
    sequence(identifier('2.5.29.15'), yes, octets(bits(Buffer.from([0xc0]), 6))),
    sequence(identifier('2.5.29.14'), octets(octets(keyId))),
  );
}

/** By what a signature names the certificate it was made with. */
export function issuerAndSerialOf(certificate: Buffer): Buffer {
  const [whole] = readElements(certificate);
  const [contents] = readElements(whole?.content ?? Buffer.alloc(0));
  const parts = readElements(contents?.content ?? Buffer.alloc(0));
  // The version stands first, except in certificates of the first version.
  const [serial, , issuer] = parts[0]?.tag === 0xa0 ? parts.slice(1) : parts;
  if (!serial || !issuer) throw new Error('not a certificate');
  return sequence(issuer.whole, serial.whole);
}
