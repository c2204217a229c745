import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, id_ce_basicConstraints, id_ce_keyUsage, KeyUsage, Version } from '@peculiar/asn1-x509';
import { describe, expect, test } from 'vitest';
import { selfSignedCertificate } from './certificate.ts';

const now = new Date('2026-11-15T10:00:00Z');
const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const make = () => selfSignedCertificate(key, { commonName: 'Prova', organization: 'Riparo' }, now);

describe('a self-signed certificate', () => {
  test('a self-signed certificate names us, is valid for ten years from now, and is no certificate authority', () => {
    const certificate = new X509Certificate(make());
    expect(certificate.subject).toBe('O=Riparo\nCN=Prova');
    expect(certificate.issuer).toBe(certificate.subject);
    expect(new Date(certificate.validFrom)).toEqual(now);
    expect(new Date(certificate.validTo)).toEqual(new Date('2036-11-15T10:00:00Z'));
    expect(certificate.ca).toBe(false);
    expect(certificate.checkPrivateKey(key)).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
  });

  test('a self-signed certificate allows non-repudiable signatures and has a number of its own', () => {
    const [der, another] = [make(), make()];
    const { version, extensions } = AsnConvert.parse(der, Certificate).tbsCertificate;
    expect(version).toBe(Version.v3);
    const usage = extensions?.find(({ extnID }) => extnID === id_ce_keyUsage);
    expect(usage?.critical).toBe(true);
    const constraints = extensions?.find(({ extnID }) => extnID === id_ce_basicConstraints);
    expect(constraints?.critical).toBe(true);
    expect(AsnConvert.parse(usage?.extnValue.buffer ?? new ArrayBuffer(), KeyUsage).toJSON()).toEqual([
      'digitalSignature',
      'nonRepudiation',
    ]);
    const { serialNumber } = new X509Certificate(der);
    expect(serialNumber).not.toBe(new X509Certificate(another).serialNumber);
    expect(serialNumber.length).toBe(32);
    const beginnings = Array.from({ length: 20 }, () => new X509Certificate(make()).serialNumber.slice(0, 2));
    expect(new Set(beginnings).size).toBeGreaterThan(1);
  });
});
