import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { attempt } from './attempt.ts';

export type NoticeKind = 'info' | 'success' | 'error';

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
}

export const NOTICE_DURATION_MS = 20_000;

type Listener = () => void;

let shown: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function replace(next: readonly Notice[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice at the bottom right for 20 s. Callable from anywhere: a page may be left meanwhile. */
export function notify(notice: { readonly kind: NoticeKind; readonly text: string }): void {
  lastId += 1;
  if (notice.kind === 'success') dismissFailures();
  // The same sentence twice is one notice, renewed.
  replace([...shown.filter(({ text }) => text !== notice.text), { ...notice, id: lastId }]);
}

/** What did not work has worked by now: beside a success, told or seen, the old failure would be a lie. */
export function dismissFailures(): void {
  if (shown.some(isFailure)) replace(shown.filter((notice) => !isFailure(notice)));
}

const isFailure = ({ kind }: Notice) => kind === 'error';

export function dismissNotice(id: number): void {
  replace(shown.filter((notice) => notice.id !== id));
}

export function shownNotices(): readonly Notice[] {
  return shown;
}

export function onNoticesChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const HANDED_OVER = `${brand.cookiePrefix}:notices`;

/** What is on the screen goes along to the next document of the site. */
export const handOverNotices = () => {
  if (shown.length > 0) attempt(() => sessionStorage.setItem(HANDED_OVER, JSON.stringify(shown)));
};

/** What the document before has handed over is shown here, once. */
export const takeNotices = () => {
  const taken = attempt(() => {
    const stored = sessionStorage.getItem(HANDED_OVER);
    sessionStorage.removeItem(HANDED_OVER);
    return JSON.parse(stored ?? '[]') as readonly Notice[];
  });
  taken?.forEach(({ kind, text }) => notify({ kind, text }));
};
