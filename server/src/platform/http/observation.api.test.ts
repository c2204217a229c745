import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { lendBookCall } from '../../../test/library-calls.ts';
import { testServer } from '../../../test/test-server.ts';
import { mailMessages } from '../mail/tables.ts';
import { serve } from './serve.ts';

describe('health', () => {
  test('health checks succeed while everything works', async () => {
    await using server = await testServer();
    expect((await server.request('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await server.request('/readyz')).json()).toEqual({ status: 'ok', database: 'ok', queue: 'ok' });
  });
});

describe('metrics', () => {
  test('metrics count answers by route pattern and jobs by state, and describe the process', async () => {
    await using server = await testServer({ isForOneTest: true });
    await server.request('/readyz');
    await server.db.transaction((tx) =>
      server.parts.sendMailLater(tx, {
        to: 'ada@example.org',
        template: 'delivery-check',
        data: { name: 'Ada' },
      }),
    );

    const { body } = await server.request('/metrics');

    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/readyz",status="200"} 1',
    );
    expect(body).toContain('riparo_jobs{job="send-mail",state="waiting"} 1');
    expect([...body.matchAll(/_bucket\{le="(\S+?)",[^}]*"\/readyz"/g)].map(([, limit]) => limit)).toEqual(
      [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, '+Inf'].map(String),
    );
    expect(body).toContain('riparo_mails_sent_total 0');
    await server.mails();
    expect((await server.request('/metrics')).body).toContain('riparo_mails_sent_total 1');
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });
});

describe('the log', () => {
  test('the log has one line per answer, with the pattern in place of the address', async () => {
    await using server = await testServer();
    const response = await server.request(
      '/sandbox/posta/6a3ff3a4-1f3e-4c46-9f0a-0d5f9a5a8f11?email=ada@example.org',
    );

    expect(server.logLines()).toContainEqual({
      level: 'info',
      time: expect.any(String) as string,
      reqId: response.headers['x-request-id'],
      method: 'GET',
      route: '/sandbox/posta/:id',
      status: 404,
      ms: expect.any(Number) as number,
      msg: 'answered',
    });
    expect(server.logText()).not.toMatch(/ada@|6a3ff3a4|127\.0\.0\.1/);
  });

  test('the log omits visitors’ input, even when the database chokes on it', async () => {
    await using server = await testServer({
      routes: (app, { db }) => {
        serve(app, lendBookCall, async ({ body }) => {
          await db.execute(sql`create unique index one_mail_each on mail_message (recipient)`);
          const mail = { template: 'x', recipient: body.contact.email, data: { phone: body.contact.phone } };
          await db.insert(mailMessages).values([mail, mail]);
          return { reader: body.reader, days: 1 };
        });
      },
    });

    const { status, problem } = await server.call(lendBookCall, {
      params: { bookId: '6a3ff3a4-1f3e-4c46-9f0a-0d5f9a5a8f11' },
      body: {
        reader: 'Ada',
        contact: { email: 'ada@example.org', phone: '+393331234567' },
        shelves: ['alto'],
      },
    });

    expect(status).toBe(500);
    const line = server.logLines().find(({ msg }) => msg === 'the request failed');
    expect(line).toMatchObject({
      reqId: problem.requestId,
      err: {
        name: 'DrizzleQueryError',
        query: expect.stringContaining('insert into "mail_message"') as string,
        cause: { name: 'DatabaseError', code: '23505', table: 'mail_message', constraint: 'one_mail_each' },
      },
    });
    expect(server.logText()).not.toMatch(/ada@example|3331234567/);
  });
});
