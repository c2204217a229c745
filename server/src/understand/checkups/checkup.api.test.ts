import {
  getCheckupReportCall,
  submitCheckupCall,
  submitQuizCall,
} from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { getCheckupPoliciesCall, getJobsCall } from '@riparo/domain/understand/checkup/checkup-list-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { describe, expect, test } from 'vitest';
import { confirmedHolder, unconfirmedHolder } from '../../../test/account-holder.ts';
import { paidDeal } from '../../../test/after-purchase.ts';
import { checkupRequest, quizRequest } from '../../../test/checkup-answers.ts';
import { dealToPay } from '../../../test/deals.ts';
import { testServer } from '../../../test/test-server.ts';
import { checkups } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

describe('the lists of the questionnaires', () => {
  test('the lists of the questionnaires name policies and jobs by id', async () => {
    await using server = await testServer();
    const policies = await server.call(getCheckupPoliciesCall);
    expect(policies.answer).toHaveLength(16);
    expect(policies.answer[0]).toEqual({ id: 1, name: 'RC auto o moto' });
    expect(policies.headers.get('cache-control')).toBe('public, max-age=300');
    expect((await server.call(getJobsCall)).answer[4]).toEqual({ id: 5, name: 'Libero professionista' });
  });
});

describe('a filled-in quiz', () => {
  test('a filled-in quiz is answered with its report, and stored with answers, version and consent', async () => {
    await using server = await testServer({ now });
    const { status, answer } = await server.call(submitQuizCall, {
      body: quizRequest({ referral_code: ' AMICI-7 ' }),
    });

    expect(status).toBe(201);
    expect(answer).toMatchObject({
      client: { first_name: 'Ada' },
      request: { coverage_feeling: 70 },
      result: 34,
      created_on: '2026-11-15',
    });
    expect(answer.suggested_policies.map(({ area }) => area)).toEqual([
      'pensione',
      'invalidita',
      'salute',
      'infortuni',
      'lavoro',
    ]);
    const [row] = await server.db.select().from(checkups);
    expect(row).toMatchObject({
      id: answer.id,
      questionnaire: 'quiz',
      lastName: examplePerson.lastName,
      scoreVersion: answer.score_version,
      result: 34,
      answers: { referral_code: 'AMICI-7', job_id: 1, with_children: true },
      consents: {
        version: '2026-11-16',
        givenAt: now.toISOString(),
        source: '/quiz-copertura',
        privacy: true,
        userProfiling: false,
        marketing: false,
      },
    });
  });

  test('a filled-in quiz can be read again by its id, unchanged a year later, and is not cached', async () => {
    await using server = await testServer({ now });
    const { answer } = await server.call(submitQuizCall, { body: quizRequest() });
    server.setNow(new Date('2027-11-15T10:00:00Z'));

    const read = await server.call(getCheckupReportCall, { params: { id: answer.id } });

    expect(read.answer).toEqual(answer);
    expect(read.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(read.answer)).not.toMatch(/Angelo|ada@example\.it|1984/);
  });

  test.each(['d0f5b3de-7c40-4b1c-8f5e-3b7a5b1f9c11', '1', 'abc'])('%s finds no report', async (id) => {
    await using server = await testServer();
    const { status, problem } = await server.call(getCheckupReportCall, { params: { id } });
    expect({ status, code: problem.code }).toEqual({ status: 404, code: 'not-found' });
  });

  test('a quiz sent twice, even at once, is stored once and answered the same', async () => {
    await using server = await testServer({ now });
    const body = quizRequest();
    const sent = await Promise.all([1, 2, 3].map(() => server.call(submitQuizCall, { body })));
    const again = await server.call(submitQuizCall, { body });
    expect(new Set([...sent, again].map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await server.db.$count(checkups)).toBe(1);
    expect(await server.mails()).toHaveLength(1);
  });

  test.each([
    [{ client_dob: '2015-01-01' }, { client_dob: 'Devi essere maggiorenne' }],
    [
      { first_name: 'R2D2' },
      { first_name: 'Un nome può essere composto esclusivamente da caratteri alfabetici' },
    ],
    [{ email: 'ada' }, { email: 'La mail che hai inserito non è valida' }],
    [
      { privacy: false },
      { privacy: 'Per prepararti il report serve la conferma che hai letto l’informativa privacy.' },
    ],
    [{ sports: ['Divano', 'Corsa'] as const }, { sports: 'Il valore inserito non è corretto' }],
    [{ pets: ['Cane', 'Cane'] as const }, { pets: 'Il valore inserito non è corretto' }],
    [{ job_id: 5 as const }, { job_title: "Seleziona almeno un'opzione!" }],
    [{ coverage_feeling: 100 }, { coverage_feeling: 'Il valore non può superare 99' }],
    [{ policy_types: [17] as never }, { policy_types: 'Il valore inserito non è corretto' }],
  ])('a quiz with %j is refused at its field, and nothing is stored', async (wrong, fields) => {
    await using server = await testServer({ now });
    const body = quizRequest(structuredClone(wrong) as Parameters<typeof quizRequest>[0]);
    const { status, problem } = await server.call(submitQuizCall, { body });
    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'validation', fields });
    expect(await server.db.$count(checkups)).toBe(0);
  });

  test('a quiz is scored from its answers, not from derived values in the request', async () => {
    await using server = await testServer({ now });
    const body = quizRequest({
      with_children: false,
      use_green_vehicles: true,
      rental_ownership: 'Affitto',
      mortgage: true,
    });
    await server.call(submitQuizCall, { body });
    const [row] = await server.db.select().from(checkups);
    expect(row?.answers).toMatchObject({ with_children: true, use_green_vehicles: false, mortgage: false });
  });
});

