import { createHash, sign } from 'node:crypto';
import * as cms from '@peculiar/asn1-cms';
import { AsnConvert, AsnSerializer, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import { ObjectIdentifier, OctetString as Octets, Sequence, Set as SetOf } from 'asn1js';
import { sha256, signatureAlgorithm } from './algorithms.ts';
import type { SigningIdentity } from './signing-identity.ts';

const signingCertificate = '1.2.840.113549.1.9.16.2.47';

const sha256Algorithm = new AlgorithmIdentifier(sha256);
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest();

/**
 * A detached CMS signature with the attributes that PAdES-B-B requires (ETSI EN 319 142-1): the certificate
 * is referenced in the signed attributes, and the time is in the document's signature field, not here.
 */
export function cmsSignature(content: Buffer, { key, certificates }: SigningIdentity): Buffer {
  const [own] = certificates;
  const { issuer, serialNumber } = AsnConvert.parse(own, Certificate).tbsCertificate;
  // The shortest first: DER sorts the elements of a set by their bytes, which begin with their length.
  const signedAttrs = [
    attribute(cms.id_contentType, new ObjectIdentifier({ value: cms.id_data })),
    attribute(cms.id_messageDigest, new Octets({ valueHex: hashOf(content) })),
    attribute(signingCertificate, nested(new Octets({ valueHex: hashOf(own) }))),
  ];
  // Signed as a set, sent under a tag of their own (RFC 5652, 5.4).
  const signed = new SetOf({ value: signedAttrs.map((each) => AsnSerializer.toASN(each)) }).toBER();
  const signer = new cms.SignerInfo({
    version: cms.CMSVersion.v1,
    sid: new cms.SignerIdentifier({
      issuerAndSerialNumber: new cms.IssuerAndSerialNumber({ issuer, serialNumber }),
    }),
    digestAlgorithm: sha256Algorithm,
    signedAttrs,
    signatureAlgorithm: new AlgorithmIdentifier(signatureAlgorithm(key)),
    signature: new OctetString(sign('sha256', Buffer.from(signed), key)),
  });
  const signedData = new cms.SignedData({
    version: cms.CMSVersion.v1,
    digestAlgorithms: new cms.DigestAlgorithmIdentifiers([sha256Algorithm]),
    encapContentInfo: new cms.EncapsulatedContentInfo({ eContentType: cms.id_data }),
    certificates: new cms.CertificateSet(certificates.map(choice)),
    signerInfos: new cms.SignerInfos([signer]),
  });
  const whole = { contentType: cms.id_signedData, content: AsnConvert.serialize(signedData) };
  return Buffer.from(AsnConvert.serialize(new cms.ContentInfo(whole)));
}

function attribute(attrType: string, value: { toBER(): ArrayBuffer }): cms.Attribute {
  return new cms.Attribute({ attrType, attrValues: [value.toBER()] });
}

const choice = (der: Buffer) =>
  new cms.CertificateChoices({ certificate: AsnConvert.parse(der, Certificate) });

/** SigningCertificateV2 (RFC 5035) references one certificate by its hash only. */
const nested = (hash: Octets) =>
  new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] });
