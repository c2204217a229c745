import { expect, test, vi } from 'vitest';
import { together } from './batched.ts';

type Double = (numbers: readonly number[]) => Promise<number[]>;

const doubled: Double = async (numbers) => numbers.map((number) => number * 2);
const lengths = (trips: { mock: { calls: unknown[][] } }) =>
  trips.mock.calls.map(([inputs]) => (inputs as unknown[]).length);

/** The first round trip is in flight and returns when the test releases it. */
async function roundTripInFlight() {
  const back = Promise.withResolvers<void>();
  const trips = vi.fn<Double>(async (numbers) => {
    if (numbers.includes(1)) await back.promise;
    return doubled(numbers);
  });
  const double = together(trips);
  const first = double(1);
  await vi.waitFor(() => expect(trips).toHaveBeenCalled());
  return { trips, double, first, back };
}

test('concurrent requests share one round trip, and each gets its own result', async () => {
  const trips = vi.fn<Double>(doubled);
  const double = together(trips);
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(lengths(trips)).toEqual([3]);
});

test('requests that arrive during a round trip share the next one', async () => {
  const { trips, double, first, back } = await roundTripInFlight();
  const others = [2, 3, 4].map(double);
  back.resolve();
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8]);
  expect(lengths(trips)).toEqual([1, 3]);
});

test('a request does not fail because another one in its batch failed', async () => {
  const double = together(async (numbers: readonly number[]) => {
    if (numbers.includes(13)) throw new Error('not that one');
    return doubled(numbers);
  });
  const answers = await Promise.allSettled([1, 13, 2].map(double));
  expect(answers).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: new Error('not that one') },
    { status: 'fulfilled', value: 4 },
  ]);
});

test('nothing is retried while the database is away: it may be stored already', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const trips = vi.fn<Double>(() => Promise.reject(away));
  const double = together(trips);
  const answers = await Promise.allSettled([1, 2].map(double));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(trips).toHaveBeenCalledTimes(1);
});
