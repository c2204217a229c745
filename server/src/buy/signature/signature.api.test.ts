import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import {
  requestSignatureCodeCall,
  signatureCall,
  signDocumentsCall,
} from '@riparo/domain/buy/purchase/signature-calls.ts';
import { withdrawCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { RENEWAL_APPROVAL } from '@riparo/domain/buy/signature/consent.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { eq, inArray, isNull } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { latestCode, mailsTo, otherThan } from '../../../test/account-holder.ts';
import { mailedToken, paidDeal, payFor, sign, signatureOf, signFor } from '../../../test/after-purchase.ts';
import { booksOf, dealToPay, runJobs } from '../../../test/deals.ts';
import { hold } from '../../../test/held-rows.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealToken } from '../deals/deal-token.ts';
import { dealHistory, type DealRow, deals } from '../deals/tables.ts';
import { rateLimits } from '../../platform/http/rate-limit/tables.ts';
import { activatePolicies } from '../policies/activate-policies.ts';
import { sandboxAttachments } from '../../platform/providers/mail/tables.ts';
import { chaseSignatures } from './chase-signatures.ts';
import { policyContent } from '../documents/contents/policy.ts';
import { proofContent } from './proof.ts';
import { findDocument } from '../documents/deal-documents.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { sendForSignature } from './send-for-signature.ts';
import { sealDocuments } from './seal-documents.ts';
import { dealDocuments, soldDocuments } from '../documents/tables.ts';
import { dealSignatures, type SignatureEvidence } from './tables.ts';
import { pageCountOf } from '../../platform/drawing/seal/with-pages-of.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (days: number) => new Date(now.getTime() + days * DAY_MS);

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('after the payment', () => {
  test('after the payment documents are made, and the signing link is mailed', async () => {
    await using server = await testServer({ now, drawsDocuments: true });
    const deal = await paidDeal(server);
    expect((await booksOf(server, deal)).deal.stage).toBe('documentation_send');
    const token = await mailedToken(server, deal.email, 'firma');
    const { answer, headers } = await server.call(signatureCall, { params: { token } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(answer.data).toMatchObject({
      state: 'to-sign',
      product: { key: 'pet', title: 'Sussidio Pet' },
      codeGoesTo: `a•••@example.it`,
      expiresAt: after(30).toISOString(),
      next: 'start',
      startsOn: null,
    });
    expect(answer.data.documents.map(({ kind }) => kind)).toEqual([
      'polizza',
      'coerenza',
      'dip',
      'dip-aggiuntivo',
      'condizioni',
      'informativa-precontrattuale',
      'vendita-a-distanza',
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/Ada|DNGDAA|Roma/);

    for (const { path } of answer.data.documents) {
      const file = await server.request(path);
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.headers['cache-control']).toBe('no-store');
    }
    const [policy] = answer.data.documents;
    const text = await textOf((await server.request(policy?.path ?? '')).rawPayload);
    for (const expected of ['Polizza', examplePerson.name, examplePerson.taxCode, '€ 79,00', '14 giorni'])
      expect(text).toContain(expected);
  });

  test('a statement lists the questions before the sale, the answers and why the cover fits', async () => {
    await using server = await testServer({ now, drawsDocuments: true });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    const file = await server.request(`/api/v1/signature/${token}/documents/coerenza`);
    const text = await textOf(file.rawPayload);
    expect(text).toContain('Dichiarazione di coerenza');
    for (const { question, answer, why } of deal.suitability?.lines ?? [])
      for (const expected of [question, answer, why])
        expect(text).toContain(expected.replaceAll('\u00a0', ' '));
    expect(text).toContain('15 novembre 2026');
    expect(text).toContain('coerente con le tue richieste ed esigenze');
  });

  test('a buyer from before the questions signs what they were promised, without a statement', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server, { suitability: null, stage: 'paid' });
    await makeDocuments(server.parts, deal.uuid, sendForSignature);
    const kinds = await server.db.select({ kind: dealDocuments.kind }).from(dealDocuments);
    expect(kinds.map(({ kind }) => kind)).toContain('polizza');
    expect(kinds.map(({ kind }) => kind)).not.toContain('coerenza');
  });

  test('documents sent for signature do not change, not even an information set that was one file', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    await server.db.delete(dealDocuments).where(inArray(dealDocuments.kind, ['dip', 'dip-aggiuntivo']));
    await server.db
      .update(dealDocuments)
      .set({ kind: 'set-informativo' })
      .where(eq(dealDocuments.kind, 'condizioni'));
    await makeDocuments(server.parts, deal.uuid, sendForSignature);
    const token = await mailedToken(server, deal.email, 'firma');
    const { documents } = await signatureOf(server, token);
    expect(documents.map(({ kind }) => kind)).toEqual([
      'polizza',
      'coerenza',
      'informativa-precontrattuale',
      'vendita-a-distanza',
      'set-informativo',
    ]);
  });

  test('a repeated job makes nothing twice', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const mails = (await mailsTo(server, deal.email)).length;
    const before = await server.db.select().from(dealDocuments);
    await makeDocuments(server.parts, deal.uuid, sendForSignature);
    await runJobs(server);
    expect(await server.db.select().from(dealDocuments)).toEqual(before);
    expect(await mailsTo(server, deal.email)).toHaveLength(mails);
  });

  test('shared documents are stored once', async () => {
    await using server = await testServer({ now });
    await paidDeal(server);
    await paidDeal(server);
    expect(await server.db.$count(dealDocuments)).toBe(16);
    expect(await server.db.$count(soldDocuments)).toBe(5);
    expect(await server.db.$count(dealDocuments, isNull(dealDocuments.content))).toBe(10);
  });

  test.each([
    ['pet', 'polizza', 'polizza-firmata'],
    ['covid-19', 'certificato', 'certificato-firmato'],
  ])(
    'the document signed for %s has its right name, on the page and in mails',
    async (productKey, one, signed) => {
      await using server = await testServer({ now });
      const deal = await paidDeal(server, { productKey });
      const token = await signFor(server, deal);
      const number = deal.uuid.slice(0, 8);
      for (const [kind, name] of [
        ['polizza', one],
        ['polizza-firmata', signed],
        ['ricevuta', 'ricevuta'],
      ]) {
        const { headers } = await server.request(`/api/v1/signature/${token}/documents/${kind}`);
        expect(headers['content-disposition']).toBe(`inline; filename="riparo-${name}-${number}.pdf"`);
      }
      const [mail] = await mailsTo(server, deal.email);
      const brought = await server.db
        .select()
        .from(sandboxAttachments)
        .where(eq(sandboxAttachments.mailId, mail?.id ?? deal.uuid));
      expect(brought.map(({ filename }) => filename)).toEqual([`riparo-${signed}-${number}.pdf`]);
    },
  );

  test('a document whose bytes have changed is not returned', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    await server.db
      .update(dealDocuments)
      .set({ content: Buffer.from('%PDF-1.3 other') })
      .where(eq(dealDocuments.kind, 'polizza'));
    const { statusCode } = await server.request(`/api/v1/signature/${token}/documents/polizza`);
    expect(statusCode).toBe(500);
  });
});

