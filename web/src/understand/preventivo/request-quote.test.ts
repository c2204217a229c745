import { expect, test, vi } from 'vitest';
import { answering, problem } from '../../../test/server.ts';
import { requestQuote } from './request-quote.ts';

const submission = {
  answers: { name: 'Ada Lovelace' },
  key: 'e5b0f1b2-4f6e-4c83-9f2d-8e2f1f1a7c01',
  signal: new AbortController().signal,
};

test('a requested quote shows by when a consultant calls, and when it was requested', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z'), toFake: ['Date'] });
  const asked = answering({ status: 201, body: { id: 'one', callBy: '2026-11-16T10:00:00Z', token: 'way' } });

  expect(await requestQuote('casa', submission)).toEqual({
    ok: true,
    value: { callBy: '2026-11-16T10:00:00Z', requestedAt: '2026-11-15T10:00:00.000Z', token: 'way' },
  });
  expect(asked).toEqual([
    {
      path: '/api/v1/quote-requests',
      method: 'POST',
      body: {
        name: 'Ada Lovelace',
        submissionKey: submission.key,
        product: 'casa',
        source: '/acquisto/pet',
      },
    },
  ]);
  vi.useRealTimers();
});

test('a refused quote request shows the reason', async () => {
  answering(problem(422, 'validation', { email: 'Manca la chiocciola.' }));

  expect(await requestQuote('casa', submission)).toMatchObject({
    ok: false,
    problem: { status: 422, fields: { email: 'Manca la chiocciola.' } },
  });
});
