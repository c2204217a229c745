import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, verify, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawDocument } from '../documents/drawing/draw-document.ts';
import { sampleContent } from '../../test/sample-content.ts';
import { selfSignedCertificate } from './certificate.ts';
import { readElements } from './der.ts';
import { sealPdf } from './seal-pdf.ts';
import type { SigningIdentity } from './signing-identity.ts';

const now = new Date('2026-11-15T10:00:00Z');

const keys = {
  'an elliptic key': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  'an RSA key': () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
};

function identityOf(name: keyof typeof keys): SigningIdentity {
  const key = keys[name]();
  return {
    key,
    certificates: [selfSignedCertificate(key, { commonName: 'Prova', organization: 'Prova' }, now)],
  };
}

const partsOf = (element: { content: Buffer } | undefined) =>
  readElements(element?.content ?? Buffer.alloc(0));

/** What a reader of PDF does: the bytes around the signature, against the signature. */
function check(pdf: Buffer) {
  const range = /\/ByteRange ?\[ ?(\d+) (\d+) (\d+) (\d+)/.exec(pdf.toString('latin1'));
  const [, , first = 0, second = 0, length = 0] = (range ?? []).map(Number);
  const content = Buffer.concat([pdf.subarray(0, first), pdf.subarray(second, second + length)]);
  const hex = pdf.subarray(first + 1, second - 1).toString('latin1');
  const padded = Buffer.from(hex, 'hex');
  const cms = padded.subarray(0, 4 + padded.readUInt16BE(2));
  const [, wrapped] = partsOf(readElements(cms)[0]);
  const [, , , certificates, signers] = partsOf(partsOf(wrapped)[0]);
  const [, , , attributes, , signature] = partsOf(partsOf(signers)[0]);
  const certificate = new X509Certificate(certificates?.content ?? Buffer.alloc(0));
  const signedAttributes = Buffer.from(attributes?.whole ?? Buffer.alloc(1));
  // Carried under another tag than it was signed under.
  signedAttributes[0] = 0x31;
  const digest = createHash('sha256').update(content).digest();
  return {
    coversAll: second + length === pdf.length,
    isSigned: verify(
      'sha256',
      signedAttributes,
      certificate.publicKey,
      signature?.content ?? Buffer.alloc(0),
    ),
    isUnchanged: signedAttributes.includes(digest),
    namesItsCertificate: signedAttributes.includes(createHash('sha256').update(certificate.raw).digest()),
    certificate,
  };
}

describe.each(Object.keys(keys) as (keyof typeof keys)[])('a document sealed with %s', (name) => {
  test('is signed as a whole, and one changed byte shows', async () => {
    const pdf = await sealPdf(Buffer.from(await drawDocument(sampleContent())), identityOf(name), now);
    expect(pdf.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
    const { certificate, ...checks } = check(pdf);
    expect(checks).toEqual({
      coversAll: true,
      isSigned: true,
      isUnchanged: true,
      namesItsCertificate: true,
    });
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.ca).toBe(false);

    const changed = Buffer.from(pdf);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(check(changed)).toMatchObject({ isSigned: true, isUnchanged: false });
  });
});

/** What a reader in wide use says, where one is installed: the check above holds everywhere. */
function readerSays(pdf: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'riparo-seal-'));
  const file = join(folder, 'sealed.pdf');
  writeFileSync(file, pdf);
  const { stdout } = spawnSync('pdfsig', ['-nocert', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout;
}

const hasReader = spawnSync('pdfsig', ['-v']).error === undefined;

const read = hasReader ? (Object.keys(keys) as (keyof typeof keys)[]) : [];

describe.each(read)('pdfsig, about %s,', (name) => {
  test('accepts the seal and refuses a changed byte', async () => {
    const pdf = await sealPdf(Buffer.from(await drawDocument(sampleContent())), identityOf(name), now);
    expect(readerSays(pdf)).toContain('Signature is Valid');
    expect(readerSays(pdf)).toContain('Total document signed');
    const changed = Buffer.from(pdf);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(readerSays(changed)).toContain('Digest Mismatch');
  });
});
