import { connectionErrors } from '@riparo/domain/platform/call/connection-errors.ts';
import { changeConsentCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { getBirthplaceCall } from '@riparo/domain/platform/person/place-calls.ts';
import { signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callApi } from './client.ts';

const consent = { params: { kind: 'marketing' as const }, body: { given: true, version: 'v1' } };
const born = { params: { belfioreCode: 'H5/1 è' }, query: { bornOn: '1990-03-27' } };

function answerWith(answer: () => Promise<Response>) {
  const fetchMock = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('calling the API', () => {
  test('parameters, query and body are sent as the contract says', async () => {
    const fetchMock = answerWith(async () => Response.json({ data: [] }));

    expect(await callApi(changeConsentCall, consent)).toEqual({ ok: true, value: { data: [] } });
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/v1/consents/marketing',
      expect.objectContaining({
        method: 'PUT',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: '{"given":true,"version":"v1"}',
      }),
    );
    await callApi(getBirthplaceCall, born);
    expect(fetchMock.mock.lastCall?.[0]).toBe('/api/v1/places/birthplaces/H5%2F1%20%C3%A8?bornOn=1990-03-27');
  });

  test('an empty answer gives no value', async () => {
    const fetchMock = answerWith(async () => new Response(null, { status: 204 }));

    expect(await callApi(signOutCall, {})).toEqual({ ok: true, value: undefined });
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/v1/auth/sign-out',
      expect.objectContaining({ headers: {}, body: null }),
    );
  });

  test('a problem answered by the server is passed on', async () => {
    const problem = {
      code: 'consent-text-changed',
      status: 409,
      message: 'Il testo è cambiato.',
      requestId: 'r1',
    };
    answerWith(async () => Response.json(problem, { status: 409 }));

    expect(await callApi(changeConsentCall, consent)).toEqual({ ok: false, problem });
  });

  test("the server's retry delay is passed on", async () => {
    const problem = {
      code: 'consent-text-changed',
      status: 429,
      message: 'Il testo è cambiato.',
      requestId: 'r1',
    };
    answerWith(async () => Response.json(problem, { status: 429, headers: { 'retry-after': '90' } }));

    expect(await callApi(changeConsentCall, consent)).toEqual({
      ok: false,
      problem: { ...problem, retryAfterSeconds: 90 },
    });
  });

  test('the HTTP status counts, whatever the body says', async () => {
    answerWith(async () =>
      Response.json({ code: 'consent-text-changed', status: 200, message: 'No' }, { status: 404 }),
    );
    expect(await callApi(changeConsentCall, consent)).toMatchObject({ ok: false, problem: { status: 404 } });

    answerWith(async () => Response.json({ status: 500, data: [] }));
    expect(await callApi(changeConsentCall, consent)).toMatchObject({ ok: true });
  });

  test.each([
    ['a page', '<h1>502</h1>'],
    ['words', '"Not today"'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['an object of its own', '{"error":"teapot"}'],
  ])('an answer %s from an intermediary is a network problem with its status', async (_, body) => {
    answerWith(async () => new Response(body, { status: 502 }));
    expect(await callApi(changeConsentCall, consent)).toEqual({
      ok: false,
      problem: { ...connectionErrors.network, status: 502 },
    });
  });

  test('an unreachable server is a network problem', async () => {
    answerWith(async () => Promise.reject(new TypeError('fetch failed')));

    expect(await callApi(signOutCall, {})).toEqual({ ok: false, problem: connectionErrors.network });
  });

  test('an answer that takes longer than the call allows is a timeout', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(
      AbortSignal.abort(new DOMException('', 'TimeoutError')),
    );
    answerWith(async () => Promise.reject(new DOMException('', 'TimeoutError')));

    expect(await callApi(signOutCall, {})).toEqual({ ok: false, problem: connectionErrors.timeout });
  });

  test('a call cancelled by the caller rejects', async () => {
    answerWith(async () => Promise.reject(new DOMException('', 'AbortError')));

    await expect(callApi(signOutCall, { signal: AbortSignal.abort() })).rejects.toThrow(DOMException);
  });
});
