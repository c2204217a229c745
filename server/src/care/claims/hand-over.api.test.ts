import { handOverPdfPath, handOverZipPath } from '@riparo/domain/care/claims/hand-over-paths.ts';
import { answerClaimantCall, noteOnClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cookiesOf } from '../../../test/account-holder.ts';
import type { Browser } from '../../../test/browser.ts';
import { dogAnswers, newKey, reportedClaim } from '../../../test/claims.ts';
import { atDesk } from '../../../test/desk.ts';
import { photo } from '../../../test/files/pictures.ts';
import { pollUntilOpened, newFileId, sendPieces } from '../../../test/files/sent-files.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { checkDealFile } from '../deal-file/check-file.ts';
import { deskLog } from '../../desk/log/tables.ts';

const now = new Date('2026-11-17T10:00:00Z');

const get = (server: TestServer, browser: Browser, url: string) =>
  server.request({ url, headers: { cookie: cookiesOf({ browser }) } });

async function sendPhoto(server: TestServer, ownerId: string): Promise<void> {
  const bytes = await photo('jpeg');
  const owner = { kind: 'claim', id: ownerId, subjectId: ownerId, address: '203.0.113.9' } as const;
  const file = { id: newFileId(), name: 'Fattura è qui.JPG', sizeBytes: bytes.length };
  await pollUntilOpened(server.parts, owner, file);
  await sendPieces(server.parts, ownerId, file.id, bytes);
  await pollUntilOpened(server.parts, owner, file);
}

test('the insurer gets the report, the photos and the messages with a manifest, and never our notes', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'consulente');
  const claim = await reportedClaim(server, {}, { ...dogAnswers, story: 'Ha ingoiato una palla 🎾 rossa.' });
  await sendPhoto(server, claim.id);
  await browser.call(answerClaimantCall, { key: newKey(), text: 'Grazie, lo guardiamo.' }, { id: claim.id });
  await browser.call(noteOnClaimCall, { key: newKey(), text: 'Sentire il perito' }, { id: claim.id });
  const first = await get(server, browser, handOverZipPath(claim.id));
  expect(first.headers['content-type']).toBe('application/zip');
  expect(first.headers['content-disposition']).toContain(claim.number.toLowerCase());
  const zip = new Uint8Array(first.rawPayload);
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual([
    'manifest.json',
    'indice.txt',
    'denuncia.pdf',
    'allegati/01-Fattura-e-qui.jpg',
    'dati.json',
  ]);
  const data = Buffer.from(files['dati.json'] ?? []).toString();
  expect(data).toContain('IT60X0542811101000000123456');
  expect(data).toContain('Grazie, lo guardiamo.');
  expect(data).not.toContain('perito');
  const check = checkDealFile(zip);
  expect(check.faults).toEqual([]);
  const [noted] = await server.db.select().from(deskLog).where(eq(deskLog.action, 'claim.file-made'));
  expect(noted?.details).toContain(check.manifestSha256);
  const second = await get(server, browser, handOverZipPath(claim.id));
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
});

test('the report alone is a PDF, served to staff who may see its contents', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'revisore');
  const claim = await reportedClaim(server);
  const pdf = await get(server, browser, handOverPdfPath(claim.id));
  expect(pdf.statusCode).toBe(200);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await get(server, browser, handOverPdfPath(newKey()))).statusCode).toBe(404);
  expect((await server.request({ url: handOverPdfPath(claim.id) })).statusCode).toBe(401);
});