describe('a filled-in checkup', () => {
  test('a filled-in checkup needs no job, and stores phone and consents', async () => {
    await using server = await testServer({ now });
    const { status, answer } = await server.call(submitCheckupCall, {
      body: checkupRequest({ marketing: true, referral: 'Un’amica' }),
    });
    expect(status).toBe(201);
    expect(answer.result).toBeGreaterThan(0);
    const [row] = await server.db.select().from(checkups);
    expect(row).toMatchObject({
      questionnaire: 'checkup',
      phone: '+393331234567',
      answers: { job_id: null, referral: 'Un’amica' },
      consents: { source: '/checkup', userProfiling: true, marketing: true },
    });
  });

  test('a checkup without an answer about offers does not consent to them: silence is no consent', async () => {
    await using server = await testServer({ now });
    for (const marketing of [false, undefined])
      await server.call(submitCheckupCall, { body: { ...checkupRequest(), marketing } });
    const rows = await server.db.select().from(checkups);
    expect(rows.map(({ consents }) => consents.marketing)).toEqual([false, false]);
  });

  test('a checkup without the consent to process the answers is refused', async () => {
    await using server = await testServer({ now });
    const { problem } = await server.call(submitCheckupCall, {
      body: checkupRequest({ userProfiling: false }),
    });
    expect(Object.keys(problem.fields ?? {})).toEqual(['userProfiling']);
  });
});

describe('an e-mail known under another name', () => {
  const mismatch = {
    status: 422,
    code: 'personal-data-mismatch',
    message: "E-mail found but personal data don't match",
  };

  test('an e-mail of a confirmed account with another name is refused, and nothing about the account is revealed', async () => {
    await using server = await testServer({ now });
    const { email } = await confirmedHolder(server);
    const { problem } = await server.call(submitQuizCall, {
      body: quizRequest({ email: email.toUpperCase(), first_name: 'Eva' }),
    });
    expect(problem).toMatchObject(mismatch);
    expect(JSON.stringify(problem)).not.toContain('Ada');
    const own = quizRequest({ email, first_name: 'ADA', last_name: "D'Àngelo" });
    expect((await server.call(submitQuizCall, { body: own })).status).toBe(201);
  });

  test('an e-mail of a contract with another name is refused, whatever its upper and lower case', async () => {
    await using server = await testServer({ now });
    const { email } = await paidDeal(server);
    const other = await server.call(submitCheckupCall, {
      body: checkupRequest({ email, last_name: 'Bianchi' }),
    });
    expect(other.problem).toMatchObject(mismatch);
    const same = checkupRequest({ email: email.toUpperCase(), last_name: 'd’angelo' });
    expect((await server.call(submitCheckupCall, { body: same })).status).toBe(201);
  });

  test('an e-mail is not refused for an unpaid purchase, nor for what another questionnaire says', async () => {
    await using server = await testServer({ now });
    const { email } = await dealToPay(server);
    await server.call(submitQuizCall, { body: quizRequest({ email, last_name: 'Verdi' }) });
    const { status } = await server.call(submitCheckupCall, {
      body: checkupRequest({ email, last_name: 'Bianchi' }),
    });
    expect(status).toBe(201);
  });

  test('an e-mail is not refused for an unconfirmed registration', async () => {
    await using server = await testServer({ now });
    const { email } = await unconfirmedHolder(server);
    const { status } = await server.call(submitQuizCall, { body: quizRequest({ email, first_name: 'Eva' }) });
    expect(status).toBe(201);
  });
});

test('one mailbox gets at most ten reports an hour', async () => {
  await using server = await testServer({ now });
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push((await server.call(submitQuizCall, { body: quizRequest() })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
});
