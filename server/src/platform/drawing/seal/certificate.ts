import { createHash, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import * as x509 from '@peculiar/asn1-x509';
import { signatureAlgorithm } from './algorithms.ts';

export type CertificateSubject = { commonName: string; organization: string };

const yearsValid = 10;
const organization = '2.5.4.10';
const commonName = '2.5.4.3';

/** A self-signed certificate: it proves that nothing was changed, not who we are. */
export function selfSignedCertificate(key: KeyObject, subject: CertificateSubject, now: Date): Buffer {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + yearsValid);
  const name = new x509.Name([
    attribute(organization, subject.organization),
    attribute(commonName, subject.commonName),
  ]);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const algorithm = new x509.AlgorithmIdentifier(signatureAlgorithm(key));
  const tbsCertificate = new x509.TBSCertificate({
    version: x509.Version.v3,
    serialNumber: serialNumber(),
    signature: algorithm,
    issuer: name,
    validity: new x509.Validity({ notBefore: now, notAfter: until }),
    subject: name,
    subjectPublicKeyInfo: AsnConvert.parse(publicKey, x509.SubjectPublicKeyInfo),
    extensions: extensions(publicKey),
  });
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), key);
  const certificate = new x509.Certificate({
    tbsCertificate,
    signatureAlgorithm: algorithm,
    signatureValue: new Uint8Array(signature).buffer,
  });
  return Buffer.from(AsnConvert.serialize(certificate));
}

function attribute(type: string, utf8String: string): x509.RelativeDistinguishedName {
  const value = new x509.AttributeValue({ utf8String });
  return new x509.RelativeDistinguishedName([new x509.AttributeTypeAndValue({ type, value })]);
}

/** Sixteen random bytes; the first bit is cleared, as it would make the number negative. */
function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.buffer;
}

function extensions(publicKey: Buffer): x509.Extensions {
  const { digitalSignature, nonRepudiation } = x509.KeyUsageFlags;
  return new x509.Extensions([
    // Not a certificate authority.
    extension(x509.id_ce_basicConstraints, true, new x509.BasicConstraints()),
    // Digital signatures with non-repudiation.
    extension(x509.id_ce_keyUsage, true, new x509.KeyUsage(digitalSignature | nonRepudiation)),
    extension(
      x509.id_ce_subjectKeyIdentifier,
      false,
      new x509.SubjectKeyIdentifier(createHash('sha1').update(publicKey).digest()),
    ),
  ]);
}

function extension(extnID: string, critical: boolean, value: object): x509.Extension {
  return new x509.Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) });
}
