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

/** Shows a notice at the bottom right for 20 s. Callable from anywhere, even while the page is being left. */
export function notify(notice: { readonly kind: NoticeKind; readonly text: string }): void {
  lastId += 1;
  if (notice.kind === 'success') dismissFailures();
  // The same text twice is one notice, renewed.
  replace([...shown.filter(({ text }) => text !== notice.text), { ...notice, id: lastId }]);
}

/** The action has now succeeded, so an old failure beside it would be wrong. */
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

/** Visible notices are passed on to the site's next document. */
export const handOverNotices = () => {
  if (shown.length > 0) attempt(() => sessionStorage.setItem(HANDED_OVER, JSON.stringify(shown)));
};

/** Notices passed on by the previous document are shown here, once. */
export const takeNotices = () => {
  const taken = attempt(() => {
    const stored = sessionStorage.getItem(HANDED_OVER);
    sessionStorage.removeItem(HANDED_OVER);
    return JSON.parse(stored ?? '[]') as readonly Notice[];
  });
  taken?.forEach(({ kind, text }) => notify({ kind, text }));
};
