import { expect, test } from 'vitest';
import { answering, problem } from '../../../../test/server.ts';
import { openDeal } from './open-deal.ts';

const open = (answers = {}) =>
  openDeal('pet', {
    answers: {
      firstname: 'Ada',
      lastname: 'Neri',
      email: 'ada@example.it',
      date_of_birth: '1990-03-27',
      ...answers,
    },
    key: 'a-key',
    signal: new AbortController().signal,
  });
const fine = { body: {} };
const registered = { body: { username: 'ada' } };
const opened = { body: { data: 'a-deal' } };

test('a purchase is validated, then the buyer registered, then the deal opened, with one key', async () => {
  const calls = answering(fine, registered, opened);
  await expect(open({ phone: '+393331234567' })).resolves.toEqual({
    ok: true,
    value: { uuid: 'a-deal', username: 'ada' },
  });
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/v1/deals/pet/check',
    '/api/v1/auth/sign-up',
    '/api/v1/deal/pet',
  ]);
  expect(calls[1]?.body).toEqual({
    email: 'ada@example.it',
    attributes: { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1990', phone_number: '+393331234567' },
    marketing: false,
    source: '/acquisto/pet',
    isPurchase: true,
    submissionKey: 'a-key',
    product: 'pet',
  });
  expect(calls[2]?.body).toMatchObject({ submissionKey: 'a-key', source: '/acquisto/pet' });
});

test('a buyer without a phone number registers without one, and one who wants mails says so', async () => {
  const calls = answering(fine, registered, opened);
  await open({ marketing: true });
  expect(calls[1]?.body).toMatchObject({ marketing: true });
  expect(calls[1]?.body).not.toHaveProperty('attributes.phone_number');
});

test('a buyer with an account can buy too', async () => {
  answering(fine, problem(409, 'UsernameExistsException'), opened);
  await expect(open()).resolves.toEqual({ ok: true, value: { uuid: 'a-deal', username: null } });
});

test('an invalid purchase goes no further', async () => {
  const calls = answering(problem(422, 'invalid', { city: 'Non c’è.' }));
  await expect(open()).resolves.toMatchObject({ ok: false, problem: { fields: { city: 'Non c’è.' } } });
  expect(calls).toHaveLength(1);
});

test('a failed registration opens no deal and shows the reason', async () => {
  const calls = answering(fine, problem(422, 'invalid', { birthdate: 'No.' }));
  await expect(open()).resolves.toEqual({ ok: false, problem: { message: 'Così non va.' } });
  expect(calls).toHaveLength(2);
});

test('a deal that cannot be opened shows the reason', async () => {
  answering(fine, registered, problem(503, 'overloaded'));
  await expect(open()).resolves.toMatchObject({ ok: false, problem: { code: 'overloaded' } });
});
