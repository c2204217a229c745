// @vitest-environment happy-dom
import { openingHoursCall } from '@riparo/domain/desk/opening-hours/hours-calls.ts';
import { getBirthplaceCall } from '@riparo/domain/platform/person/place-calls.ts';
import { usualHours } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { useCall } from './use-call.ts';

const answered = (name: string): Answer => ({ body: { birthplace: { name } } });

function Birthplace({ code, ...rest }: { readonly code: string; readonly when?: boolean }) {
  const input = { params: { belfioreCode: code }, query: {} };
  const { result, askAgain } = useCall(getBirthplaceCall, input, 'when' in rest ? rest : undefined);
  const said = result?.ok ? result.value.birthplace?.name : 'Niente da leggere';
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
    const server = serving([getBirthplaceCall, late.promise]);
    const { words, press } = await onPage(<Birthplace code="H501" />);
    expect(words()).toContain('Un attimo');
    await settled(() => late.resolve(problem(503, 'Unavailable')));
    expect(words()).toContain('Niente da leggere');
    server.tell(getBirthplaceCall, answered('Roma'));
    await press('Ancora');
    expect(words()).toContain('Roma');
    await press('Ancora');
    expect(server.asked.map(({ path }) => path)).toEqual(Array(3).fill('/api/v1/places/birthplaces/H501'));
  });

  test('is never read as the answer to another question', async () => {
    const server = serving([getBirthplaceCall, answered('Roma')]);
    const { words, rerender } = await onPage(<Birthplace code="H501" />);
    const late = Promise.withResolvers<Answer>();
    server.tell(getBirthplaceCall, late.promise);
    await rerender(<Birthplace code="F205" />);
    expect(words()).toContain('Un attimo');
    await settled(() => late.resolve(answered('Milano')));
    expect(words()).toContain('Milano');
  });

  test('is asked only when it is wanted', async () => {
    const server = serving([getBirthplaceCall, answered('Roma')]);
    const { words, rerender } = await onPage(<Birthplace code="H501" when={false} />);
    expect(server.asked).toEqual([]);
    expect(words()).toContain('Un attimo');
    await rerender(<Birthplace code="H501" when />);
    expect(words()).toContain('Roma');
  });

  test('is given up by whoever leaves', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const { leave } = await onPage(<Birthplace code="H501" />);
    await leave();
    expect(signals).toMatchObject([{ aborted: true }]);
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
