import { handOverZipPath } from '@riparo/domain/care/claims/hand-over-paths.ts';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import { HEALTH_CONSENT_VERSION } from '@riparo/domain/care/claims/health-consent.ts';
import { personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { setHealthConsentCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { announceClaimFileCall } from '@riparo/domain/care/claims/claim-file-calls.ts';
import {
  actOnClaimCall,
  deskClaimCall,
  deskClaimsCall,
} from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { deskRequestsCall } from '@riparo/domain/care/requests/request-calls.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cookiesOf, signedInHolder } from '../../../test/account-holder.ts';
import type { Browser } from '../../../test/browser.ts';
import { dogAnswers, newKey, readClaim, type Reported, reportedClaim } from '../../../test/claims.ts';
import { atDesk } from '../../../test/desk.ts';
import { photo } from '../../../test/files/pictures.ts';
import { pollUntilOpened, newFileId, sendPieces } from '../../../test/files/sent-files.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { claimConsents, claimPapers } from './tables.ts';

const claimFiles = filePathsOf('claims');

// A Tuesday.
const now = new Date('2026-11-17T10:00:00Z');
const scooter = {
  productKey: 'monopattino',
  startsOn: isoDate('2026-03-10'),
  endsOn: isoDate('2027-03-09'),
} as const;

const brokenLeg = { ...dogAnswers, what: 'injury', story: 'Sono caduta e mi sono rotta una gamba.' };

const say = (server: TestServer, { token }: Reported, given: boolean, version = HEALTH_CONSENT_VERSION) =>
  server.call(setHealthConsentCall, { params: { token }, body: { given, version } });

const seenBy = async (desk: Browser, id: ClaimId) =>
  (await desk.call(deskClaimCall, undefined, { id })).answer.data;

async function sendPhoto(server: TestServer, ownerId: string, subjectId: string) {
  const bytes = await photo('jpeg');
  const owner = { kind: 'claim', id: ownerId, subjectId, address: '203.0.113.9' } as const;
  const file = { id: newFileId(), name: 'referto.jpg', sizeBytes: bytes.length };
  await pollUntilOpened(server.parts, owner, file);
  await sendPieces(server.parts, ownerId, file.id, bytes);
  await pollUntilOpened(server.parts, owner, file);
  return file.id;
}

async function requestHealthDocument(server: TestServer, desk: Browser, claim: Reported) {
  const { version } = await seenBy(desk, claim.id);
  const paper = { kind: 'file' as const, title: 'Il verbale', hint: '', isHealth: true };
  await desk.call(
    actOnClaimCall,
    { action: 'ask-papers', key: newKey(), version, papers: [paper], again: [] },
    { id: claim.id },
  );
  const [requested] = await server.db.select().from(claimPapers).where(eq(claimPapers.claimId, claim.id));
  if (!requested) throw new Error('no document was requested');
  return requested.id;
}

describe('data about health in a claim', () => {
  test('health data in a claim is used with a recorded consent, and hidden from staff once the consent is withdrawn', async () => {
    await using server = await testServer({ now });
    const { browser: customer, email } = await signedInHolder(server);
    const claim = await reportedClaim(server, { ...scooter, email }, { ...brokenLeg, healthConsent: true });
    const { browser: desk } = await atDesk(server, 'consulente');
    const fileId = await sendPhoto(server, claim.id, claim.id);
    expect(await seenBy(desk, claim.id)).toMatchObject({
      report: { healthConsent: { given: true } },
      files: [{ id: fileId }],
      hiddenFiles: 0,
    });
    const get = (url: string) => server.request({ url, headers: { cookie: cookiesOf({ browser: desk }) } });
    expect((await get(claimFiles.desk.file(claim.id, fileId))).statusCode).toBe(200);

    server.setNow(new Date(now.getTime() + 60_000));
    const revoked = await say(server, claim, false);
    expect(revoked.answer.data).toMatchObject({ state: 'received', healthConsent: { given: false } });
    // The claimant still sees their own files.
    expect(revoked.answer.data.files).toHaveLength(1);
    expect(await seenBy(desk, claim.id)).toMatchObject({ files: [], hiddenFiles: 1 });
    expect((await get(claimFiles.desk.file(claim.id, fileId))).statusCode).toBe(404);
    const zip = unzipSync(new Uint8Array((await get(handOverZipPath(claim.id))).rawPayload));
    expect(Object.keys(zip).filter((name) => name.startsWith('allegati/'))).toEqual([]);

    // Repeating an answer stores nothing; every change is stored with its text and is in the customer's own
    // data.
    await say(server, claim, false);
    expect(await server.db.select({ given: claimConsents.given }).from(claimConsents)).toEqual([
      { given: true },
      { given: false },
    ]);
    expect(await server.db.$count(deskLog, eq(deskLog.action, 'claim.health-refusal'))).toBe(1);
    const own = JSON.stringify((await customer.call(personalDataCall)).answer);
    expect(own).toContain('Acconsento all’uso dei dati sulla mia salute');

    await say(server, claim, true);
    expect(await seenBy(desk, claim.id)).toMatchObject({ files: [{ id: fileId }], hiddenFiles: 0 });
  });

  test('without consent the claim continues, and a health document is refused', async () => {
    await using server = await testServer({ now });
    const claim = await reportedClaim(server, scooter, { ...brokenLeg, healthConsent: false });
    const { browser: desk } = await atDesk(server, 'consulente');
    const paperId = await requestHealthDocument(server, desk, claim);
    const announce = () =>
      server.call(announceClaimFileCall, {
        params: { token: claim.token, fileId: newFileId() },
        body: { name: 'verbale.jpg', sizeBytes: 10, paperId },
      });
    expect((await announce()).problem.code).toBe('HealthConsentNeeded');
    expect((await say(server, claim, true, '2019-01-01')).problem.code).toBe('consent-text-changed');
    expect((await announce()).problem.code).toBe('HealthConsentNeeded');
    expect((await say(server, claim, true)).status).toBe(200);
    expect((await announce()).status).toBe(200);
  });

  test('consent to health data is not requested where nobody was hurt', async () => {
    await using server = await testServer({ now });
    const { token } = await reportedClaim(server);
    expect(await readClaim(server, token)).toMatchObject({ healthConsent: null });
    expect(await server.db.$count(claimConsents)).toBe(0);
  });
});

const act = (desk: Browser, id: ClaimId, version: number, rest: object) =>
  desk.call(actOnClaimCall, { key: newKey(), version, ...rest } as never, { id });

describe('handing a claim over to the insurer', () => {
  test('the hand-over is due within one working day, which the desk sees and which ends with the hand-over', async () => {
    await using server = await testServer({ now });
    const claim = await reportedClaim(server, scooter, { ...dogAnswers, what: 'liability' });
    const { browser: desk } = await atDesk(server, 'consulente');
    const due = '2026-11-18T18:00:00.000Z';
    expect(await seenBy(desk, claim.id)).toMatchObject({
      handOverBy: due,
      nextWordBy: '2026-11-19T18:00:00.000Z',
    });
    const { answer } = await desk.call(deskClaimsCall, undefined, undefined, {});
    expect(answer.data).toMatchObject([{ handOverBy: due }]);
    // Requesting documents does not stop the clock: the notice does not wait for them.
    await requestHealthDocument(server, desk, claim);
    const queued = await desk.call(deskRequestsCall, undefined, undefined, { kind: 'claim' });
    expect(queued.answer.data).toMatchObject([{ deadline: due }]);
    const { version, handOverBy } = await seenBy(desk, claim.id);
    expect(handOverBy).toBe(due);
    await act(desk, claim.id, version, { action: 'hand-over', reference: '' });
    const handed = await seenBy(desk, claim.id);
    expect(handed).toMatchObject({ state: 'with-insurer', handOverBy: null });
    const after = await desk.call(deskRequestsCall, undefined, undefined, { kind: 'claim' });
    expect(after.answer.data).toMatchObject([{ deadline: handed.nextWordBy }]);
  });

  test('closing a claim stops the hand-over clock, and reopening it before the first notice restarts the clock', async () => {
    await using server = await testServer({ now });
    const claim = await reportedClaim(server);
    const { browser: desk } = await atDesk(server, 'consulente');
    const first = await seenBy(desk, claim.id);
    await act(desk, claim.id, first.version, { action: 'close', why: 'not-needed', reason: '' });
    const closed = await seenBy(desk, claim.id);
    expect(closed.handOverBy).toBeNull();
    server.setNow(new Date('2026-11-20T10:00:00Z'));
    const { browser: later } = await atDesk(server, 'consulente');
    await act(later, claim.id, closed.version, { action: 'reopen', reason: 'Ha scritto ancora.' });
    expect((await seenBy(later, claim.id)).handOverBy).toBe('2026-11-23T18:00:00.000Z');
  });
});
