import { reportPdfPath } from '@riparo/domain/understand/checkup/paths.ts';
import {
  ownDealDocumentPath,
  ownSkiCertificatePath,
  ownSkiReceiptPath,
  signatureDocumentPath,
} from '@riparo/domain/buy/documents/deal-document.ts';
import { quotePdfPath } from '@riparo/domain/understand/life/paths.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongRun } from '../test/long-runs.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { addressOf, type Attacker, openAttacker, type Operation, servedOperations } from './attacker.ts';
import { fieldsOf, valueAt, withField } from './fields.ts';
import { oddBodies } from './odd-bodies.ts';
import { attacksOnEveryField, oddQueries, oddTexts, oddValues, wrongTypesFor } from './odd-values.ts';
import { type RightRequest, rightRequests } from './right-requests.ts';
import { attackSeed, attacksPerField, seededChance } from './attacker.ts';
import { attackDay, furnishWorld, type World } from './world.ts';

const patienceMs = 1_200_000;
const chance = seededChance(attackSeed);

let server: TestServer;
let world: World;
let attacker: Attacker;
let operations: Operation[];
/** All of them in the long run, otherwise some chosen by the seed. */
let fuzzed: Operation[];

beforeAll(async () => {
  server = await testServer({
    now: attackDay,
    environment: { WRITES_PER_MINUTE: '1000000', STAFF_READS_PER_HOUR: '1000000' },
  });
  world = await furnishWorld(server);
  attacker = openAttacker(server, await world.cookies(), chance);
  operations = await servedOperations(server);
  fuzzed = isLongRun ? operations : chance.some(operations, 30);
}, patienceMs);
afterAll(() => server[Symbol.asyncDispose]());

const exampleOf = ({ id }: Operation): RightRequest => rightRequests[id]?.(world) ?? {};
const shortly = (value: unknown) => JSON.stringify(value)?.slice(0, 80);

