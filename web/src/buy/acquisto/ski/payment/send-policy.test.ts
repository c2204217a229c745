import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, problem } from '../../../../../test/server.ts';
import { preparePolicy, sendPolicy, takeNewPageUrl } from './send-policy.ts';

const submission = { answers: { startDate: '2026-12-05', policyType: 'base' }, key: 'a-key' };
const prepare = () => preparePolicy({ ...submission, signal: new AbortController().signal });
const made = { body: { paymentUrl: 'https://pay.example/1' } };
const reported = vi.fn<(error: Error) => void>();

beforeEach(() => {
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a policy has a page to pay on, under its key', async () => {
  const calls = answering(made);
  await expect(sendPolicy(submission)).resolves.toEqual({
    ok: true,
    value: { paymentUrl: 'https://pay.example/1', key: 'a-key' },
  });
  expect(calls[0]?.body).toMatchObject({ submissionKey: 'a-key' });
  expect(takeNewPageUrl('https://pay.example/1')).toBe(false);
});

test('a new payment page is opened automatically only once', async () => {
  answering(made);
  await prepare();
  expect(takeNewPageUrl('https://pay.example/1')).toBe(true);
  expect(takeNewPageUrl('https://pay.example/1')).toBe(false);
  expect(reported).not.toHaveBeenCalled();
});

test('the policyholder is registered like other buyers, with no password from the browser', async () => {
  const owner = {
    'owner.email': 'ada@example.it',
    'owner.firstName': 'Ada',
    'owner.lastName': 'Neri',
    'owner.hasFiscalCode': 'NO',
    'owner.birthDate': '1990-03-27',
    'owner.phone': '333 1234567',
    'consents.marketingChecked': true,
  };
  const calls = answering(made, problem(409, 'UsernameExistsException'));
  const answers = { ...submission.answers, ...owner };
  const prepared = await preparePolicy({ ...submission, answers, signal: new AbortController().signal });
  expect(prepared).toMatchObject({ ok: true });
  expect(calls.map(({ path }) => path)).toEqual(['/api/public/policies/itas_ski', '/api/v1/auth/sign-up']);
  expect(calls[1]?.body).toEqual({
    email: 'ada@example.it',
    attributes: { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1990', phone_number: '+393331234567' },
    marketing: true,
    source: '/acquisto/ski',
    isPurchase: true,
  });
  takeNewPageUrl('https://pay.example/1');
});

test('without a payment page nothing is bought', async () => {
  answering({ body: { paymentUrl: '' } });
  await expect(sendPolicy(submission)).resolves.toMatchObject({
    ok: false,
    problem: { code: 'no-payment-url' },
  });
});

test('an error the visitor can correct is shown at its question and not reported', async () => {
  answering(problem(422, 'invalid', { startDate: 'È passato.' }));
  await expect(prepare()).resolves.toMatchObject({
    ok: false,
    problem: { fields: { startDate: 'È passato.' } },
  });
  answering(problem(409, 'personal-data-mismatch'));
  await expect(prepare()).resolves.not.toHaveProperty('problem.fields');
  expect(reported).not.toHaveBeenCalled();
});

test('every other failure is reported without personal data', async () => {
  answering(problem(503, 'overloaded'));
  await prepare();
  expect(reported.mock.calls).toEqual([[new Error('Ski policy: overloaded')]]);
});
