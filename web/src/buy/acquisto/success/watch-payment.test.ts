import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '@riparo/ui/api/client.ts';
import { type PaymentListener, pollPayment } from './watch-payment.ts';

const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const askServer = (signal: AbortSignal) => callApi(paymentStateCall, { params: { uuid }, signal });
const listener = {
  hear: vi.fn<PaymentListener['hear']>(),
  missed: vi.fn<() => void>(),
  tired: vi.fn<() => void>(),
};
const screen = { hidden: false, look: (): void => undefined };
const ask = vi.fn<() => Promise<Response>>();

const says = (state: string) => () => Promise.resolve(Response.json({ state }));

beforeEach(() => {
  vi.useFakeTimers();
  screen.hidden = false;
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('document', {
    get hidden() {
      return screen.hidden;
    },
    addEventListener: (_: string, look: () => void) => (screen.look = look),
    removeEventListener: () => (screen.look = () => undefined),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a payment is polled until it is paid', async () => {
  ask
    .mockImplementationOnce(says('open'))
    .mockImplementationOnce(says('verifying'))
    .mockImplementation(says('paid'));
  pollPayment(askServer, listener);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(listener.hear.mock.calls.map(([answer]) => answer.state)).toEqual(['open', 'verifying', 'paid']);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(listener.tired).not.toHaveBeenCalled();
});

test('polling stops while the tab is hidden, and resumes at once when it is shown', async () => {
  ask.mockImplementation(says('verifying'));
  pollPayment(askServer, listener);
  await vi.advanceTimersByTimeAsync(500);
  screen.hidden = true;
  screen.look();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  screen.hidden = false;
  screen.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('polling gives up after two minutes, and says so', async () => {
  ask.mockImplementation(says('verifying'));
  pollPayment(askServer, listener);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(listener.tired).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledTimes(11);
});
