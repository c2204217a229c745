import { answerPreviewPath, receiptLetterPath } from '@riparo/domain/care/complaints/paths.ts';
import { makeComplaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import {
  closeComplaintCall,
  complaintFiguresCall,
  deskComplaintCall,
  deskComplaintsCall,
  registerComplaintCall,
  saveAnswerCall,
  takeComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { textOfPdf } from '../../../test/text-of-pdf.ts';
import { complaint, complains, newKey } from '../../../test/complaints.ts';
import { atDesk } from '../../../test/desk.ts';
import { testServer } from '../../../test/test-server.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { deskRequests } from '../requests/tables.ts';
import { warnAboutComplaints } from './warn-about-complaints.ts';

// A Friday.
const now = new Date('2026-11-20T10:00:00Z');
const start = () => testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' }, drawsDocuments: true });

/** Struck by a scooter insured here: no customer, no policy, only a plate. */
const letter = (given: object = {}) => ({
  ...complaint(),
  submissionKey: newKey(),
  channel: 'post' as const,
  receivedOn: '2026-11-20',
  complainant: 'injured',
  area: 'damages',
  reference: 'Contrassegno X7K2M9',
  story: 'Il 12 novembre un monopattino mi ha investito in via Roma a Torino.',
  wish: 'Il risarcimento dei danni alla bicicletta e della frattura.',
  email: null,
  address: 'Via dei Fiori 12, 10121 Torino',
  ...given,
});

test('an injured party’s letter is registered at the desk, handed to the insurer by the next working day, and is not a complaint', async () => {
  await using server = await start();
  let { browser } = await atDesk(server, 'responsabile', 'Rita Blu');
  await complains(server);
  const { id, number } = (await browser.call(registerComplaintCall, letter())).answer.data;

  // Over the weekend: first in the list, before a complaint of the same day.
  const [first] = (await browser.call(deskComplaintsCall)).answer.data;
  expect(first).toMatchObject({ number, area: 'damages', complainant: 'injured', dueBy: '2026-11-23' });
  const [inQueue] = await server.db.select().from(deskRequests).where(eq(deskRequests.sourceId, id));
  expect(inQueue?.deadline).toEqual(new Date('2026-11-23T22:59:00Z'));
  const receipt = await textOfPdf(server, browser, receiptLetterPath(id));
  expect(receipt).toContain('Ricevuta della richiesta');
  expect(receipt).toContain('I termini per risponderti partono quando la compagnia la riceve');
  expect(receipt).not.toContain('reclamo REC');

  server.setNow(new Date('2026-11-21T10:00:00Z'));
  for (const _ of ['once', 'again']) await warnAboutComplaints(server.parts);
  const mails = await server.db.select().from(mailMessages);
  expect(mails.filter(({ template }) => template === 'complaint-warning')).toHaveLength(1);

  // The insurer decides: there is nothing for us to answer.
  ({ browser } = await atDesk(server, 'responsabile', 'Rita Blu'));
  await browser.call(takeComplaintCall, undefined, { id });
  const written = { version: 0, text: 'Paghiamo noi.', outcome: 'accepted' } as const;
  expect((await browser.call(saveAnswerCall, written, { id })).problem.code).toBe('NotOursToAnswer');

  const body = { reason: 'forwarded', words: 'Inoltrata con PEC all’ufficio sinistri.' } as const;
  expect((await browser.call(closeComplaintCall, body, { id })).answer.data.state).toBe('closed');
  const answerText = await textOfPdf(server, browser, answerPreviewPath(id));
  expect(answerText).toContain('entro 60 giorni se il danno è alle cose e 90 se ci sono ferite');
  expect(answerText).toContain('articolo 148 del Codice delle assicurazioni');

  const figures = await browser.call(complaintFiguresCall, undefined, undefined, { year: '2026' });
  expect(figures.answer.data.map(({ area }) => area)).toEqual([complaint().area]);
});

test('an injured party’s letter is visible to staff who answer for the register, and to a consulente it is assigned to', async () => {
  await using server = await start();
  const { browser } = await atDesk(server, 'responsabile', 'Rita Blu');
  const { id } = (await browser.call(registerComplaintCall, letter())).answer.data;
  const consulente = (await atDesk(server, 'consulente', 'Carlo Verdi')).browser;
  const revisore = (await atDesk(server, 'revisore', 'Rosa Neri')).browser;
  expect((await consulente.call(deskComplaintCall, undefined, { id })).status).toBe(404);
  expect((await revisore.call(deskComplaintCall, undefined, { id })).status).toBe(200);
});

test('the site’s complaint form refuses a request for payment, which must reach the insurer', async () => {
  await using server = await start();
  const { browser } = await atDesk(server, 'responsabile', 'Rita Blu');
  const paymentRequest = { ...complaint(), area: 'damages', complainant: 'injured', submissionKey: newKey() };
  expect((await browser.call(makeComplaintCall, paymentRequest)).problem.fields).toHaveProperty('area');
});
