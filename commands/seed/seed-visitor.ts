import type { AnswerOf, BodyOf, Call, ParamsOf } from '@riparo/domain/platform/call/call.ts';
import { desc, eq } from 'drizzle-orm';
import type { App } from '../../server/src/platform/http/app-instance.ts';
import { rateLimits } from '../../server/src/platform/http/rate-limit/tables.ts';
import { mailBudgetUses } from '../../server/src/platform/mail/tables.ts';
import { sandboxMails } from '../../server/src/platform/providers/mail/tables.ts';
import type { ServerParts } from '../../server/src/assembly/server-parts.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';

export type CallParts<C extends Call> = { params?: ParamsOf<C>; body?: BodyOf<C> };

export function addressOfCall<C extends Call>({ path }: C, params?: ParamsOf<C>): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** The built-in provider's test card is typed on its own page: this one is always accepted. */
export const cardForm = {
  path: (checkoutId: string) => `/sandbox/carte/pay/${checkoutId}`,
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams({ number: '4242 4242 4242 4242' }).toString(),
};

/** A visitor who uses the product through its calls, as the site does, with a mailbox in the sandbox. */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(app: App, { app: { db, config }, queue }: ServerParts, email: string) {
  const cookies = new Map<string, string>();
  const { origin } = config.publicUrl;

  const send = async (method: Call['method'], url: string, payload?: string | object, type?: string) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(type && { 'content-type': type }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    if (response.statusCode >= 400)
      throw new StartFailure(`${method} ${url}: ${response.statusCode} ${response.body.slice(0, 300)}`);
    return response;
  };

  return {
    email,
    cookies: cookies as ReadonlyMap<string, string>,
    async call<C extends Call>(call: C, { params, body }: CallParts<C> = {}): Promise<AnswerOf<C>> {
      const response = await send(call.method, addressOfCall(call, params), body as object | undefined);
      return (response.body === '' ? undefined : response.json()) as AnswerOf<C>;
    },
    /** Pays with the always accepted test card on the sandbox's own page. */
    async pay(checkoutId: string): Promise<void> {
      await send('POST', cardForm.path(checkoutId), cardForm.body, cardForm.type);
    },
    /** Runs everything that follows automatically, on this process's clock. */
    async settle(): Promise<void> {
      while ((await queue.runWaiting()) > 0);
    },
    /** Limits use the database's own clock, which does not move with ours. */
    async forgetLimits(): Promise<void> {
      await db.delete(rateLimits);
      await db.delete(mailBudgetUses);
    },
    /** From the latest mail that contains it: a code, or the rest of an address. */
    async findInMails(pattern: RegExp): Promise<string> {
      const mails = await db
        .select({ text: sandboxMails.text })
        .from(sandboxMails)
        .where(eq(sandboxMails.recipient, email))
        .orderBy(desc(sandboxMails.receivedAt));
      for (const { text } of mails) {
        const found = pattern.exec(text)?.[1];
        if (found) return found;
      }
      throw new StartFailure(`Nessun’e-mail di prova contiene ${pattern.source}.`);
    },
  };
}
