import { handOverPdfPath } from '@riparo/domain/care/claims/hand-over-paths.ts';
import { actOnClaimCall, deskClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { dogAnswers, newKey, readClaim, reportedClaim } from '../../../test/claims.ts';
import { runJobs } from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import { testServer } from '../../../test/test-server.ts';
import { textOfPdf } from '../../../test/text-of-pdf.ts';

test('a claimant on a subsidy never reads of an insurer or of a policy', async () => {
  await using server = await testServer({ now: new Date('2026-11-17T10:00:00Z'), drawsDocuments: true });
  const { browser } = await atDesk(server, 'consulente');
  const answers = {
    ...dogAnswers,
    what: 'hospital',
    healthConsent: true,
    story: 'Un ricovero di tre notti.',
  };
  const { id, token, deal } = await reportedClaim(server, { productKey: 'covid-19' }, answers);
  const { version } = (await browser.call(deskClaimCall, undefined, { id })).answer.data;
  const handOver = { action: 'hand-over', key: newKey(), version, reference: 'S-1' } as const;
  expect((await browser.call(actOnClaimCall, handOver, { id })).status).toBe(200);

  const page = await readClaim(server, token);
  expect(page).toMatchObject({ product: { provider: 'mutual-society' } });
  expect(JSON.stringify(page)).toContain('Abbiamo trasmesso tutto alla società');
  expect(JSON.stringify(page)).not.toMatch(/compagnia|polizza/i);
  const notice = await textOfPdf(server, browser, handOverPdfPath(id));
  expect(notice).toContain('sussidio');
  expect(notice).not.toMatch(/compagnia|polizza/i);
  await runJobs(server);
  const mails = await mailsTo(server, deal.email);
  const handed = mails.find(({ subject }) => subject.startsWith('Trasmesso alla società'));
  expect(handed?.text).toContain('alla società, che adesso esamina');
  for (const { text } of mails.filter(({ subject }) => /denuncia|società/.test(subject)))
    expect(text).not.toMatch(/compagnia|polizza/i);
});
