import { onTestFinished, vi } from 'vitest';

/** With a promise as its body it is on its way until that is kept. */
export type Answer = { readonly status?: number; readonly body: unknown };
export type Asked = { readonly path: string; readonly method: string; readonly body: unknown };

/** A server that gives these answers, one after the other, and notes what it was asked; gone with the test. */
export function answering(...answers: readonly Answer[]): Asked[] {
  const asked: Asked[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    asked.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : null });
    const answer = left.shift();
    if (!answer) throw new Error(`nobody answers ${path}`);
    return Response.json(await answer.body, { status: answer.status ?? 200 });
  });
  if (typeof document === 'undefined')
    vi.stubGlobal('location', { pathname: '/acquisto/pet', origin: 'https://www.riparo.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

export const problem = (status: number, code: string, fields?: Readonly<Record<string, string>>): Answer => ({
  status,
  body: { code, status, message: 'Così non va.', ...(fields && { fields }) },
});
