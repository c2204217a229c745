import { customer, everybody } from '@riparo/domain/call/access.ts';
import { defineCall } from '@riparo/domain/call/call.ts';
import { connectionErrors } from '@riparo/domain/call/connection-errors.ts';
import { defineErrors } from '@riparo/domain/call/problem.ts';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import * as z from 'zod';
import { callApi } from './client.ts';

const bookErrors = defineErrors({ 'book-lent': { status: 409, message: 'Il libro è in prestito.' } });

const lendBook = defineCall({
  id: 'lendBook',
  method: 'POST',
  path: '/api/v1/books/:shelf/:title/loans',
  access: everybody,
  summary: 'Lend a book',
  params: z.object({ shelf: z.string(), title: z.string() }),
  query: z.object({ days: z.int().optional(), urgent: z.boolean().optional() }),
  body: z.object({ reader: z.string() }),
  answer: { status: 200, schema: z.object({ until: z.string() }) },
  errors: [bookErrors['book-lent']],
  timeoutMs: 20_000,
});

const returnBook = defineCall({
  id: 'returnBook',
  method: 'DELETE',
  path: '/api/v1/loan',
  access: customer,
  summary: 'Give a book back',
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: 20_000,
});

const lendInput = {
  params: { shelf: 'a/b', title: 'È così' },
  query: { days: 3, urgent: undefined },
  body: { reader: 'Ada' },
};

function answerWith(answer: () => Promise<Response>) {
  const fetchMock = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('callApi', () => {
  test('writes parameters, query and body where the contract says', async () => {
    const fetchMock = answerWith(async () => Response.json({ until: '2026-01-04' }));

    const result = await callApi(lendBook, lendInput);

    expect(result).toEqual({ ok: true, value: { until: '2026-01-04' } });
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/v1/books/a%2Fb/%C3%88%20cos%C3%AC/loans?days=3',
      expect.objectContaining({
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: '{"reader":"Ada"}',
      }),
    );
  });

  test('gives no value for an empty answer', async () => {
    const fetchMock = answerWith(async () => new Response(null, { status: 204 }));

    expect(await callApi(returnBook, {})).toEqual({ ok: true, value: undefined });
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/v1/loan',
      expect.objectContaining({ headers: {}, body: null }),
    );
  });

  test('hands on the problem the server answered', async () => {
    const problem = { code: 'book-lent', status: 409, message: 'Il libro è in prestito.', requestId: 'r1' };
    answerWith(async () => Response.json(problem, { status: 409 }));

    expect(await callApi(lendBook, lendInput)).toEqual({ ok: false, problem });
  });

  test('says after how long to try again, where the server says so', async () => {
    const problem = { code: 'book-lent', status: 429, message: 'Il libro è in prestito.', requestId: 'r1' };
    answerWith(async () => Response.json(problem, { status: 429, headers: { 'retry-after': '90' } }));

    expect(await callApi(lendBook, lendInput)).toEqual({
      ok: false,
      problem: { ...problem, retryAfterSeconds: 90 },
    });
  });

  test('goes by the HTTP status, whatever a body says of itself', async () => {
    answerWith(async () => Response.json({ code: 'book-lent', status: 200, message: 'No' }, { status: 404 }));
    expect(await callApi(lendBook, lendInput)).toMatchObject({ ok: false, problem: { status: 404 } });

    answerWith(async () => Response.json({ status: 500, until: '2026-01-04' }));
    expect(await callApi(lendBook, lendInput)).toMatchObject({ ok: true });
  });

  test.each([
    ['a page', '<h1>502</h1>'],
    ['words', '"Not today"'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['an object of its own', '{"error":"teapot"}'],
  ])('tells a network problem with its status when something between answers %s', async (_, body) => {
    answerWith(async () => new Response(body, { status: 502 }));
    expect(await callApi(lendBook, lendInput)).toEqual({
      ok: false,
      problem: { ...connectionErrors.network, status: 502 },
    });
  });

  test('tells a network problem when the server can not be reached', async () => {
    answerWith(async () => Promise.reject(new TypeError('fetch failed')));

    expect(await callApi(returnBook, {})).toEqual({ ok: false, problem: connectionErrors.network });
  });

  test('tells a timeout when the answer takes longer than the call allows', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(
      AbortSignal.abort(new DOMException('', 'TimeoutError')),
    );
    answerWith(async () => Promise.reject(new DOMException('', 'TimeoutError')));

    expect(await callApi(returnBook, {})).toEqual({ ok: false, problem: connectionErrors.timeout });
  });

  test('rejects when the caller itself gave the call up', async () => {
    answerWith(async () => Promise.reject(new DOMException('', 'AbortError')));

    await expect(callApi(returnBook, { signal: AbortSignal.abort() })).rejects.toThrow(DOMException);
  });

  test('does not begin what was given up before', async () => {
    const given = new Error('left');
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      signals.push(signal);
      signal?.throwIfAborted();
      return new Response(null, { status: 204 });
    });

    await expect(callApi(returnBook, { signal: AbortSignal.abort(given) })).rejects.toBe(given);
    expect(signals).toEqual([expect.objectContaining({ aborted: true, reason: given })]);
  });

  test('knows the types of the call', () => {
    type Result = Awaited<ReturnType<typeof callApi<typeof lendBook>>>;
    expectTypeOf<Extract<Result, { ok: true }>['value']>().toEqualTypeOf<{ until: string }>();
    expectTypeOf<'book-lent'>().toExtend<Extract<Result, { ok: false }>['problem']['code']>();
    expectTypeOf<'never-listed'>().not.toExtend<Extract<Result, { ok: false }>['problem']['code']>();
    expectTypeOf<{ signal?: AbortSignal }>().not.toExtend<Parameters<typeof callApi<typeof lendBook>>[1]>();
  });
});
