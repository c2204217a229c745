import type { Call } from '@riparo/domain/platform/call/call.ts';
import { onTestFinished, vi } from 'vitest';

/** With a promise as its body it is on its way until that is kept. */
export type Answer = { readonly status?: number; readonly body: unknown };
export type Asked = { readonly path: string; readonly method: string; readonly body: unknown };

/** A server that gives these answers, one after the other, and notes what it was asked; gone with the test. */
export function answering(...answers: readonly Answer[]): Asked[] {
  const asked: Asked[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    asked.push(askedBy(path, request));
    const answer = left.shift();
    if (!answer) throw new Error(`nobody answers ${path}`);
    return Response.json(await answer.body, { status: answer.status ?? 200 });
  });
  if (typeof document === 'undefined')
    vi.stubGlobal('location', { pathname: '/acquisto/pet', origin: 'https://www.riparo.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

/** A server that answers each call as it was told last; what it was not told about stays on its way. */
export function serving(...told: readonly (readonly [Call, Answer | Promise<Answer>])[]) {
  const asked: Asked[] = [];
  const answers = new Map(told.map(([call, answer]) => [call, answer]));
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const one = askedBy(path, request);
    asked.push(one);
    const call = [...answers.keys()].find((each) => each.method === one.method && isAt(path, each));
    const answer = call && (await answers.get(call));
    if (!answer) return new Promise(() => undefined);
    const { body: said, status = 200 } = answer;
    return status === 204 ? new Response(null, { status }) : Response.json(said, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { asked, tell: (call: Call, answer: Answer | Promise<Answer>) => void answers.set(call, answer) };
}

const askedBy = (path: string, { method = 'GET', body }: RequestInit): Asked => ({
  path,
  method,
  body: typeof body === 'string' ? JSON.parse(body) : null,
});

const isAt = (path: string, call: Call) =>
  new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`).test(path);

export const problem = (status: number, code: string, fields?: Readonly<Record<string, string>>): Answer => ({
  status,
  body: { code, status, message: 'Così non va.', ...(fields && { fields }) },
});
