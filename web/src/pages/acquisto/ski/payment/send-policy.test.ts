import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, problem } from '../../../../../test/server.ts';
import { preparePolicy, sendPolicy, takeJustMade } from './send-policy.ts';

const submission = { answers: { startDate: '2026-12-05', policyType: 'base' }, key: 'a-key' };
const prepare = () => preparePolicy({ ...submission, signal: new AbortController().signal });
const made = { body: { paymentUrl: 'https://pay.example/1' } };
const reported = vi.fn<(error: Error) => void>();

beforeEach(() => void vi.stubGlobal('reportError', reported));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a policy has a page to pay on, under its key', async () => {
  const asked = answering(made);
  await expect(sendPolicy(submission)).resolves.toEqual({
    ok: true,
    value: { paymentUrl: 'https://pay.example/1', key: 'a-key' },
  });
  expect(asked[0]?.body).toMatchObject({ submissionKey: 'a-key' });
  expect(takeJustMade('https://pay.example/1')).toBe(false);
});

test('whoever gets the page is led there once', async () => {
  answering(made);
  await prepare();
  expect(takeJustMade('https://pay.example/1')).toBe(true);
  expect(takeJustMade('https://pay.example/1')).toBe(false);
  expect(reported).not.toHaveBeenCalled();
});

test('without a page to pay on nothing is bought', async () => {
  answering({ body: { paymentUrl: '' } });
  await expect(sendPolicy(submission)).resolves.toMatchObject({
    ok: false,
    problem: { code: 'no-payment-url' },
  });
});

test('what the visitor can put right is said at its question, and is no fault', async () => {
  answering(problem(422, 'invalid', { startDate: 'È passato.' }));
  await expect(prepare()).resolves.toMatchObject({
    ok: false,
    problem: { fields: { startDate: 'È passato.' } },
  });
  answering(problem(409, 'personal-data-mismatch'));
  await expect(prepare()).resolves.not.toHaveProperty('problem.fields');
  expect(reported).not.toHaveBeenCalled();
});

test('everything else is reported, with nothing about anybody', async () => {
  answering(problem(503, 'overloaded'));
  await prepare();
  expect(reported.mock.calls).toEqual([[new Error('Ski policy: overloaded')]]);
});
