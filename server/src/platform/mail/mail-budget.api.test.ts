import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newEmail } from '../../../test/account-holder.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deleteOldData } from '../../people/retention/retention-job.ts';
import { mailBudgets } from './mail-budget.ts';
import { mailBudgetUses } from './tables.ts';

type Taken = { to: string; mailClass: 'stranger' | 'code' | 'owner' | 'contract'; mails?: number };

const take = ({ parts, db }: TestServer, asked: Taken) => parts.mailBudget.take(db, asked);

const wait = (server: TestServer, seconds: number) =>
  server.db.execute(sql`
    update mail_budget set sent_at =
      array(select at - make_interval(secs => ${seconds}) from unnest(sent_at) as sent (at))`);

/** How many of these concurrent requests are allowed. */
async function letThrough(servers: readonly TestServer[], asked: Taken, times: number): Promise<number> {
  const verdicts = await Promise.all(
    Array.from({ length: times }, (_, turn) => take(servers[turn % servers.length] as TestServer, asked)),
  );
  return verdicts.filter(Boolean).length;
}

describe('the budget of a mailbox', () => {
  test('a budget allows no more than its narrowest window, however many requests run at once on two servers', async () => {
    await using server = await testServer();
    await using other = await testServer({ databaseUrl: server.databaseUrl });
    const asked: Taken = { to: newEmail(), mailClass: 'stranger' };
    expect(await letThrough([server, other], asked, 40)).toBe(6);
    // Refused mails do not count: the next window begins with the rest of the hour.
    await wait(server, 601);
    expect(await letThrough([server, other], asked, 40)).toBe(6);
    await wait(server, 601);
    expect(await letThrough([server, other], asked, 40)).toBe(0);
    await wait(server, 3600);
    expect(await letThrough([server, other], asked, 40)).toBe(6);
  });

  test('the widest window blocks for a day, and opens again as its mails age', async () => {
    await using server = await testServer();
    const asked: Taken = { to: newEmail(), mailClass: 'stranger' };
    let sent = 0;
    for (let turn = 0; turn < 8; turn += 1) {
      sent += await letThrough([server], asked, 8);
      await wait(server, 3601);
    }
    expect(sent).toBe(30);
    await wait(server, 86_400);
    expect(await take(server, asked)).toBe(true);
  });

  test('a budget is shared by all spellings of a mailbox, and separate for each class', async () => {
    await using server = await testServer();
    const name = crypto.randomUUID();
    const spellings = [
      `${name}@gmail.com`,
      `${name}+a@gmail.com`,
      `${name.slice(0, 2)}.${name.slice(2)}@GoogleMail.com`,
    ];
    for (let turn = 0; turn < 6; turn += 1)
      expect(await take(server, { to: spellings[turn % 3] ?? '', mailClass: 'stranger' })).toBe(true);
    for (const to of spellings) {
      expect(await take(server, { to, mailClass: 'stranger' })).toBe(false);
      expect(await server.parts.mailBudget.hasRoom(server.db, { to, mailClass: 'stranger' })).toBe(false);
      expect(await server.parts.mailBudget.hasRoom(server.db, { to, mailClass: 'code' })).toBe(true);
      expect(await take(server, { to, mailClass: 'owner' })).toBe(true);
      expect(await take(server, { to, mailClass: 'contract' })).toBe(true);
    }
  });

  test('a budget takes several mails together or none of them', async () => {
    await using server = await testServer();
    const asked: Taken = { to: newEmail(), mailClass: 'code' };
    const [{ max }] = mailBudgets.code;
    expect(await letThrough([server], asked, max - 1)).toBe(max - 1);
    expect(await take(server, { ...asked, mails: 2 })).toBe(false);
    expect(await take(server, asked)).toBe(true);
  });

  test('a budget stores no mailbox name, and is forgotten after a day', async () => {
    await using server = await testServer();
    const to = newEmail();
    await take(server, { to, mailClass: 'stranger' });
    const [row] = await server.db.select().from(mailBudgetUses);
    expect(row?.key).not.toContain(to.split('@')[0]);
    await wait(server, 86_000);
    await deleteOldData(server.parts);
    expect(await server.db.$count(mailBudgetUses)).toBe(1);
    await wait(server, 500);
    await deleteOldData(server.parts);
    expect(await server.db.$count(mailBudgetUses)).toBe(0);
  });
});

test('mails beyond the budget are not stored, and the caller learns of it', async () => {
  await using server = await testServer();
  const to = newEmail();
  const send = (mailClass?: 'owner' | 'contract') =>
    server.db.transaction((tx) =>
      server.parts.sendMailLater(tx, {
        to,
        template: 'carried-answers',
        data: { title: 'Pet', token: 'A'.repeat(43), expiresAt: new Date().toISOString() },
        ...(mailClass && { mailClass }),
      }),
    );
  const answers = [];
  for (let turn = 0; turn < 8; turn += 1) answers.push((await send()).isMailed);
  expect(answers).toEqual([true, true, true, true, true, true, false, false]);
  expect(await send('owner')).toEqual({ isMailed: true });
  expect(await send('contract')).toEqual({ isMailed: true });
  expect((await server.mails()).filter(({ recipient }) => recipient === to)).toHaveLength(8);
});
