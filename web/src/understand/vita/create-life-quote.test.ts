import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, problem } from '../../../test/server.ts';
import { createLifeQuote } from './create-life-quote.ts';

const ask = () =>
  createLifeQuote({
    answers: { birthDate: '1990-03-27', duration: 20 },
    key: 'first-key',
    signal: new AbortController().signal,
  });
const quoteUntil = (effective_date: string) => ({ body: { data: { uuid: 'a-quote', effective_date } } });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-17T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('the call has its own field name for the birth date', async () => {
  const asked = answering(quoteUntil('2026-12-17'));
  await expect(ask()).resolves.toMatchObject({ ok: true, value: { uuid: 'a-quote' } });
  expect(asked.map(({ body }) => body)).toEqual([
    { date_of_birth: '1990-03-27', duration: 20, submissionKey: 'first-key' },
  ]);
});

test('a quote that is still valid today is accepted; an expired one is requested again', async () => {
  expect(answering(quoteUntil('2026-11-17')) && (await ask())).toMatchObject({ ok: true });
  const asked = answering(quoteUntil('2026-11-16'), quoteUntil('2026-12-17'));
  await expect(ask()).resolves.toMatchObject({ value: { effective_date: '2026-12-17' } });
  expect(asked.map(({ body }) => (body as { submissionKey: string }).submissionKey)).toEqual([
    'first-key',
    expect.not.stringMatching('first-key'),
  ]);
});

test('an error about the birth date is shown at its question, and only such an error', async () => {
  answering(problem(422, 'invalid', { date_of_birth: 'Troppo presto.', duration: 'No.' }));
  await expect(ask()).resolves.toMatchObject({
    ok: false,
    problem: { fields: { birthDate: 'Troppo presto.', duration: 'No.' } },
  });
  answering(problem(503, 'overloaded'));
  await expect(ask()).resolves.toStrictEqual({
    ok: false,
    problem: { code: 'overloaded', status: 503, message: 'Così non va.', fields: {} },
  });
});
