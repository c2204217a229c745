import { randomUUID } from 'node:crypto';
import { submitCheckupCall, submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { checkups } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

/** Everything that the specification names for a checkup, without our extensions. */
const payload = {
  first_name: 'Ada',
  last_name: 'Riva',
  email: 'ada@example.it',
  policy_types: [1, 2, 4],
  trusted_broker: true,
  worried_about: 'famiglia',
  client_dob: '1984-03-27',
  family_status: 'sposato',
  only_source_income: true,
  with_children: true,
  num_of_children: 2,
  job_id: 1,
  job_title: null,
  rental_ownership: 'Proprietà',
  mortgage: true,
  pets: ['Cane'],
  use_green_vehicles: false,
  green_vehicles: ['Nessuno'],
  sports: ['Sci e snowboard'],
  num_of_travels: 1,
  coverage_feeling: 70,
};

const urls = { checkup: submitCheckupCall.path, quiz: submitQuizCall.path } as const;
const send = (server: TestServer, kind: keyof typeof urls, changes: object = {}, headers = {}) =>
  server.request({ method: 'POST', url: urls[kind], payload: { ...payload, ...changes }, headers });

describe.each(['checkup', 'quiz'] as const)('the specified payload of a %s, alone,', (kind) => {
  test('a bare payload is answered with its report, which records no consent as given', async () => {
    await using server = await testServer({ now });
    const answer = await send(server, kind);
    expect(answer.json()).toMatchObject({ client: { first_name: 'Ada' } });
    expect(answer.statusCode).toBe(201);
    const [row] = await server.db.select().from(checkups);
    expect(row?.consents).toMatchObject({ privacy: false, userProfiling: false, marketing: false });
  });

  test('a bare payload counts the job that it names: the worked case is 34%', async () => {
    await using server = await testServer({ now });
    expect((await send(server, kind)).json().result).toBe(34);
    const [row] = await server.db.select().from(checkups);
    expect(row?.answers).toMatchObject({ job_id: 1, job_title: null });
  });

  test('a bare payload is a new checkup each time it is sent without a key', async () => {
    await using server = await testServer({ now });
    const first = (await send(server, kind)).json();
    const second = (await send(server, kind)).json();
    expect(second.id).not.toBe(first.id);
  });

  test('a bare payload counts once when its header names the same key, in quotes or without', async () => {
    await using server = await testServer({ now });
    const key = randomUUID();
    const sendWith = (value: string) => send(server, kind, {}, { 'idempotency-key': value });
    const [one, two, three] = await Promise.all([sendWith(key), sendWith(`"${key}"`), sendWith(key)]);
    expect(new Set([one, two, three].map((answer) => answer.json().id)).size).toBe(1);
    expect(await server.db.$count(checkups)).toBe(1);
    // The key in the body is the same key.
    expect((await send(server, kind, { submissionKey: key })).json().id).toBe(one.json().id);
  });

  test('a bare payload is refused with a key that could be guessed', async () => {
    await using server = await testServer({ now });
    const answer = await send(server, kind, {}, { 'idempotency-key': '1' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toHaveProperty('idempotency-key');
    expect(await server.db.$count(checkups)).toBe(0);
  });

  test('a bare payload is refused when a required consent is withheld', async () => {
    await using server = await testServer({ now });
    const answer = await send(server, kind, { privacy: false });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual(['privacy']);
  });

  test.each([
    ['one worry as a list', { worried_about: ['famiglia'] }, { worried_about: ['famiglia'] }],
    ['one worry as a word', { worried_about: 'famiglia' }, { worried_about: ['famiglia'] }],
    ['«Nessuna» for no policies, as it is chosen', { policy_types: ['Nessuna'] }, { policy_types: [] }],
    ['«Nessuna» as a word', { policy_types: 'Nessuna' }, { policy_types: [] }],
    ['no policies as an empty list', { policy_types: [] }, { policy_types: [] }],
    ['one policy as a number', { policy_types: 4 }, { policy_types: [4] }],
    ['one pet as a word', { pets: 'Gatto' }, { pets: ['Gatto'] }],
    [
      'no vehicles as an empty list',
      { use_green_vehicles: false, green_vehicles: [] },
      { green_vehicles: ['Nessuno'] },
    ],
    ['children without their number', { num_of_children: undefined }, { num_of_children: 1 }],
    [
      'no children without a number',
      { with_children: false, num_of_children: undefined },
      { num_of_children: 0 },
    ],
    [
      'a tenant without a mortgage',
      { rental_ownership: 'Affitto', mortgage: undefined },
      { mortgage: false },
    ],
    [
      'a professional',
      { job_id: 5, job_title: 'Notaio', referral: undefined },
      { job_id: 5, job_title: 'Notaio' },
    ],
    ['a title that no job has', { job_id: 2, job_title: 'Notaio' }, { job_id: 2, job_title: null }],
  ])('a bare payload may contain %s', async (_, changes, stored) => {
    await using server = await testServer({ now });
    expect((await send(server, kind, changes)).statusCode).toBe(201);
    const [row] = await server.db.select().from(checkups);
    expect(row?.answers).toMatchObject(stored);
  });
});

test.each([[[2, 'Nessuna']], [['Nessuna', 'Nessuna']], [['Casa']], [[99]]])(
  'policies that are %j are refused',
  async (policy_types) => {
    await using server = await testServer({ now });
    const answer = await send(server, 'checkup', { policy_types });
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json().fields)).toContain('policy_types');
  },
);

describe('the job in a checkup', () => {
  test('the job changes the score: without it the risk is unknown, and another job has another risk', async () => {
    await using server = await testServer({ now });
    const results = [undefined, 1, 2, 5].map(async (job_id) =>
      (await send(server, 'checkup', { job_id })).json(),
    );
    const [unknown, employee, civilServant, professional] = await Promise.all(results);
    expect(employee.result).toBe(34);
    expect(unknown.result).toBe(35);
    expect(new Set([civilServant.result, professional.result])).not.toContain(34);
  });
});

test('the description of the API says that keys and consents are optional', async () => {
  await using server = await testServer();
  const document = (await server.request('/api/docs/openapi.json')).json();
  const operation = document.paths['/api/public/checkups'].post;
  const { required, properties } = operation.requestBody.content['application/json'].schema;
  for (const name of ['submissionKey', 'privacy', 'userProfiling', 'marketing'])
    expect(required).not.toContain(name);
  expect(properties.worried_about.anyOf).toHaveLength(2);
  expect(operation.parameters).toMatchObject([{ in: 'header', name: 'idempotency-key', required: false }]);
});
