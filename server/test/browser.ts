import type { AnswerOf, BodyOf, Call, ParamsOf } from '@riparo/domain/platform/call/call.ts';
import type { Problem } from '@riparo/domain/platform/call/problem.ts';
import type { TestServer } from './test-server.ts';

export type Cookie = { value: string; attributes: string[] };

export type BrowserAnswer<C extends Call> = {
  status: number;
  answer: AnswerOf<C>;
  problem: Problem;
  headers: Record<string, unknown>;
  /** The cookies set by this answer, by name. */
  setCookies: Record<string, Cookie>;
};

export type Browser = {
  cookies: Map<string, string>;
  call<C extends Call>(
    call: C,
    body?: BodyOf<C>,
    params?: ParamsOf<C>,
    query?: Readonly<Record<string, string>>,
  ): Promise<BrowserAnswer<C>>;
};

/** Stores cookies and sends its origin, as a visitor's browser does. */
export function openBrowser(server: TestServer, address = '192.0.2.1'): Browser {
  const cookies = new Map<string, string>();
  const { origin } = server.parts.config.publicUrl;
  return {
    cookies,
    async call(call, body, params, query = {}) {
      const values = (params ?? {}) as Record<string, unknown>;
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await server.request({
        method: call.method,
        url: call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name]))),
        query,
        remoteAddress: address,
        headers: { origin, ...(cookie && { cookie }) },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const setCookies = Object.fromEntries([response.headers['set-cookie'] ?? []].flat().map(readCookie));
      for (const [name, { value }] of Object.entries(setCookies)) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const content: unknown = response.body === '' ? undefined : response.json();
      return {
        status: response.statusCode,
        answer: content as AnswerOf<typeof call>,
        problem: content as Problem,
        headers: response.headers,
        setCookies,
      };
    },
  };
}

function readCookie(header: string): [string, Cookie] {
  const [pair = '', ...attributes] = header.split('; ');
  const end = pair.indexOf('=');
  return [pair.slice(0, end), { value: pair.slice(end + 1), attributes }];
}
