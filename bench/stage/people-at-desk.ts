import { randomUUID } from 'node:crypto';
import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import { staffSessionEnd } from '@riparo/domain/desk/staff/periods.ts';
import { staffIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { staffMembers, staffSessions } from '../../server/src/desk/staff/tables.ts';
import { cookieName } from '../../server/src/platform/http/cookies.ts';
import { hashOfToken, newToken } from '../../server/src/platform/settings/secrets/tokens.ts';

/** Staff of a role with an open session each; returns their cookies. */
export async function peopleAtDesk(
  databaseUrl: string,
  count: number,
  role: Role = 'consulente',
  publicUrl = new URL('http://localhost'),
): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const db = drizzle(pool);
  const now = new Date();
  const people = Array.from({ length: count }, (_, number) => {
    const email = `consulente${number}-${randomUUID()}@example.it`;
    return { id: staffIdSchema.parse(randomUUID()), token: newToken(), email, lastName: `Neri ${number}` };
  });
  await db.insert(staffMembers).values(
    people.map(({ id, email, lastName }) => ({
      id,
      email,
      emailKey: email as EmailKey,
      firstName: 'Bianca',
      lastName,
      role,
      passwordHash: '',
      joinedAt: now,
    })),
  );
  await db.insert(staffSessions).values(
    people.map(({ id, token }) => ({
      tokenHash: hashOfToken(token),
      staffId: id,
      device: 'bench',
      openedAt: now,
      lastSeenAt: now,
      expiresAt: staffSessionEnd(now, now),
    })),
  );
  await pool.end();
  return people.map(({ token }) => `${cookieName({ publicUrl }, 'desk')}=${token}`);
}
