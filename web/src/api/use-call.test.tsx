// @vitest-environment happy-dom
import { defineCall } from '@riparo/domain/call/call.ts';
import { everybody } from '@riparo/domain/call/access.ts';
import { openingHoursCall } from '@riparo/domain/contract/hours-calls.ts';
import { usualHours } from '@riparo/domain/opening-hours/call-by.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { onPage, settled } from '../../test/on-page.ts';
import { type Answer, problem, serving } from '../../test/server.ts';
import { useCall } from './use-call.ts';

const greetingCall = defineCall({
  id: 'greeting',
  method: 'GET',
  path: '/api/v1/greetings/:name',
  access: everybody,
  summary: 'Un saluto.',
  params: z.object({ name: z.string() }),
  answer: { status: 200, schema: z.object({ text: z.string() }) },
  errors: [],
  timeoutMs: 5000,
});

function Greeting({ name, ...rest }: { readonly name: string; readonly when?: boolean }) {
  const { result, askAgain } = useCall(greetingCall, { params: { name } }, 'when' in rest ? rest : undefined);
  const said = result?.ok ? result.value.text : 'Niente da leggere';
  return (
    <>
      <p>{result ? said : 'Un attimo'}</p>
      <button onClick={askAgain}>Ancora</button>
    </>
  );
}

describe('what a page asks as soon as it is there', () => {
  test('is read when the answer is there, and asked again as often as somebody wants', async () => {
    const late = Promise.withResolvers<Answer>();
    const server = serving([greetingCall, late.promise]);
    const { words, press } = await onPage(<Greeting name="Ada" />);
    expect(words()).toContain('Un attimo');
    await settled(() => late.resolve(problem(503, 'Unavailable')));
    expect(words()).toContain('Niente da leggere');
    server.tell(greetingCall, { body: { text: 'Ciao!' } });
    await press('Ancora');
    expect(words()).toContain('Ciao!');
    await press('Ancora');
    expect(server.asked.map(({ path }) => path)).toEqual(Array(3).fill('/api/v1/greetings/Ada'));
  });

  test('is never read as the answer to another question', async () => {
    const server = serving([greetingCall, { body: { text: 'Ciao, Ada!' } }]);
    const { words, rerender } = await onPage(<Greeting name="Ada" />);
    const late = Promise.withResolvers<Answer>();
    server.tell(greetingCall, late.promise);
    await rerender(<Greeting name="Bea" />);
    expect(words()).toContain('Un attimo');
    await settled(() => late.resolve({ body: { text: 'Ciao, Bea!' } }));
    expect(words()).toContain('Ciao, Bea!');
  });

  test('is asked only when it is wanted', async () => {
    const server = serving([greetingCall, { body: { text: 'Ciao!' } }]);
    const { words, rerender } = await onPage(<Greeting name="Ada" when={false} />);
    expect([server.asked, words().includes('Un attimo')]).toEqual([[], true]);
    await rerender(<Greeting name="Ada" when />);
    expect(words()).toContain('Ciao!');
  });

  test('is given up by whoever leaves', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const { leave } = await onPage(<Greeting name="Ada" />);
    await leave();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    vi.unstubAllGlobals();
  });
});

const read = ({ place }: Awaited<ReturnType<typeof onPage>>) => JSON.parse(place.textContent) as unknown;

describe('when the desk is there', () => {
  const decided = { week: [{ days: [1], opens: '10:00', closes: '11:00' }], closingDays: [] };
  let hours: typeof import('./use-opening-hours.ts');
  // They are asked for once in a visit: each story begins with a fresh one.
  beforeEach(async () => {
    vi.resetModules();
    hours = await import('./use-opening-hours.ts');
  });
  afterEach(() => vi.unstubAllGlobals());
  const Hours = () => <p>{JSON.stringify(hours.useOpeningHours())}</p>;

  test('is what was last decided, asked for once', async () => {
    const server = serving([openingHoursCall, { body: { data: decided } }]);
    vi.stubGlobal(
      'fetch',
      (
        (ask) => (path: string) =>
          ask(path, {})
      )(fetch),
    );
    expect(read(await onPage(<Hours />))).toEqual(decided);
    expect(read(await onPage(<Hours />))).toEqual(decided);
    expect(server.asked).toHaveLength(1);
  });

  test.each([
    ['can not say', async () => Response.json({ data: decided }, { status: 503 })],
    ['is not reached', () => Promise.reject(new TypeError('offline'))],
  ])('is what is usual where the server %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(read(await onPage(<Hours />))).toEqual(usualHours);
  });
});
