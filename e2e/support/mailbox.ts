import type { APIRequestContext } from '@playwright/test';

const MAILBOX = '/sandbox/posta';
const PATIENCE_MS = 15_000;

export type Mail = { readonly address: string; readonly subject: string; readonly text: string };

/** The mails to one recipient in the sandbox's mailbox, latest first. */
export async function mailsTo(request: APIRequestContext, recipient: string): Promise<Mail[]> {
  const list = await (await request.get(MAILBOX)).text();
  const rows = [...list.matchAll(/<a href="([^"]+)">\s*<strong>([^<]*)<\/strong>[^]*?A ([^ ]+) ·/g)];
  const own = rows.filter(([, , , to]) => to === recipient);
  const mails = await Promise.all(
    own.map(async ([, address = '', subject = '']) => {
      const page = await (await request.get(address)).text();
      const text = /<pre[^>]*>([^]*)<\/pre>/.exec(page)?.[1];
      return text === undefined ? [] : [{ address, subject, text: unescaped(text) }];
    }),
  );
  // An overloaded server refuses the sandbox's mailbox first: the caller tries again.
  return mails.flat();
}

/** As the page escaped it: HTML characters by their numbers. */
const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

export type Attachment = { readonly name: string; readonly content: Buffer };

export async function attachmentsOf(
  request: APIRequestContext,
  { address }: Mail,
): Promise<readonly Attachment[]> {
  const page = await (await request.get(address)).text();
  const links = [...page.matchAll(/<a href="([^"]*\/allegati\/[^"]+)" download>([^<]*)<\/a>/g)];
  return Promise.all(
    links.map(async ([, link = '', name = '']) => ({
      name,
      content: await (await request.get(link)).body(),
    })),
  );
}

/** Mails are sent by jobs: waits for the expected one. */
export async function mailTo(
  request: APIRequestContext,
  recipient: string,
  isExpected: (mail: Mail) => boolean,
): Promise<Mail> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const mail = (await mailsTo(request, recipient)).find(isExpected);
    if (mail) return mail;
    if (Date.now() > deadline) throw new Error(`No such mail arrived for ${recipient}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** The six digits of the latest mail with such a subject. */
export async function codeTo(
  request: APIRequestContext,
  recipient: string,
  subject: RegExp,
): Promise<string> {
  const mail = await mailTo(request, recipient, (each) => subject.test(each.subject));
  const code = /^ *(\d{6})$/m.exec(mail.text)?.[1];
  if (!code) throw new Error(`No code in the mail "${mail.subject}"`);
  return code;
}
