import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hold } from '../../../../test/held-rows.ts';
import { testServer } from '../../../../test/test-server.ts';
import { createKeyedHash } from '../../settings/secrets/keyed-hash.ts';
import { StartFailure } from '../../settings/start-failure.ts';
import { signingKeys } from './tables.ts';
import { selfSignedCertificate } from './certificate.ts';
import { openSigningIdentity } from './stored-identity.ts';

const now = new Date('2026-11-15T10:00:00Z');
const inPem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`;
const keyedHash = createKeyedHash('a secret of thirty-two characters');

test('processes that need a key at once create one for all, readable with the secret alone', async () => {
  await using server = await testServer({ now });
  const parts = { db: server.db, clock: () => now, keyedHash };
  // All three look for a key before any of them stores one.
  await using busy = await hold(server, 'lock table signing_key in share mode');
  const asked = [1, 2, 3].map(() => openSigningIdentity(null, parts)());
  await busy.awaitedBy(3);
  await busy.release();
  const identities = await Promise.all(asked);
  const certificates = new Set(identities.map(({ certificates: [own] }) => own.toString('hex')));
  expect(certificates.size).toBe(1);
  const [kept] = await server.db.select().from(signingKeys);
  expect(kept?.encryptedKey).toContain('BEGIN ENCRYPTED PRIVATE KEY');
  const stranger = { ...parts, keyedHash: createKeyedHash('another secret of the same length') };
  const other = await openSigningIdentity(null, stranger)();
  expect(certificates.has(other.certificates[0].toString('hex'))).toBe(false);
});

test('a bought identity is read from its file, and a wrong file is reported at the start', async () => {
  await using server = await testServer({ now });
  const parts = { db: server.db, clock: () => now, keyedHash };
  const folder = await mkdtemp(join(tmpdir(), 'riparo-identity-'));
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const der = selfSignedCertificate(key, { commonName: 'Comprato', organization: 'Prova' }, now);
  const { privateKey: itsKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const voucher = selfSignedCertificate(itsKey, { commonName: 'Garante', organization: 'Prova' }, now);
  const password = 'segreta';
  const pem = key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: password });
  const file = join(folder, 'firma.pem');
  await writeFile(file, `${inPem(voucher)}${inPem(der)}${pem.toString()}`);
  const strangers = join(folder, 'altrui.pem');
  await writeFile(strangers, `${inPem(voucher)}${pem.toString()}`);
  try {
    const identity = await openSigningIdentity({ file, password }, parts)();
    // Its own certificate first, wherever it is in the file.
    expect(identity.certificates).toEqual([der, voucher]);
    expect(await server.db.$count(signingKeys)).toBe(0);
    for (const wrong of [
      { file, password: 'sbagliata' },
      { file: join(folder, 'manca.pem'), password },
      { file: strangers, password },
    ])
      expect(() => openSigningIdentity(wrong, parts)).toThrow(StartFailure);
  } finally {
    await rm(folder, { recursive: true });
  }
});
