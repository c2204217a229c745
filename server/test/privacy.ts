import { personalTracesIn } from '@riparo/domain/platform/person/traces.ts';
import { passwordRules } from '@riparo/domain/platform/person/password.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import type { Database } from '../src/platform/database/connection.ts';
import { mailMessages } from '../src/platform/mail/tables.ts';
import { sandboxMails } from '../src/platform/providers/mail/tables.ts';

/** Every password typed in a test: none may appear anywhere. */
const passwords = new Set<string>();

const passwordNames = /password$/i;

/**
 * A typed password. Values that no password rule accepts are ignored: they may be words that logs contain for
 * good reason.
 */
export function notePasswordsIn(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body))
    if (
      passwordNames.test(name) &&
      typeof value === 'string' &&
      passwordRules.every(({ holds }) => holds(value))
    )
      passwords.add(value);
}

const codeTemplates = new Set([
  'account-confirmation-code',
  'account-new-confirmation-code',
  'account-reset-code',
  'account-email-code',
  'account-secured',
  'signature-code',
]);

/** Leaks found since the last check. */
const leaks: string[] = [];

export function takeLeaks(): string[] {
  return leaks.splice(0);
}

export function watchLogLine(line: string): void {
  // A session in a log would let its reader sign in as the customer.
  const found = [...personalTracesIn(line, passwords), ...(line.includes('_session=') ? ['a session'] : [])];
  if (found.length > 0) leaks.push(`a line of the log holds ${found.join(', ')}: ${line}`);
}

/** Problems are shown, stored by browsers and read aloud to the desk: they name fields, never the values. */
export function watchProblem(route: string, body: string): void {
  const found = personalTracesIn(body.replaceAll(brand.support.email, ''), passwords);
  if (found.length > 0) leaks.push(`a problem of ${route} holds ${found.join(', ')}: ${body}`);
}

/** Passwords appear in no mail, and a code only in the mail sent to deliver it. */
export async function watchMails(db: Database): Promise<void> {
  const mails = await db.select().from(sandboxMails);
  if (mails.length === 0) return;
  const written = await db
    .select({ id: mailMessages.id, template: mailMessages.template })
    .from(mailMessages);
  const isCodeMail = ({ messageId }: { messageId: string }) =>
    written.some(({ id, template }) => messageId.includes(id) && codeTemplates.has(template));
  const codes = mails.filter(isCodeMail).flatMap(({ text }) => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? []);
  for (const mail of mails) {
    const content = `${mail.subject}\n${mail.text}\n${mail.html}`;
    if ([...passwords].some((password) => content.includes(password)))
      leaks.push(`the mail «${mail.subject}» holds a password`);
    const isKnown = written.some(({ id }) => mail.messageId.includes(id));
    if (isKnown && !isCodeMail(mail) && codes.some((code) => mail.text.includes(code)))
      leaks.push(`the mail «${mail.subject}» holds a code that another was sent to bring`);
    if (/\d{6}/.test(mail.subject) && isCodeMail(mail))
      leaks.push(`the subject «${mail.subject}» shows a code on a locked screen`);
  }
}
