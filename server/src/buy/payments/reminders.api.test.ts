import { DAY_MS, HOUR_MS } from '@riparo/domain/platform/values/durations.ts';
import { describe, expect, test } from 'vitest';
import { mailsTo, newEmail } from '../../../test/account-holder.ts';
import { booksOf, dealToPay } from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { newDealUuid } from '../../../test/ids.ts';
import type { DealRow } from '../deals/tables.ts';
import { mailUnfinishedPurchase } from './payment-mails.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

const remind = (server: TestServer, deal: DealRow) =>
  server.db.transaction((tx) => mailUnfinishedPurchase(tx, server.parts, deal));

describe('a buyer who opened a page and did not pay', () => {
  test.each([
    ['a day before the end of the link', { expiresAt: after(DAY_MS) }, 1],
    ['with less than a day left', { expiresAt: after(DAY_MS - 1) }, 0],
    ['whose link has no end', { expiresAt: null }, 0],
    ['who was reminded before', { remindedAt: after(-30 * DAY_MS) }, 0],
    ['who has paid meanwhile', { stage: 'paid' }, 0],
    ['of skiing, who has no page to continue on', { order: 'pay-only' }, 0],
  ] as const)('a buyer %s is reminded only if due', async (_who, changes, mails) => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server, changes);
    await remind(server, deal);
    expect(await mailsTo(server, deal.email)).toHaveLength(mails);
    expect((await booksOf(server, deal)).deal.remindedAt).toEqual(
      mails > 0 ? now : (deal.remindedAt ?? null),
    );
  });

  test('the unpaid buyer is the only one marked as reminded', async () => {
    await using server = await testServer({ now });
    const other = await dealToPay(server);
    await remind(server, await dealToPay(server));
    expect((await booksOf(server, other)).deal.remindedAt).toBeNull();
  });

  test('a mailbox with ten unpaid purchases within an hour gets no more reminders in that hour', async () => {
    await using server = await testServer({ now });
    const email = newEmail();
    const ofMailbox = (changes: Partial<DealRow>) =>
      dealToPay(server, { uuid: newDealUuid(), email, emailKey: emailKey(email), ...changes });
    for (let count = 0; count < 9; count += 1) await ofMailbox({ remindedAt: after(-HOUR_MS + 1) });
    // Just over an hour ago, and in other mailboxes: neither counts.
    await ofMailbox({ remindedAt: after(-HOUR_MS) });
    for (let count = 0; count < 10; count += 1) await dealToPay(server, { remindedAt: now });

    await remind(server, await ofMailbox({}));
    expect(await mailsTo(server, email)).toHaveLength(1);
    await remind(server, await ofMailbox({}));
    expect(await mailsTo(server, email)).toHaveLength(1);
    const elsewhere = await dealToPay(server);
    await remind(server, elsewhere);
    expect(await mailsTo(server, elsewhere.email)).toHaveLength(1);
  });
});
