import type { AwaitedPurchase } from '@riparo/domain/buy/products/awaited-purchase.ts';
import { expect, test } from 'vitest';
import { answering, problem } from '../../../test/server.ts';
import { sendRegistration } from './send-registration.ts';

const answers = {
  firstName: 'Ada',
  lastName: 'Neri',
  birthDate: '1990-03-27',
  email: 'ada@example.it',
  password: 'tre cavalli al trotto',
  marketing: true,
};

test('a registration is sent once, with its waiting purchase', async () => {
  const calls = answering({ body: { username: 'ada' } }, { body: { username: 'ada' } });
  await expect(sendRegistration(answers, undefined)).resolves.toEqual({ username: 'ada' });
  expect(calls[0]?.body).toMatchObject({ marketing: true, attributes: { birthdate: '27/03/1990' } });
  expect(calls[0]?.body).not.toHaveProperty('product');
  await sendRegistration({ ...answers, marketing: null }, { key: 'pet' } as AwaitedPurchase);
  expect(calls[1]?.body).toMatchObject({ marketing: false, product: 'pet' });
});

test.each([
  [
    'an address that is taken',
    problem(409, 'UsernameExistsException'),
    { fields: { email: 'Così non va.' } },
  ],
  [
    'an invalid field',
    problem(422, 'invalid', { password: 'È corta.' }),
    { fields: { password: 'È corta.' } },
  ],
  ['an unexplained failure', problem(503, 'overloaded'), null],
])('%s is shown where it belongs', async (_what, answer, outcome) => {
  answering(answer);
  await expect(sendRegistration(answers, undefined)).resolves.toEqual(outcome);
});
