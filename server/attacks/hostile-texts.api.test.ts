import { submitFormCall } from '@riparo/domain/contract/form-calls.ts';
import { inArray } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deals } from '../src/deals/tables.ts';
import { dealDocuments } from '../src/signature/tables.ts';
import { payFor } from '../test/after-purchase.ts';
import { dealToPay, runJobs } from '../test/deals.ts';
import { openSmtpInbox } from '../test/smtp-inbox.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { imageMark, scriptMark } from './odd-values.ts';
import { attackDay } from './world.ts';

// As if every rule had let them in: what draws and writes must hold by itself.
const hostile = {
  header: 'Ada\r\nBcc: eve@example.org\r\n\r\n',
  markup: `Rossi ${scriptMark} ${imageMark} "' onload=alert(1)`,
  pdf: 'Via ) Tj ET endstream endobj 1 0 obj << /S /JavaScript /JS (app.alert(1)) >> (',
  script: '\u202eissoR \u2066عائشة 👩‍👩‍👧‍👦 A\u0301\u0301\u0301',
};

let inbox: Awaited<ReturnType<typeof openSmtpInbox>>;
let server: TestServer;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  server = await testServer({
    now: attackDay,
    environment: { MAIL_PROVIDER: 'smtp', SMTP_URL: inbox.url },
  });
  const deal = await dealToPay(server, { firstName: hostile.header, lastName: hostile.markup });
  const profile = { ...deal.profile, address: hostile.pdf, city: hostile.script };
  await server.db.update(deals).set({ profile });
  await payFor(server, deal);
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

describe('what a visitor wrote', () => {
  test('is text in mails, and starts no header of theirs', () => {
    expect(inbox.received.length).toBeGreaterThan(2);
    for (const { html = '', headers, to, cc, bcc, subject = '' } of inbox.received) {
      expect(html).not.toMatch(/<script|<img src=x|<svg/);
      expect(html).not.toContain('href="javascript:');
      expect(subject).not.toMatch(/[\r\n]/);
      expect([to?.length, cc, bcc]).toEqual([1, undefined, undefined]);
      expect(headers.filter(({ key }) => ['bcc', 'set-cookie'].includes(key))).toEqual([]);
    }
  });

  test('is text in documents, and runs nothing there', async () => {
    const drawn = await server.db
      .select()
      .from(dealDocuments)
      .where(inArray(dealDocuments.kind, ['polizza', 'ricevuta']));
    expect(drawn).toHaveLength(2);
    const texts: string[] = [];
    for (const { content } of drawn) {
      if (!content) throw new Error('a document of one buyer alone has content of its own');
      const pdf = await getDocumentProxy(new Uint8Array(content));
      expect(await pdf.getJSActions()).toBeNull();
      expect(await pdf.getOpenAction()).toBeNull();
      texts.push((await extractText(pdf, { mergePages: true })).text);
      expect(content.toString('latin1')).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile)\b/);
    }
    expect(texts.join()).toContain('/JavaScript');
  });
});
