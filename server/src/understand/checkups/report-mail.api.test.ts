import { getCheckupReportCall, submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { reportPdfPath } from '@riparo/domain/understand/checkup/paths.ts';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { quizRequest } from '../../../test/checkup-answers.ts';
import { cloneDatabase } from '../../../test/test-database.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { sandboxAttachments } from '../../platform/providers/mail/tables.ts';
import { checkups } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

async function wordsOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

async function attachments(server: TestServer) {
  return server.db.select().from(sandboxAttachments);
}

describe('the mail with the report', () => {
  test('the mail with the report contains the link and the document', async () => {
    await using server = await testServer({
      now,
      environment: { PUBLIC_URL: 'https://www.riparo.example' },
      drawsDocuments: true,
    });
    const { answer } = await server.call(submitQuizCall, { body: quizRequest() });

    const [mail] = await server.mails();
    expect(mail).toMatchObject({
      recipient: 'ada@example.it',
      subject: 'Il tuo report di copertura è pronto',
      text: expect.stringContaining(
        `https://www.riparo.example/quiz-copertura/report/${answer.id}`,
      ) as string,
    });
    const [file] = await attachments(server);
    expect(file).toMatchObject({
      mailId: mail?.id,
      filename: 'riparo-report-di-copertura.pdf',
      contentType: 'application/pdf',
    });
    const words = await wordsOf(file?.content ?? Buffer.alloc(0));
    expect(words).toContain('Ada, ecco quanto sei al riparo');
    expect(words).toContain('34%');
    expect(words).toContain('Hai un mutuo: la rata arriva anche nei mesi in cui non puoi lavorare.');
  });

  test('the mail with the report is sent once, with the document, if the server restarts before sending', async () => {
    const database = await cloneDatabase();
    {
      await using first = await testServer({ now, databaseUrl: database.url });
      await first.call(submitQuizCall, { body: quizRequest() });
      const [waiting] = await first.db.select().from(mailMessages);
      expect(waiting?.sentAt).toBeNull();
      // The document is made when the mail is sent: the queued job only names it.
      expect(Object.keys(waiting?.data as object).toSorted()).toEqual([
        'checkupId',
        'feeling',
        'firstName',
        'result',
      ]);
    }
    {
      await using second = await testServer({ now, databaseUrl: database.url });
      expect(await second.mails()).toHaveLength(1);
      expect(await second.mails()).toHaveLength(1);
      expect(await attachments(second)).toHaveLength(1);
    }
    await database.drop();
  });

  test('the mail with the report is not sent if the report was deleted meanwhile', async () => {
    await using server = await testServer({ now });
    const { answer } = await server.call(submitQuizCall, { body: quizRequest() });
    await server.db.delete(checkups).where(eq(checkups.id, answer.id));
    expect(await server.mails()).toEqual([]);
    expect(await server.db.select().from(mailMessages)).toEqual([]);
  });
});

describe('the document of a report', () => {
  test('the document of a report can be downloaded with the link, always the same, and is not cached', async () => {
    await using server = await testServer({ now });
    const { answer } = await server.call(submitQuizCall, { body: quizRequest() });
    const first = await server.request(reportPdfPath(answer.id));
    server.setNow(new Date('2027-11-15T10:00:00Z'));
    const later = await server.request(reportPdfPath(answer.id));

    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': 'attachment; filename="riparo-report-di-copertura.pdf"',
    });
    expect(later.rawPayload.equals(first.rawPayload)).toBe(true);
    await server.mails();
    const [file] = await attachments(server);
    expect(file?.content.equals(first.rawPayload)).toBe(true);
  });

  test('the document of a report says what the report says, figure by figure', async () => {
    await using server = await testServer({ now, drawsDocuments: true });
    const { answer } = await server.call(submitQuizCall, { body: quizRequest() });
    const { answer: report } = await server.call(getCheckupReportCall, { params: { id: answer.id } });
    const words = await wordsOf((await server.request(reportPdfPath(answer.id))).rawPayload);
    for (const { title } of report.areas) expect(words).toContain(title);
    for (const { title, reasons, price_note } of report.suggested_policies)
      for (const text of [title, price_note, ...reasons]) expect(words).toContain(text);
  });

  test.each(['d0f5b3de-7c40-4b1c-8f5e-3b7a5b1f9c11', 'x'])('%s has no document', async (id) => {
    await using server = await testServer();
    const { statusCode, headers } = await server.request(reportPdfPath(id));
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
  });
});
