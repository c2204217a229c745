import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { cachedOnSuccess } from '@riparo/domain/platform/values/stored-on-success.ts';
import type { KeyedHash } from '../../settings/secrets/keyed-hash.ts';
import { StartFailure } from '../../settings/start-failure.ts';
import { signatureAlgorithm } from './algorithms.ts';
import type { SigningConfig } from '../../settings/config.ts';
import type { SigningIdentity } from './signing-identity.ts';
import { signingKeys } from './tables.ts';

type Parts = { db: Database; clock: () => Date; keyedHash: KeyedHash };

/**
 * The configured identity, read at start so that a wrong file is found then; otherwise one created on first
 * use.
 */
export function openSigningIdentity(
  config: SigningConfig | null,
  parts: Parts,
): () => Promise<SigningIdentity> {
  if (config === null) return cachedOnSuccess(() => storedIdentity(parts));
  const identity = readIdentity(config);
  return () => Promise.resolve(identity);
}

/** A PEM file with the key, its certificate first, then the issuing authorities. */
function readIdentity({ file, password }: SigningConfig): SigningIdentity {
  try {
    const pem = readFileSync(file, 'utf8');
    const key = createPrivateKey({ key: pem, format: 'pem', ...(password ? { passphrase: password } : {}) });
    signatureAlgorithm(key);
    const blocks = pem.matchAll(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
    const all = [...blocks].map(([block]) => new X509Certificate(block));
    const own = all.find((certificate) => certificate.checkPrivateKey(key));
    if (!own) throw new Error('no certificate of the key is in the file');
    return { key, certificates: [own.raw, ...all.filter((each) => each !== own).map(({ raw }) => raw)] };
  } catch (error) {
    throw new StartFailure(
      `SIGNING_PEM_FILE: ${file} contains no readable key (RSA or EC) with its certificate; check SIGNING_PEM_PASSWORD too.`,
      { cause: error },
    );
  }
}

/** If several processes create one at once, all use the first. */
async function storedIdentity({ db, clock, keyedHash }: Parts): Promise<SigningIdentity> {
  const passphrase = keyedHash('signing key');
  // A process with another secret cannot read the key and gets a new one; documents sealed before stay
  // sealed.
  const name = keyedHash('name of the signing key');
  const isOwn = eq(signingKeys.name, name);
  const [kept] = await db.select().from(signingKeys).where(isOwn);
  if (kept) return identityFrom(kept, passphrase);

  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = clock();
  // Loaded only where it is used: the certificate is created once.
  const { selfSignedCertificate } = await import('./certificate.ts');
  const subject = { commonName: `${brand.name} - documenti`, organization: legal.companyName };
  await db
    .insert(signingKeys)
    .values({
      name,
      encryptedKey: encrypted(privateKey, passphrase),
      certificate: selfSignedCertificate(privateKey, subject, now).toString('base64'),
      createdAt: now,
    })
    .onConflictDoNothing();
  const [stored] = await db.select().from(signingKeys).where(isOwn);
  if (!stored) throw new Error('the signing key was not stored');
  return identityFrom(stored, passphrase);
}

const encrypted = (key: KeyObject, passphrase: string) =>
  key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }).toString();

function identityFrom(row: typeof signingKeys.$inferSelect, passphrase: string): SigningIdentity {
  return {
    key: createPrivateKey({ key: row.encryptedKey, passphrase }),
    certificates: [Buffer.from(row.certificate, 'base64')],
  };
}
