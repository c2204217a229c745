import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { expect, test } from 'vitest';
import { moveTo, newEmail, signedInHolder } from '../../../../test/account-holder.ts';
import { testServer } from '../../../../test/test-server.ts';
import { carriedAnswers } from '../../../understand/resume-link/tables.ts';
import { moveMails } from '../../../platform/mail/move-mails.ts';
import { mailMessages } from '../../../platform/mail/tables.ts';

const now = new Date('2026-11-16T10:00:00Z');

test('resume links move along with their mailbox, and those of others stay', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const [to, other] = [newEmail(), newEmail()];
  const resumeLinkRow = (email: string) => ({
    tokenHash: randomUUID(),
    formId: 'ski',
    sealed: '',
    emailKey: emailKey(email),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  await server.db.insert(carriedAnswers).values([resumeLinkRow(holder.email), resumeLinkRow(other)]);
  await moveTo(server, holder, to);
  const rows = await server.db.select().from(carriedAnswers);
  expect(rows.map((row) => row.emailKey).toSorted()).toEqual([emailKey(to), emailKey(other)].toSorted());
});

test('queued mails with void content are dropped, the others go to the new address', async () => {
  await using server = await testServer({ now });
  const [from, to, other] = [newEmail(), newEmail(), newEmail()];
  const templates = ['signature-code', 'documents-to-sign', 'call-back-missed', 'account-deleted'];
  await server.db
    .insert(mailMessages)
    .values([
      ...templates.map((template) => ({ template, recipient: from, data: { link: 'old-token' } })),
      { template: 'left-before', recipient: from, data: {}, sentAt: now },
      { template: 'signature-code', recipient: other, data: { link: 'old-token' } },
      { template: 'to-another', recipient: other, data: { link: 'old-token' } },
    ]);
  await server.db.transaction((tx) => moveMails(tx, { from, to }, new Map([['old-token', 'new-token']])));
  const rows = await server.db.select().from(mailMessages).orderBy(mailMessages.template);
  expect(rows.map(({ template, recipient, data }) => ({ template, recipient, data }))).toEqual([
    { template: 'account-deleted', recipient: from, data: { link: 'old-token' } },
    { template: 'call-back-missed', recipient: to, data: { link: 'new-token' } },
    { template: 'left-before', recipient: from, data: {} },
    { template: 'signature-code', recipient: other, data: { link: 'old-token' } },
    { template: 'to-another', recipient: other, data: { link: 'old-token' } },
  ]);
});
