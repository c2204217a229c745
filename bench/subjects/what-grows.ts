import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { rateLimits } from '../../server/src/platform/http/rate-limit/tables.ts';
import { paidDeal, signFor } from '../../server/test/after-purchase.ts';
import { quizRequest } from '../../server/test/checkup-answers.ts';
import { askForCall, askForLifeQuote } from '../../server/test/life-quote.ts';
import { testServer, type TestServer } from '../../server/test/test-server.ts';
import type { Row } from '../results.ts';
import { type Left, whatIsLeft } from '../stage/what-is-left.ts';
import type { Subject } from './subject.ts';

const namedTables = 6;

const happenings: readonly {
  what: string;
  times: number;
  happens: (server: TestServer, turn: number) => Promise<unknown>;
}[] = [
  {
    what: 'a purchase, paid and signed',
    times: 30,
    happens: async (server) => signFor(server, await paidDeal(server)),
  },
  {
    what: 'a checkup, with its report mailed',
    times: 200,
    happens: (server, turn) =>
      server.call(submitQuizCall, { body: quizRequest({ email: `visitor-${turn}@example.it` }) }),
  },
  {
    what: 'a quote, with a call requested for it',
    times: 200,
    happens: async (server) => {
      // The number accepted from one address is limited.
      await server.db.delete(rateLimits);
      const { status } = await askForCall(server, await askForLifeQuote(server));
      if (status >= 300) throw new Error(`a call was answered ${status}`);
    },
  },
];

/** What each action of a visitor stores, as a basis for estimating the size of the database. */
export const whatGrows: Subject = {
  key: 'what-grows',
  name: 'What is left in the database',
  async measure(stage) {
    await using server = await testServer({
      databaseUrl: await stage.databaseUrl('what_grows'),
      environment: { WRITES_PER_MINUTE: '1000000', STAFF_READS_PER_HOUR: '1000000' },
    });
    const rows: Row[] = [];
    for (const { what, times, happens } of happenings) {
      const left = await whatIsLeft(server.db, times, (turn) => happens(server, turn));
      await server.queue.runWaiting();
      rows.push(...rowsOf(what, left));
    }
    return rows;
  },
};

function rowsOf(what: string, left: readonly Left[]): Row[] {
  const sum = (of: (one: Left) => number) => left.reduce((total, one) => total + of(one), 0);
  return [
    { what, figure: `${inKb(sum(({ bytes }) => bytes))} in ${sum(({ rows }) => rows).toFixed(1)} rows` },
    ...left.slice(0, namedTables).map(({ table, rows, bytes }) => ({
      what: `${what}: ${table}`,
      figure: `${inKb(bytes)} in ${rows.toFixed(1)}`,
    })),
  ];
}

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