describe('a renewing contract', () => {
  test('a renewing contract is signed only if that clause is approved separately, and the proof says so', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server, { productKey: 'mimuovo' });
    const token = await mailedToken(server, deal.email, 'firma');
    expect(await signatureOf(server, token)).toMatchObject({ approvesRenewal: true });
    await server.call(requestSignatureCodeCall, { params: { token } });
    const code = await latestCode(server, deal.email);
    const body = { consent: true, code };
    const unapproved = await server.call(signDocumentsCall, { params: { token }, body });
    expect(Object.keys(unapproved.problem.fields ?? {})).toEqual(['renewal']);
    expect((await sign(server, token, code)).answer.data.state).toBe('signed');
    const [row] = await server.db.select().from(dealSignatures);
    expect(row?.evidence?.approved).toEqual([RENEWAL_APPROVAL]);
    expect(JSON.stringify(proofContent(row?.evidence as SignatureEvidence))).toContain('articolo 1341');
  });

  test('a compulsorily insured scooter has no renewal clause, and its policy names the plate', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server, { productKey: 'monopattino' });
    const known = { ...deal, profile: { ...deal.profile, plateCode: 'BCD234' } };
    expect(JSON.stringify(policyContent(known, now))).toContain('["Contrassegno","BCD234"]');
    expect(JSON.stringify(policyContent(deal, now))).toContain('prima che la copertura cominci');
    await payFor(server, deal);
    const token = await mailedToken(server, deal.email, 'firma');
    expect(await signatureOf(server, token)).toMatchObject({ approvesRenewal: false });
    await server.call(requestSignatureCodeCall, { params: { token } });
    const body = { consent: true, code: await latestCode(server, deal.email) };
    const { answer } = await server.call(signDocumentsCall, { params: { token }, body });
    expect(answer.data.state).toBe('signed');
  });
});

