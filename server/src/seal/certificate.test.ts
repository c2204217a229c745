import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { issuerAndSerialOf, selfSignedCertificate } from './certificate.ts';
import { identifier, integer, readElements, sequence, set, smallInteger, text } from './der.ts';

const now = new Date('2026-11-15T10:00:00Z');
const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const make = () => selfSignedCertificate(key, { commonName: 'Prova', organization: 'Riparo' }, now);

describe('a certificate that vouches for itself', () => {
  test('says who we are, from now on and for ten years, and can not be taken for an authority', () => {
    const certificate = new X509Certificate(make());
    expect(certificate.subject).toBe('O=Riparo\nCN=Prova');
    expect(certificate.issuer).toBe(certificate.subject);
    expect(new Date(certificate.validFrom)).toEqual(now);
    expect(new Date(certificate.validTo)).toEqual(new Date('2036-11-15T10:00:00Z'));
    expect(certificate.ca).toBe(false);
    expect(certificate.checkPrivateKey(key)).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
  });

  test('is of the third version, signs and can not deny it, under a number of its own', () => {
    const [der, another] = [make(), make()];
    const [contents] = readElements(readElements(der)[0]?.content ?? Buffer.alloc(0));
    const parts = readElements(contents?.content ?? Buffer.alloc(0));
    expect(parts.map(({ tag }) => tag)).toEqual([0xa0, 0x02, 0x30, 0x30, 0x30, 0x30, 0x30, 0xa3]);
    expect(parts[0]?.whole.toString('hex')).toBe('a003020102');
    expect(der.includes(Buffer.from('0603551d0f0101ff0404030206c0', 'hex'))).toBe(true);
    const { serialNumber } = new X509Certificate(der);
    expect(serialNumber).not.toBe(new X509Certificate(another).serialNumber);
    expect(serialNumber.length).toBeLessThanOrEqual(32);
  });

  test('is named by its issuer and number, in the first version too, which tells no version', () => {
    const der = make();
    const [contents] = readElements(readElements(der)[0]?.content ?? Buffer.alloc(0));
    const [version, serial, , issuer] = readElements(contents?.content ?? Buffer.alloc(0));
    if (!version || !serial || !issuer) throw new Error('no certificate was made');
    const named = sequence(issuer.whole, serial.whole).toString('hex');
    expect(issuerAndSerialOf(der).toString('hex')).toBe(named);

    const name = sequence(set(sequence(identifier('2.5.4.3'), text('Prova'))));
    const old = sequence(sequence(integer(Buffer.from([7])), sequence(), name));
    expect(issuerAndSerialOf(old).toString('hex')).toBe(sequence(name, smallInteger(7)).toString('hex'));
    expect(() => issuerAndSerialOf(sequence(sequence()))).toThrow('not a certificate');
    expect(() => issuerAndSerialOf(Buffer.alloc(0))).toThrow('not a certificate');
  });
});
