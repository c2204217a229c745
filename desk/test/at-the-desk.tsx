import type { StaffSession } from '@riparo/domain/desk/staff/staff-calls.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setTimeout as pause } from 'node:timers/promises';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { SessionContext } from '../src/platform/session/session.ts';

export const bianca = {
  id: 'bianca',
  firstName: 'Bianca',
  lastName: 'Neri',
  permissions: ['work-claims', 'work-deals', 'work-requests', 'work-complaints'],
} as unknown as StaffSession;

export type Asked = { readonly method: string; readonly path: string; readonly body: never };

/** What the server answers: a body, a problem, or nothing because the connection broke after it had done its work. */
export type Answer = { readonly status?: number; readonly body: unknown } | 'lost';

export function serving(answer: (asked: Asked) => Answer | Promise<Answer>): readonly Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const one = { method, path, body: (typeof body === 'string' ? JSON.parse(body) : null) as never };
    asked.push(one);
    const said = await answer(one);
    if (said === 'lost') throw new TypeError('connection reset');
    return Response.json(said.body, { status: said.status ?? 200 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

export const problem = (
  code: string,
  message = 'Qualcun altro l’ha appena fatto.',
  fields?: Readonly<Record<string, string>>,
): Answer => ({ status: 409, body: { code, status: 409, message, ...(fields && { fields }) } });

async function settle(doSomething: () => unknown = () => undefined): Promise<void> {
  await act(async () => void (await doSomething()));
  // What is drawn asks, what is answered is drawn, and so on a few times.
  for (let turn = 0; turn < 6; turn += 1) await act(() => pause(3));
}

/** A part of the desk on a page without a browser, for what it does when Bianca acts. */
export async function atTheDesk(element: ReactElement) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await settle(() =>
    root.render(
      <QueryClientProvider client={queries}>
        <SessionContext value={bianca}>{element}</SessionContext>
      </QueryClientProvider>,
    ),
  );
  onTestFinished(async () => {
    await settle(() => root.unmount());
    place.remove();
  });
  const named = (selector: string, name: string) => {
    const within = place.querySelector('dialog[open]') ?? place;
    const found = [...within.querySelectorAll<HTMLElement>(selector)].find((one) => nameOf(one) === name);
    if (!found) throw new Error(`«${name}» is not in: ${within.textContent}`);
    return found;
  };
  return {
    queries,
    settle,
    words: () => place.textContent,
    isThere: (name: string) => [...place.querySelectorAll('button')].some((one) => nameOf(one) === name),
    press: (name: string) => settle(() => named('button', name).click()),
    write: (name: string, text: string) =>
      settle(() => {
        const box = named('input, textarea', name);
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}

function nameOf(element: HTMLElement): string {
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>)[0]?.textContent : undefined;
  return (element.getAttribute('aria-label') ?? label ?? element.textContent).trim();
}