describe('every call', () => {
  test('every call has an example to begin with, and it is found', async () => {
    expect(Object.keys(rightRequests).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
    const missed: string[] = [];
    // In sequence: some end what others need.
    for (const operation of operations) {
      const { statusCode } = await attacker.send(operation, exampleOf(operation));
      if (statusCode === 404 || statusCode >= 500) missed.push(`${operation.id} ${statusCode}`);
    }
    expect(missed).toEqual([]);
  });

  test(
    'every call survives any value in any field',
    async () => {
      for (const operation of fuzzed) {
        for (const field of fieldsOf(exampleOf(operation).body)) {
          for (const value of [...attacksOnEveryField, ...chance.some(oddValues, attacksPerField)]) {
            const example = exampleOf(operation);
            const request = { ...example, body: withField(example.body, field, value) };
            await attacker.attack(`${field.join('.')} = ${shortly(value)}`, operation, request);
          }
        }
      }
      expect(attacker.complaints()).toEqual([]);
    },
    patienceMs,
  );

  test(
    'every call refuses a value of the wrong type in any field',
    async () => {
      const taken: string[] = [];
      for (const operation of fuzzed) {
        for (const field of fieldsOf(exampleOf(operation).body)) {
          // Stored answers are validated by the flow that they return to.
          if (operation.id === 'carryAnswers' && field[0] === 'answers') continue;
          const example = exampleOf(operation);
          const [wrong] = chance.some(wrongTypesFor(valueAt(example.body, field)), 1);
          const request = { ...example, body: withField(example.body, field, wrong) };
          const { statusCode } = await attacker.send(operation, request);
          if (statusCode < 400) taken.push(`${operation.id} ${field.join('.')} = ${shortly(wrong)}`);
        }
      }
      expect(taken).toEqual([]);
    },
    patienceMs,
  );

  test(
    'every call survives any values in several fields at once',
    async () => {
      for (const operation of fuzzed.filter((one) => exampleOf(one).body)) {
        for (let turn = 0; turn < attacksPerField; turn += 1) {
          const example = exampleOf(operation);
          let body = example.body ?? {};
          for (const field of chance.some(fieldsOf(body), 3))
            body = withField(body, field, chance.some(oddValues, 1)[0]);
          await attacker.attack(JSON.stringify(body).slice(0, 300), operation, { ...example, body });
        }
      }
      expect(attacker.complaints()).toEqual([]);
    },
    patienceMs,
  );

  test(
    'every call survives a body of any other kind',
    async () => {
      for (const operation of fuzzed) {
        for (const { what, type, body } of oddBodies) {
          const raw = { payload: body, headers: { 'content-type': type } };
          await attacker.attack(what, operation, exampleOf(operation), raw);
        }
      }
      expect(attacker.complaints()).toEqual([]);
    },
    patienceMs,
  );

  test(
    'every call survives any id and any query',
    async () => {
      for (const operation of fuzzed) {
        const example = exampleOf(operation);
        for (const part of ['params', 'query'] as const) {
          for (const name of Object.keys(example[part] ?? {})) {
            for (const value of chance.some(oddTexts.filter(canBeInAddress), attacksPerField * 3)) {
              const request = { ...example, [part]: { ...example[part], [name]: value } };
              await attacker.attack(`${name} = ${shortly(value)}`, operation, request);
            }
          }
        }
        for (const query of oddQueries) {
          const url = `${addressOf(operation, example)}?${query}`;
          await attacker.attack(query, operation, example, { url });
        }
      }
      expect(attacker.complaints()).toEqual([]);
    },
    patienceMs,
  );
});

/** Served outside the contract: documents, and the pages of the sandbox. */
const addressesOfFiles: readonly ((part: string) => string)[] = [
  quotePdfPath,
  reportPdfPath,
  (part) => signatureDocumentPath(part, 'polizza'),
  (part) => signatureDocumentPath(world.signatureToken, part),
  (part) => ownDealDocumentPath(part, 'polizza'),
  (part) => ownDealDocumentPath(world.paidDeal, part),
  ownSkiReceiptPath,
  (part) => ownSkiCertificatePath(part, 1),
  (part) => ownSkiCertificatePath(world.paidDeal, part),
  (part) => `/sandbox/posta/${part}`,
  (part) => `/sandbox/posta/allegati/${part}`,
  (part) => `/api/${part}`,
];

test(
  'every file survives any address',
  async () => {
    const cookie = await world.session();
    for (const addressOfFile of addressesOfFiles) {
      for (const text of oddTexts.filter(canBeInAddress)) {
        const path = addressOfFile(encodeURIComponent(text));
        await attacker.attack(
          shortly(text) ?? '',
          { id: path, method: 'get', path },
          {},
          { headers: { cookie } },
        );
      }
    }
    expect(attacker.complaints()).toEqual([]);
  },
  patienceMs,
);

/** What a client cannot even encode never arrives. */
function canBeInAddress(text: string): boolean {
  return text.isWellFormed() && text.length < 10_000;
}

describe('after the fuzzing', () => {
  test('the server is healthy after the fuzzing, and logged no fault of its own', async () => {
    expect((await server.request('/readyz')).json()).toMatchObject({ status: 'ok' });
    const faults = server.logLines().filter(({ level }) => level === 'error' || level === 'fatal');
    expect(faults).toEqual([]);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test(
    'every resulting job succeeds: nothing accepted breaks a mail or a document',
    async () => {
      while ((await server.queue.runWaiting()) > 0);
      // The sandbox's own notices need a listening port, which this server does not have.
      const { rows } = await server.db.execute(sql`
        select name, state, output from pgboss.job
        where state in ('retry', 'failed') and name <> 'sandbox-card-notice'`);
      expect(rows).toEqual([]);
    },
    patienceMs,
  );

  test('no mail contains markup, a header or an address that a visitor wrote', async () => {
    const mails = await server.mails();
    expect(mails.length).toBeGreaterThan(isLongRun ? 20 : 0);
    const all = mails.map(({ html }) => html).join('\n');
    expect(all).not.toMatch(/<script|<img src=x|<svg onload/);
    expect(all).not.toMatch(/href="(?!https?:|mailto:|tel:)/);
    const recipients = mails.map(({ recipient }) => recipient).join(' ');
    expect(recipients).not.toMatch(/[\r\n\0]|eve@/);
    const subjects = mails.map(({ subject }) => subject).join(' ');
    expect(subjects, 'no break, and nothing that turns a line around').not.toMatch(/[\p{Cc}\u202e]/u);
  });
});
