import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, verify, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentInfo, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, AsnSerializer } from '@peculiar/asn1-schema';
import { Set as SetOf } from 'asn1js';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { drawDocument } from '../drawing/draw-document.ts';
import { sampleContent } from '../../../../test/sample-content.ts';
import { selfSignedCertificate } from './certificate.ts';
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

/** Splits the file into the signed bytes and the signature. */
function takeApart(pdf: Buffer) {
  const range = /\/ByteRange ?\[ ?(\d+) (\d+) (\d+) (\d+)/.exec(pdf.toString('latin1'));
  const [, , first = 0, second = 0, length = 0] = (range ?? []).map(Number);
  const padded = Buffer.from(pdf.subarray(first + 1, second - 1).toString('latin1'), 'hex');
  return {
    content: Buffer.concat([pdf.subarray(0, first), pdf.subarray(second, second + length)]),
    cms: padded.subarray(0, 4 + padded.readUInt16BE(2)),
    coversAll: second + length === pdf.length,
  };
}

/** Verifies the signature over the bytes around it, as a PDF reader does. */
function check(pdf: Buffer) {
  const { content, cms, coversAll } = takeApart(pdf);
  const { content: wrapped } = AsnConvert.parse(cms, ContentInfo);
  const { certificates, signerInfos } = AsnConvert.parse(wrapped, SignedData);
  const [signer] = signerInfos;
  const certificate = new X509Certificate(Buffer.from(AsnConvert.serialize(certificates?.[0]?.certificate)));
  // Stored under another tag than it was signed under.
  const value = (signer?.signedAttrs ?? []).map((each) => AsnSerializer.toASN(each));
  const signedAttributes = Buffer.from(new SetOf({ value }).toBER());
  const digest = createHash('sha256').update(content).digest();
  return {
    coversAll,
    isSigned: verify(
      'sha256',
      signedAttributes,
      certificate.publicKey,
      Buffer.from(signer?.signature.buffer ?? new ArrayBuffer(0)),
    ),
    isUnchanged: signedAttributes.includes(digest),
    namesItsCertificate: signedAttributes.includes(createHash('sha256').update(certificate.raw).digest()),
    certificate,
  };
}

describe.each(Object.keys(keys) as (keyof typeof keys)[])('sealing a document with %s', (name) => {
  test('the whole document is signed, and one changed byte is detected', async () => {
    const pdf = await sealPdf(Buffer.from(await drawDocument(sampleContent())), identityOf(name), now);
    const text = pdf.toString('latin1');
    expect(text).toContain('/SubFilter /ETSI.CAdES.detached');
    // Any reader finds every part of it, and there is room for a chain of certificates and no more.
    expect(text).not.toContain('/ObjStm');
    expect(/\/Contents <([\da-f]+)>/.exec(text)?.[1]).toHaveLength(24_000);
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

async function metadataOf(pdf: Buffer) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return [document.getProducer(), document.getCreator(), document.getModificationDate()];
}

test('a seal leaves the document’s metadata unchanged', async () => {
  const drawn = Buffer.from(await drawDocument(sampleContent()));
  const sealed = await sealPdf(drawn, identityOf('an elliptic key'), now);
  expect(await metadataOf(sealed)).toEqual(await metadataOf(drawn));
});

const isInstalled = (command: string) => spawnSync(command, ['-v']).error === undefined;
const everyKey = Object.keys(keys) as (keyof typeof keys)[];

/** The verdict of widely used programs, where they are installed: the check above runs everywhere. */
function inFolder<Answer>(files: Record<string, Buffer | string>, ask: (folder: string) => Answer): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'riparo-seal-'));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  const answer = ask(folder);
  rmSync(folder, { recursive: true });
  return answer;
}

function opensslSays(pdf: Buffer): string {
  const { content, cms } = takeApart(pdf);
  const certificate = check(pdf).certificate.toString();
  const options = 'cms -verify -binary -inform DER -in cms -content content -CAfile certificate -purpose any';
  return inFolder({ content, cms, certificate }, (cwd) =>
    spawnSync('openssl', options.split(' '), { cwd, encoding: 'latin1' }).stderr.trim(),
  );
}

describe.each(isInstalled('openssl') ? everyKey : [])('checking a %s seal with openssl', (name) => {
  test('openssl accepts the signature and refuses a changed byte', async () => {
    const pdf = await sealPdf(Buffer.from(await drawDocument(sampleContent())), identityOf(name), now);
    expect(opensslSays(pdf)).toBe('CMS Verification successful');
    const changed = Buffer.from(pdf);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(opensslSays(changed)).toContain('CMS Verification failure');
  });
});

function pdfsigSays(pdf: Buffer): string {
  return inFolder(
    { 'sealed.pdf': pdf },
    (cwd) => spawnSync('pdfsig', ['-nocert', 'sealed.pdf'], { cwd, encoding: 'utf8' }).stdout,
  );
}

describe.each(isInstalled('pdfsig') ? everyKey : [])('checking a %s seal with pdfsig', (name) => {
  test('pdfsig accepts the seal and refuses a changed byte', async () => {
    const pdf = await sealPdf(Buffer.from(await drawDocument(sampleContent())), identityOf(name), now);
    expect(pdfsigSays(pdf)).toContain('Signature is Valid');
    expect(pdfsigSays(pdf)).toContain('Total document signed');
    const changed = Buffer.from(pdf);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(pdfsigSays(changed)).toContain('Digest Mismatch');
  });
});
