import { randomUUID } from 'node:crypto';
import { claimIdSchema, submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { claimToken } from '../../server/src/care/claims/claim-token.ts';
import { claims } from '../../server/src/care/claims/tables.ts';
import { storedAppSecret } from '../../server/src/platform/settings/secrets/app-secret.ts';
import { createKeyedHash } from '../../server/src/platform/settings/secrets/keyed-hash.ts';

/** Draft claims; returns the tokens of their addresses. */
export async function claimDrafts(databaseUrl: string, dataFolder: string, count: number): Promise<string[]> {
  const keyedHash = createKeyedHash(await storedAppSecret(dataFolder));
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const now = new Date();
  const rows = await drizzle(pool)
    .insert(claims)
    .values(
      Array.from({ length: count }, () => ({
        id: claimIdSchema.parse(randomUUID()),
        submissionKey: submissionKeySchema.parse(randomUUID()),
        answers: {},
        createdAt: now,
        savedAt: now,
      })),
    )
    .returning();
  await pool.end();
  return rows.map((claim) => claimToken(keyedHash, claim));
}
