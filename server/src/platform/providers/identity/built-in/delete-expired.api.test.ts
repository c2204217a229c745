import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testServer } from '../../../../../test/test-server.ts';
import { deleteExpired } from './built-in-identity.ts';
import { accountCodes, codeRequests, codeTries, registrations } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const retention = { expiredCodes: 7, unconfirmedAccounts: 30 };
const mailbox = emailKey('ada@example.it');

/** Rows exactly as old as their limit stay; a moment older they are deleted. */
const edges: readonly [table: PgTable, days: number, row: (at: Date) => Record<string, unknown>][] = [
  [
    accountCodes,
    retention.expiredCodes,
    (at) => ({
      subject: 'subject',
      purpose: 'sign-up',
      codeHash: 'hash',
      keyHash: 'hash',
      lastTryBefore: 0,
      createdAt: at,
      expiresAt: at,
      keyExpiresAt: at,
    }),
  ],
  [codeTries, 2, (triedAt) => ({ subject: 'subject', triedAt })],
  [
    codeRequests,
    1,
    (createdAt) => ({ purpose: 'sign-up', emailKey: mailbox, browser: 'browser', createdAt }),
  ],
  [
    registrations,
    retention.unconfirmedAccounts,
    (createdAt) => ({
      email: 'ada@example.it',
      emailKey: mailbox,
      passwordHash: 'hash',
      hasOwnPassword: true,
      firstName: 'Ada',
      lastName: 'D’Angelo',
      birthDate: isoDate('1990-03-27'),
      marketing: { given: false, version: '2026-11' },
      createdAt,
    }),
  ],
];

test('expired rows are deleted after their time, and not a moment before', async () => {
  await using server = await testServer({ now });
  for (const [table, days, row] of edges)
    for (const older of [0, 1])
      await server.db.insert(table).values(row(new Date(now.getTime() - days * DAY_MS - older)));
  const counts = () => Promise.all(edges.map(([table]) => server.db.$count(table)));
  expect(await counts()).toEqual([2, 2, 2, 2]);
  await deleteExpired({
    db: server.db,
    clock: () => now,
    retention: { ...server.parts.config.retention, ...retention },
  });
  expect(await counts()).toEqual([1, 1, 1, 1]);
});
