import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Database } from '../../database/connection.ts';
import type { App } from '../../http/app-instance.ts';
import { html, type Html } from '../../http/html.ts';
import { sendPlainPage } from '../../http/plain-page.ts';
import { sendProblem } from '../../http/problem-answers.ts';
import { sandboxAttachments, sandboxMails } from './tables.ts';

type Mail = typeof sandboxMails.$inferSelect;
type ListedMail = Pick<Mail, 'id' | 'subject' | 'recipient' | 'receivedAt'>;

const mailsOnAPage = 200;
const listPath = '/sandbox/posta';

// A mail has inline styles and nothing else: no script, no requests, links open in a new window.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const uuidParams = z.object({ id: z.uuid() });
const pageQuery = z.object({
  pagina: z.coerce.number().int().min(1).max(10_000).prefault(1),
});

/** Shows the stored mails, standing in for a mailbox. Never registered in production. */
export function registerSandboxPages(app: App, db: Database): void {
  app.get(listPath, { schema: { querystring: pageQuery } }, async (request, reply) => {
    const { pagina: page } = request.query as z.output<typeof pageQuery>;
    const { id, subject, recipient, receivedAt } = getTableColumns(sandboxMails);
    const mails = await db
      .select({ id, subject, recipient, receivedAt })
      .from(sandboxMails)
      .orderBy(desc(receivedAt), id)
      .offset((page - 1) * mailsOnAPage)
      // One more than is shown, to know whether there is a next page.
      .limit(mailsOnAPage + 1);
    const earlierPage = mails.length > mailsOnAPage ? page + 1 : null;
    const body = mailList(mails.slice(0, mailsOnAPage), earlierPage);
    return sendPlainPage(reply, { title: 'Posta di prova', body });
  });

  app.get(`${listPath}/:id`, { schema: { params: uuidParams } }, async (request, reply) => {
    const mail = await findMail(db, idOf(request));
    if (!mail) return notFound(request, reply);
    const attachments = await db
      .select({ id: sandboxAttachments.id, filename: sandboxAttachments.filename })
      .from(sandboxAttachments)
      .where(eq(sandboxAttachments.mailId, mail.id))
      .orderBy(sandboxAttachments.filename);
    return sendPlainPage(reply, {
      title: mail.subject,
      body: mailPage(mail, attachments),
      framesOwnPages: true,
    });
  });

  app.get(`${listPath}/:id/html`, { schema: { params: uuidParams } }, async (request, reply) => {
    const mail = await findMail(db, idOf(request));
    if (!mail) return notFound(request, reply);
    return reply
      .header('content-security-policy', mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_blank">'));
  });

  app.get(`${listPath}/allegati/:id`, { schema: { params: uuidParams } }, async (request, reply) => {
    const [file] = await db
      .select()
      .from(sandboxAttachments)
      .where(eq(sandboxAttachments.id, idOf(request)));
    if (!file) return notFound(request, reply);
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`)
      .header('cache-control', 'no-store')
      .type(file.contentType)
      .send(file.content);
  });
}

async function findMail(db: Database, id: string): Promise<Mail | undefined> {
  const [mail] = await db.select().from(sandboxMails).where(eq(sandboxMails.id, id));
  return mail;
}

function mailList(mails: readonly ListedMail[], earlierPage: number | null): Html {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="${listPath}/${mail.id}">
          <strong>${mail.subject}</strong><br />
          <span class="muted">A ${mail.recipient} · ${timeOf(mail)}</span>
        </a>
      </li>`,
  );
  return html`<h1>Posta di prova</h1>
    <p class="muted">Le e-mail non partono davvero: restano qui, la più recente per prima.</p>
    <div class="card">
      ${
        rows.length > 0
          ? html`<ul class="rows">
              ${rows}
            </ul>`
          : html`<p>Ancora nessun messaggio.</p>`
      }
    </div>
    ${
      earlierPage === null
        ? null
        : html`<p><a href="${listPath}?pagina=${earlierPage}" rel="next">Messaggi precedenti</a></p>`
    }`;
}

function mailPage(mail: Mail, attachments: readonly { id: string; filename: string }[]): Html {
  const files = attachments.map(
    ({ id, filename }) => html`<li><a href="${listPath}/allegati/${id}" download>${filename}</a></li>`,
  );
  return html`<p><a href="${listPath}">Tutti i messaggi</a></p>
    <h1>${mail.subject}</h1>
    <dl>
      <dt>Da</dt>
      <dd>${mail.sender}</dd>
      <dt>A</dt>
      <dd>${mail.recipient}</dd>
      <dt>Quando</dt>
      <dd>${timeOf(mail)}</dd>
      <dt>Message-ID</dt>
      <dd>${mail.messageId}</dd>
    </dl>
    ${
      files.length > 0
        ? html`<h2>Allegati</h2>
            <ul>
              ${files}
            </ul>`
        : null
    }
    <h2>Versione HTML</h2>
    <iframe
      src="${listPath}/${mail.id}/html"
      title="Il messaggio come lo vede chi lo riceve"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
    <h2>Versione testo</h2>
    <pre tabindex="0">${mail.text}</pre>`;
}

const italianTime = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

function timeOf(mail: Pick<Mail, 'receivedAt'>): string {
  return italianTime.format(mail.receivedAt);
}

function idOf(request: FastifyRequest): string {
  return (request.params as z.output<typeof uuidParams>).id;
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, generalErrors['not-found']);
}