describe('making a signature', () => {
  test('a signature is made with the mailed code, proved, sealed, and followed by the first day', async () => {
    await using server = await testServer({ now, drawsDocuments: true });
    const deal = await paidDeal(server);
    server.setNow(after(2));
    const token = await signFor(server, deal);

    expect(await signatureOf(server, token)).toMatchObject({
      state: 'signed',
      signedAt: after(2).toISOString(),
      codeGoesTo: null,
      startsOn: '2026-11-18',
      endsOn: '2027-11-17',
    });
    const { firstName, lastName, taxCode } = examplePerson;
    const [signature] = await server.db.select().from(dealSignatures);
    const shown = await server.db.select().from(dealDocuments).where(eq(dealDocuments.kind, 'polizza'));
    expect(signature).toMatchObject({ codeHash: null, sealedAt: after(2) });
    expect(signature?.evidence).toMatchObject({
      signer: { firstName, lastName, taxCode, email: deal.email },
      signedAt: after(2).toISOString(),
      address: '127.0.0.1',
      consent: { version: '2026-11' },
      code: { sentTo: deal.email, wrongTries: 0 },
    });
    expect(signature?.evidence?.documents).toHaveLength(7);
    expect(signature?.evidence?.documents[0]).toMatchObject({ kind: 'polizza', sha256: shown[0]?.sha256 });

    const [mail] = await mailsTo(server, deal.email);
    expect(mail?.subject).toBe('Hai firmato: Sussidio Pet');
    const signed = await server.request(`/api/v1/signature/${token}/documents/polizza-firmata`);
    expect(signed.body).toContain('ETSI.CAdES.detached');
    const text = await textOf(signed.rawPayload);
    for (const expected of ['Polizza', 'Prova della firma', '127.0.0.1', shown[0]?.sha256 ?? '-'])
      expect(text.replaceAll(' ', '')).toContain(expected.replaceAll(' ', ''));

    // The proof is one of its pages, and counted.
    const pageCount = await pageCountOf(signed.rawPayload);
    for (let page = 1; page <= pageCount; page += 1)
      expect(text.replaceAll(' ', '')).toContain(`Pagina${page}di${pageCount}`);

    await activatePolicies(server.parts);
    expect((await booksOf(server, deal)).deal.stage).toBe('documentation_signed');
    // Midnight in Rome, still the day before in UTC.
    server.setNow(new Date('2026-11-17T23:00:00Z'));
    await activatePolicies(server.parts);
    await activatePolicies(server.parts);
    await runJobs(server);
    expect((await booksOf(server, deal)).deal.stage).toBe('closed_won');
    const [welcome] = await mailsTo(server, deal.email);
    expect(welcome?.subject).toBe('La copertura è attiva: Sussidio Pet');
    expect(welcome?.text).toContain('1º dicembre 2026');
    const brought = await server.db
      .select()
      .from(sandboxAttachments)
      .where(eq(sandboxAttachments.mailId, welcome?.id ?? deal.uuid))
      .orderBy(sandboxAttachments.filename);
    expect(brought.map(({ filename }) => filename.replace(/-[\da-f]{8}/, ''))).toEqual([
      'riparo-benvenuto.pdf',
      'riparo-polizza-firmata.pdf',
    ]);
    const events = await server.db.select().from(dealHistory).orderBy(dealHistory.id);
    expect(events.map(({ event }) => event)).toEqual([
      'payment-opened',
      'payment-confirmed',
      'documents-sent',
      'documents-signed',
      'policy-activated',
    ]);
  });

  test('a signature requires the consent and the right code, and five wrong ones void it', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    expect((await sign(server, token, '123456')).problem.code).toBe('CodeMismatchException');
    await server.call(requestSignatureCodeCall, { params: { token } });
    const code = await latestCode(server, deal.email);
    expect((await sign(server, token, code, false)).problem.fields).toEqual({
      consent: 'Per firmare serve la conferma che hai letto i documenti.',
    });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let turn = 0; turn < 5; turn += 1)
      expect((await sign(server, token, wrong)).problem.code).toBe('CodeMismatchException');
    expect((await sign(server, token, code)).problem.code).toBe('ExpiredCodeException');
    expect((await signatureOf(server, token)).state).toBe('to-sign');

    const soon = await server.call(requestSignatureCodeCall, { params: { token } });
    expect(soon.problem.code).toBe('LimitExceededException');
  });

  test('a signature requires a code of the last hour', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    await server.call(requestSignatureCodeCall, { params: { token } });
    const code = await latestCode(server, deal.email);
    server.setNow(new Date(now.getTime() + 3_600_000));
    expect((await sign(server, token, code)).problem.code).toBe('ExpiredCodeException');
    server.setNow(new Date(now.getTime() + 3_599_999));
    expect((await sign(server, token, code)).answer.data.state).toBe('signed');
  });

  test('a new code restores all tries of a signature, and the proof counts those of the code that signed', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    await server.call(requestSignatureCodeCall, { params: { token } });
    const first = await latestCode(server, deal.email);
    for (let turn = 0; turn < 4; turn += 1) await sign(server, token, otherThan(first));
    await server.db.delete(rateLimits);
    await server.call(requestSignatureCodeCall, { params: { token } });
    const code = await latestCode(server, deal.email);
    await sign(server, token, otherThan(code));
    expect((await sign(server, token, code)).answer.data.state).toBe('signed');
    const [{ evidence } = { evidence: null }] = await server.db.select().from(dealSignatures);
    expect(evidence?.code.wrongTries).toBe(1);
  });

  test('a signature can be made to the last second of its thirty days, even before the deal is closed', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    const document = async () =>
      (await server.request(`/api/v1/signature/${token}/documents/polizza`)).statusCode;
    server.setNow(new Date(after(30).getTime() - 1));
    expect(await signatureOf(server, token)).toMatchObject({
      state: 'to-sign',
      expiresAt: after(30).toISOString(),
    });
    expect(await document()).toBe(200);
    server.setNow(after(30));
    expect(await signatureOf(server, token)).toMatchObject({ state: 'expired', documents: [] });
    expect(await document()).toBe(404);
    const codeAnswer = await server.call(requestSignatureCodeCall, { params: { token } });
    expect(codeAnswer.problem.code).toBe('not-to-sign');
    expect((await booksOf(server, deal)).deal.stage).toBe('documentation_send');
  });

  test('the signing link shows the documents for the same thirty days, and no longer', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await signFor(server, deal);
    server.setNow(new Date(after(30).getTime() - 1));
    expect((await signatureOf(server, token)).documents).toHaveLength(9);
    server.setNow(after(30));
    expect(await signatureOf(server, token)).toMatchObject({ state: 'signed', documents: [] });
    const signed = await server.request(`/api/v1/signature/${token}/documents/polizza-firmata`);
    expect(signed.statusCode).toBe(404);
  });

  test('after a withdrawal no signature is requested, and the documents are not shown', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    const toWithdraw = await mailedToken(server, deal.email, 'recesso');
    await server.call(withdrawCall, { params: { token: toWithdraw } });
    expect(await signatureOf(server, token)).toMatchObject({ state: 'expired', documents: [] });
    expect((await sign(server, token, '123456')).problem.code).toBe('not-to-sign');
    const shown = await server.request(`/api/v1/signature/${token}/documents/polizza`);
    expect(shown.statusCode).toBe(404);
  });

  test('a signature in two windows at once happens once, and sealing again changes nothing', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    await server.call(requestSignatureCodeCall, { params: { token } });
    const code = await latestCode(server, deal.email);
    // Both have read the unsigned documents before either signs.
    await using busy = await hold(server, 'select from deal where uuid = $1 for update', [deal.uuid]);
    const signing = [sign(server, token, code), sign(server, token, code)];
    await busy.awaitedBy(2);
    await busy.release();
    const both = await Promise.all(signing);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ answer }) => answer.data.state)).toEqual(['signed', 'signed']);
    // Both have seen that it is not sealed before either seals.
    await using sealing = await hold(server, 'select from deal where uuid = $1 for update', [deal.uuid]);
    const twice = [sealDocuments(server.parts, deal.uuid), sealDocuments(server.parts, deal.uuid)];
    await sealing.awaitedBy(2);
    await sealing.release();
    await Promise.all(twice);
    await runJobs(server);
    const history = await server.db
      .select()
      .from(dealHistory)
      .where(eq(dealHistory.event, 'documents-signed'));
    expect(history).toHaveLength(1);
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Hai firmato'))).toHaveLength(1);
  });

  test('the signature of one person changes nothing for another who has yet to sign, with or without a code', async () => {
    await using server = await testServer({ now });
    const [other, deal] = [await paidDeal(server), await paidDeal(server)];
    const othersToken = await mailedToken(server, other.email, 'firma');
    await server.call(requestSignatureCodeCall, { params: { token: othersToken } });
    const ofOther = () =>
      server.db.select().from(dealSignatures).where(eq(dealSignatures.dealUuid, other.uuid));
    const before = await ofOther();
    const token = await mailedToken(server, deal.email, 'firma');
    await server.call(requestSignatureCodeCall, { params: { token } });
    const code = await latestCode(server, deal.email);
    await sign(server, token, otherThan(code));
    expect((await sign(server, token, code)).answer.data.state).toBe('signed');
    await runJobs(server);
    expect(await ofOther()).toEqual(before);
    expect((await booksOf(server, other)).deal.stage).toBe('documentation_send');

    await sign(server, othersToken, await latestCode(server, other.email));
    await runJobs(server);
    expect(await findDocument(server.db, other.uuid, 'polizza-firmata')).not.toBeNull();
    expect(await findDocument(server.db, deal.uuid, 'polizza-firmata')).not.toBeNull();
  });

  test("the evidence of a signature stores the start of the browser's user agent, however long", async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    await server.call(requestSignatureCodeCall, { params: { token } });
    const browser = `Firefox ${'x'.repeat(400)}`;
    const { statusCode } = await server.request({
      method: 'POST',
      url: signDocumentsCall.path.replace(':token', token),
      headers: { origin: server.parts.config.publicUrl.origin, 'user-agent': browser },
      payload: { consent: true, renewal: true, code: await latestCode(server, deal.email) },
    });
    expect(statusCode).toBe(200);
    const [row] = await server.db.select().from(dealSignatures);
    expect(row?.evidence?.browser).toBe(browser.slice(0, 300));
  });

  test.each(['pay-first', 'sign-first'] as const)(
    'a signature followed at once by a withdrawal is sealed, and no next step is mailed: %s',
    async (order) => {
      await using server = await testServer({ now });
      const deal = await paidDeal(server);
      await server.db.update(deals).set({ order }).where(eq(deals.uuid, deal.uuid));
      const token = await mailedToken(server, deal.email, 'firma');
      const toWithdraw = await mailedToken(server, deal.email, 'recesso');
      await server.call(requestSignatureCodeCall, { params: { token } });
      await sign(server, token, await latestCode(server, deal.email));
      await server.call(withdrawCall, { params: { token: toWithdraw } });
      await runJobs(server);
      const [row] = await server.db.select().from(dealSignatures);
      expect(row?.sealedAt).toEqual(now);
      const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Hai firmato'))).toEqual([]);
      expect((await booksOf(server, deal)).deal.stage).toBe('closed_lost');
    },
  );

  test.each([
    [
      'no code is mailed',
      async (server: TestServer, { email }: DealRow) =>
        server.call(requestSignatureCodeCall, {
          params: { token: await mailedToken(server, email, 'firma') },
        }),
    ],
    ['no reminder is sent', (server: TestServer) => chaseSignatures(server.parts)],
  ])('no signature is requested for a purchase abandoned at that very moment: %s', async (_what, ask) => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const mails = (await mailsTo(server, deal.email)).length;
    server.setNow(after(3));
    await using given = await hold(server, `update deal set stage = 'closed_lost' where uuid = $1`, [
      deal.uuid,
    ]);
    const asking = ask(server, deal);
    await given.awaitedBy(1);
    await given.release();
    await asking;
    expect(await mailsTo(server, deal.email)).toHaveLength(mails);
    const [row] = await server.db.select().from(dealSignatures);
    expect(row).toMatchObject({ codeHash: null, remindersSent: 0 });
  });

  test('a signature with a link voided at that very moment is refused', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    await server.call(requestSignatureCodeCall, { params: { token } });
    const code = await latestCode(server, deal.email);
    await using voided = await hold(
      server,
      'update deal set link_version = link_version + 1 where uuid = $1',
      [deal.uuid],
    );
    const signing = sign(server, token, code);
    await voided.awaitedBy(1);
    await voided.release();
    expect((await signing).status).toBe(404);
    expect((await booksOf(server, deal)).deal.stage).toBe('documentation_send');
  });

  test('reminders to sign are sent after 3 and 10 days; after 30 the deal is lost and the money refunded', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    const remindersTo = async ({ email }: DealRow) =>
      (await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('Manca solo')).length;
    // Another customer bought a week later.
    server.setNow(after(7));
    const later = await paidDeal(server);
    for (const [days, sent, sentToOther] of [
      [2, 0, 0],
      [3, 1, 0],
      [9, 1, 0],
      [10, 2, 1],
      [29, 2, 2],
    ] as const) {
      server.setNow(after(days));
      await chaseSignatures(server.parts);
      expect(await remindersTo(deal), `${days}`).toEqual(sent);
      expect(await remindersTo(later), `${days}`).toEqual(sentToOther);
    }
    server.setNow(after(30));
    await chaseSignatures(server.parts);
    await chaseSignatures(server.parts);
    await runJobs(server);
    const books = await booksOf(server, deal);
    expect(books.deal.stage).toBe('closed_lost');
    expect((await booksOf(server, later)).deal.stage).toBe('documentation_send');
    expect(books.payments).toMatchObject([{ state: 'refunded', refundReason: 'never-signed' }]);
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
    expect(subjects.slice(0, 2).map((subject) => subject.replace(/\s/g, ' '))).toEqual([
      'Ti abbiamo rimborsato € 79,00',
      'Acquisto annullato: Sussidio Pet',
    ]);
    const expired = await signatureOf(server, token);
    expect(expired).toMatchObject({ state: 'expired', documents: [], codeGoesTo: null });
    expect((await sign(server, token, '123456')).problem.code).toBe('not-to-sign');
    expect((await server.request(`/api/v1/signature/${token}/documents/polizza`)).statusCode).toBe(404);
  });

  test('a signature with an unknown link is not found', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'firma');
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const each of [forged, 'x', `${token}${token}`, await mailedToken(server, deal.email, 'recesso')]) {
      expect((await server.call(signatureCall, { params: { token: each } })).status).toBe(404);
      expect((await server.call(requestSignatureCodeCall, { params: { token: each } })).status).toBe(404);
      expect((await sign(server, each, '123456')).status).toBe(404);
      expect((await server.request(`/api/v1/signature/${each}/documents/polizza`)).statusCode).toBe(404);
    }
    expect((await server.request(`/api/v1/signature/${token}/documents/altro`)).statusCode).toBe(404);
  });

  test('there is no signature before its documents, even by the link that will be sent, and nothing is sealed', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await sealDocuments(server.parts, deal.uuid);
    expect(await findDocument(server.db, deal.uuid, 'polizza-firmata')).toBeNull();
    const token = dealToken(server.parts.keyedHash, 'signature', deal);
    expect((await server.call(signatureCall, { params: { token } })).status).toBe(404);
  });
});
