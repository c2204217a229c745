import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { createPasswords, defaultWorkLimits } from '../../server/src/platform/sign-in/passwords/passwords.ts';
import { accounts } from '../../server/src/platform/providers/identity/built-in/tables.ts';
import { customers } from '../../server/src/platform/customers/tables.ts';
import { applyLoad, type LoadReport } from '../load/apply-load.ts';
import { rowsOf } from '../load/contest.ts';
import { accountEmail, password, peopleWithAccounts } from '../load/questions.ts';
import type { Subject } from './subject.ts';

const rounds = 5;
const seconds = 1.5;
const { atOnce } = defaultWorkLimits();

/** Signing in is slow on purpose; the overhead beyond the hash should not matter. */
export const signIn: Subject = {
  key: 'sign-in',
  name: 'Sign-in beside Argon2 alone',
  async measure(stage) {
    const passwords = createPasswords();
    const hash = await passwords.hash(password);
    await storePeople(await stage.databaseUrl(), hash);
    const { url } = await stage.product();
    const load = () => applyLoad({ url, questions: ['sign-in'], connections: 8, seconds });
    await load();
    const measured: { ours: LoadReport; floor: { perSecond: number } }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ours = await load();
      measured.push({
        ours,
        floor: { perSecond: await hashesPerSecond(() => passwords.matches(hash, password)) },
      });
    }
    return rowsOf('sign-in', measured);
  },
};

/** As many in parallel as the product hashes. */
async function hashesPerSecond(verify: () => Promise<boolean>): Promise<number> {
  let count = 0;
  const start = performance.now();
  const verifyAgainAndAgain = async () => {
    while (performance.now() < start + seconds * 1000) {
      await verify();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, verifyAgainAndAgain));
  return (count / (performance.now() - start)) * 1000;
}

async function storePeople(databaseUrl: string, passwordHash: string): Promise<void> {
  type Account = typeof accounts.$inferInsert;
  const now = new Date();
  const rows = Array.from({ length: peopleWithAccounts }, (_, number): Account => ({
    email: accountEmail(number),
    emailKey: accountEmail(number) as Account['emailKey'],
    passwordHash,
    hasOwnPassword: true,
    firstName: examplePerson.firstName,
    lastName: examplePerson.lastName,
    birthDate: examplePerson.birthDate,
    createdAt: now,
    confirmedAt: now,
  }));
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const db = drizzle(pool);
  const stored = await db.insert(accounts).values(rows).onConflictDoNothing().returning();
  const marketing = { given: false, version: '', givenAt: '', source: '' };
  const people = stored.map(({ id, email, emailKey }) => ({ id, email, emailKey, marketing }));
  if (people.length > 0) await db.insert(customers).values(people);
  await pool.end();
}
