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
  const { result, fetchAgain } = useCall(getBirthplaceCall, input, 'when' in rest ? rest : undefined);
  const said = result?.ok ? result.value.birthplace?.name : 'Niente da leggere';
  return (
    <>
      <p>{result ? said : 'Un attimo'}</p>
      <button onClick={fetchAgain}>Ancora</button>
    </>
  );
}

describe('calling the server when a page opens', () => {
  test('the page shows the answer and can refetch it any number of times', async () => {
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

  test('the answer to an earlier question is never shown for a new one', async () => {
    const server = serving([getBirthplaceCall, answered('Roma')]);
    const { words, rerender } = await onPage(<Birthplace code="H501" />);
    const late = Promise.withResolvers<Answer>();
    server.tell(getBirthplaceCall, late.promise);
    await rerender(<Birthplace code="F205" />);
    expect(words()).toContain('Un attimo');
    await settled(() => late.resolve(answered('Milano')));
    expect(words()).toContain('Milano');
  });

  test('no call is made unless it is wanted', async () => {
    const server = serving([getBirthplaceCall, answered('Roma')]);
    const { words, rerender } = await onPage(<Birthplace code="H501" when={false} />);
    expect(server.asked).toEqual([]);
    expect(words()).toContain('Un attimo');
    await rerender(<Birthplace code="H501" when />);
    expect(words()).toContain('Roma');
  });

  test('leaving the page aborts the call', async () => {
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

describe('the opening hours', () => {
  const decided = { week: [{ days: [1], opens: '10:00', closes: '11:00' }], closingDays: [] };
  let hours: typeof import('./use-opening-hours.ts');
  // They are fetched once per visit, so each test needs a fresh module.
  beforeEach(async () => {
    vi.resetModules();
    hours = await import('./use-opening-hours.ts');
  });
  afterEach(() => vi.unstubAllGlobals());
  const Hours = () => <p>{JSON.stringify(hours.useOpeningHours())}</p>;

  test('the opening hours are those set at the desk, fetched once', async () => {
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
    ['fails', async () => Response.json({ data: decided }, { status: 503 })],
    ['is unreachable', () => Promise.reject(new TypeError('offline'))],
  ])('the usual hours are shown when the server %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(read(await onPage(<Hours />))).toEqual(usualHours);
  });
});
