import { randomUUID } from 'node:crypto';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import { parseOrThrow } from '@riparo/domain/platform/rule/rule.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { insertionOf } from '../database/batching/insertion.ts';
import type { Run } from '../database/batching/prepared.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { retryWhileUnreachable } from '../database/unreachable.ts';
import type { MakeDocument } from '../drawing/document-reference.ts';
import { defineJob, handles, type JobHandler } from '../jobs/job.ts';
import type { Enqueue, EnqueueThrough } from '../jobs/queue.ts';
import type { MailProvider } from '../providers/mail/mail-provider.ts';
import { attachmentsOf, composeMail } from './compose.ts';
import type { MailBudget, MailClass } from './mail-budget.ts';
import { mailMessages } from './tables.ts';
import type { MailTemplate } from './template.ts';
import { keptOf } from './stored-mail.ts';
import { type TemplateAboutDeal, type TemplateData, type TemplateKey, templates } from './templates.ts';

/** Which budget a mail is taken from, if its template cannot know. */
export type MailOrigin = {
  /** Who triggered it: someone who proved the mailbox, or the desk. */
  mailClass?: MailClass;
  /** Already taken from the mailbox's budget with `mailBudget.take`. */
  isCounted?: boolean;
};

export type MailToSend<Key extends TemplateKey = TemplateKey> = {
  [Each in Key]: {
    to: string;
    template: Each;
    data: TemplateData<Each>;
    /** The recipient's data was deleted: nothing of the mail remains once it is sent. */
    isDeletedOnceSent?: boolean;
  } & MailOrigin &
    (Each extends TemplateAboutDeal ? { dealUuid: DealUuid } : { dealUuid?: never });
}[Key];

/** False if the budget was exhausted and a mail was withheld: a page that announces the mail must say so. */
export type Mailed = { isMailed: boolean };

/**
 * Stores mails and the jobs that send them in the caller's transaction. Budgets are enforced here and mails
 * beyond them withheld, so that no caller can forget it.
 */
export type SendMailLater = (tx: Transaction, ...mails: readonly MailToSend[]) => Promise<Mailed>;

/** Stores mails of many requests at once, already taken from their budgets. */
export type StoreMails = (run: Run, ...mails: readonly (MailToSend & { isCounted: true })[]) => Promise<void>;

const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  retry: { limit: 10, delaySeconds: 10, maximumDelaySeconds: 3600 },
  timeoutSeconds: 90,
});

export function sendMailLaterWith(enqueue: Enqueue, budget: MailBudget): SendMailLater {
  return async (tx, ...mails) => {
    const leaving: MailToSend[] = [];
    for (const mail of mails) if (await mayLeave(tx, budget, mail)) leaving.push(mail);
    const rows = leaving.map(rowOf);
    if (rows.length > 0) {
      await tx.insert(mailMessages).values(rows);
      await enqueue(tx, sendMailJob, ...rows.map(jobOf));
    }
    return { isMailed: leaving.length === mails.length };
  };
}

async function mayLeave(tx: Transaction, budget: MailBudget, mail: MailToSend): Promise<boolean> {
  const { to, template, isCounted = false, mailClass = templateOf(template).mailClass } = mail;
  return isCounted || budget.take(tx, { to, mailClass });
}

export function storeMailsWith(enqueueThrough: EnqueueThrough): StoreMails {
  return async (run, ...mails) => {
    if (mails.length === 0) return;
    const rows = mails.map(rowOf);
    await Promise.all([run(insertMails(rows)), enqueueThrough(run, sendMailJob, ...rows.map(jobOf))]);
  };
}

const insertMails = insertionOf(mailMessages, [
  'id',
  'template',
  'recipient',
  'data',
  'isDeletedOnceSent',
  'dealUuid',
]);

function rowOf({ to, template, data, isDeletedOnceSent = false, dealUuid }: MailToSend) {
  return {
    id: randomUUID(),
    template,
    recipient: parseOrThrow(emailRule, to),
    data: z.parse(templates[template].data, data),
    isDeletedOnceSent,
    dealUuid: dealUuid ?? null,
  };
}

const jobOf = ({ id, template }: ReturnType<typeof rowOf>) => ({
  payload: { mailId: id },
  urgency: templateOf(template).urgency,
});

type MailDelivery = {
  db: Database;
  provider: MailProvider;
  from: string;
  siteUrl: URL;
  makeDocument: MakeDocument;
  clock: () => Date;
  onSent: () => void;
};

/**
 * Sends a mail and marks it as sent. A crash between the two sends it again, since no mail server takes part
 * in a transaction: delivery is at least once. The second copy has the same Message-ID, by which mailboxes
 * drop it. If the database is down between the two, no second copy is sent: the delivery is remembered in
 * memory and marked as soon as the database is back.
 */
export function mailHandler(delivery: MailDelivery): JobHandler {
  const { db, provider, from, siteUrl, makeDocument, clock, onSent } = delivery;
  const handedOver = new Set<string>();

  /** False if there is nothing left to send. */
  async function handOver(mail: MailRow): Promise<boolean> {
    if (handedOver.has(mail.id)) return true;
    const template = templateOf(mail.template);
    const attachments = await attachmentsOf(mail, template, makeDocument);
    if (!attachments) return false;
    await provider.send(composeMail(mail, template, { from, siteUrl }, attachments));
    handedOver.add(mail.id);
    onSent();
    return true;
  }

  return handles(sendMailJob, async ({ mailId }, { signal }) => {
    const itself = eq(mailMessages.id, mailId);
    const [mail] = await db.select().from(mailMessages).where(itself);
    // A mail deleted in the meantime should not be sent.
    if (!mail || mail.sentAt) return;
    const isSent = await handOver(mail);
    // The mail is in the mailbox. Codes and personal data must not stay readable here, unless the mail is
    // stored with its deal.
    const note =
      !isSent || mail.isDeletedOnceSent
        ? db.delete(mailMessages).where(itself)
        : db
            .update(mailMessages)
            .set({ sentAt: clock(), data: {}, ...keptOf(mail, templateOf(mail.template), siteUrl) })
            .where(itself);
    await retryWhileUnreachable(() => note.execute(), signal);
    handedOver.delete(mailId);
  });
}

type MailRow = typeof mailMessages.$inferSelect;

function templateOf(key: string): MailTemplate {
  const template = Object.entries<MailTemplate>(templates).find(([name]) => name === key)?.[1];
  if (!template) throw new Error(`no mail template is named ${key}`);
  return template;
}
