import { submitFormCall } from '@riparo/domain/platform/call/form-calls.ts';
import { requestSignatureCodeCall, signDocumentsCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { isNotNull } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deals } from '../src/buy/deals/tables.ts';
import { dealDocuments } from '../src/buy/documents/tables.ts';
import { payFor } from '../test/after-purchase.ts';
import { dealToPay, runJobs } from '../test/deals.ts';
import { openSmtpInbox } from '../test/smtp-inbox.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { hostileWords as hostile, liveDocument, liveMarkup } from './hostile-words.ts';
import { attackDay } from './world.ts';

let inbox: Awaited<ReturnType<typeof openSmtpInbox>>;
let server: TestServer;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  server = await testServer({
    drawsDocuments: true,
    now: attackDay,
    environment: { MAIL_PROVIDER: 'smtp', SMTP_URL: inbox.url },
  });
  const deal = await dealToPay(server, { firstName: hostile.header, lastName: hostile.markup });
  const profile = { ...deal.profile, address: hostile.pdf, city: hostile.script };
  await server.db.update(deals).set({ profile });
  await payFor(server, deal);
  await signAsAnOddBrowser();
  await server.call(submitFormCall, {
    params: { portalId: 'riparo', formId: server.parts.config.forms.quoteFormId },
    body: {
      fields: Object.values(hostile).map((value) => ({ name: value.slice(0, 100), value })),
      context: { pageName: hostile.header + hostile.markup, pageUri: 'javascript:alert(1)' },
    },
  });
  await runJobs(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await inbox.close();
});

/** The evidence of a signature names the browser. */
async function signAsAnOddBrowser(): Promise<void> {
  const token = lastMailed(/\/firma\/([\w-]+)/);
  await server.call(requestSignatureCodeCall, { params: { token } });
  await runJobs(server);
  const signed = await server.call(signDocumentsCall, {
    params: { token },
    body: { consent: true, code: lastMailed(/^ {4}(\d{6})$/m) },
    headers: { 'user-agent': `${hostile.markup} ${hostile.pdf}` },
  });
  expect(signed.status).toBe(200);
  await runJobs(server);
}

function lastMailed(pattern: RegExp): string {
  const found = inbox.received.map(({ text = '' }) => pattern.exec(text)?.[1]);
  return found.findLast((one) => one !== undefined) ?? '';
}

describe('texts written by a visitor', () => {
  test("a visitor's text is plain text in mails, and adds no header to them", () => {
    expect(inbox.received.length).toBeGreaterThan(2);
    for (const { html = '', headers, to, cc, bcc, subject = '' } of inbox.received) {
      expect(html).not.toMatch(liveMarkup);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(to).toHaveLength(1);
      expect(cc).toBeUndefined();
      expect(bcc).toBeUndefined();
      expect(headers.filter(({ key }) => ['bcc', 'set-cookie'].includes(key))).toEqual([]);
    }
  });

  test("a visitor's text is plain text in documents, and runs nothing there", async () => {
    const drawn = await server.db.select().from(dealDocuments).where(isNotNull(dealDocuments.content));
    const kinds = drawn.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['polizza', 'polizza-firmata', 'ricevuta']));
    const texts: string[] = [];
    for (const { content } of drawn) {
      if (!content) throw new Error('a document of one buyer alone has content of its own');
      const pdf = await getDocumentProxy(new Uint8Array(content));
      expect(await pdf.getJSActions()).toBeNull();
      expect(await pdf.getOpenAction()).toBeNull();
      texts.push((await extractText(pdf, { mergePages: true })).text);
      expect(content.toString('latin1')).not.toMatch(liveDocument);
    }
    expect(texts.join()).toContain('/JavaScript');
  });
});
