import { CircleAlert } from './icons/CircleAlert.ts';
import { CircleCheck } from './icons/CircleCheck.ts';
import { Info } from './icons/Info.ts';
import { X } from './icons/X.ts';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { dismissNotice, NOTICE_DURATION_MS, type Notice, type NoticeKind } from './notices.ts';
import styles from './NoticeCard.module.css';

/** The field a notice is about: the one refused, or else the one in focus. */
const fieldSpokenOf = () =>
  document.querySelector('main [aria-invalid="true"]') ??
  document.activeElement?.closest('main input, main textarea, main select');

/**
 * On a phone notices are as wide as the screen: the page is extended by their height, and the field is
 * scrolled out from under them.
 */
function keepFieldVisible(card: Element): () => void {
  const corner = card.closest('section');
  if (!corner) return () => undefined;
  const { style } = document.documentElement;
  const makeRoom = () => {
    const notices = corner.getBoundingClientRect();
    const isOver = notices.height > 0 && notices.width > innerWidth / 2;
    if (!isOver) return void style.removeProperty('--notices');
    style.setProperty('--notices', `${Math.ceil(notices.height)}px`);
    const field = fieldSpokenOf()?.getBoundingClientRect();
    // But only as far as the field stays on the screen.
    const covered = field && field.top < notices.bottom ? field.bottom + GAP_PX - notices.top : 0;
    if (field && covered > 0 && field.top < innerHeight) scrollBy({ top: Math.min(covered, field.top) });
  };
  // After the layout changes caused by the answer, and before the next paint.
  const sizes = new ResizeObserver(makeRoom);
  sizes.observe(corner);
  return () => {
    sizes.disconnect();
    // The card is still there and disappears with the next frame.
    requestAnimationFrame(makeRoom);
  };
}

const GAP_PX = 16;

const icons = { info: Info, success: CircleCheck, error: CircleAlert } satisfies Record<NoticeKind, unknown>;

/** One notice, for as long as it takes to read it. */
export function NoticeCard({ notice }: { readonly notice: Notice }) {
  const countdown = useRef<Countdown>(undefined);
  const Icon = icons[notice.kind];

  useEffect(() => {
    countdown.current = startCountdown(NOTICE_DURATION_MS, () => dismissNotice(notice.id));
    return () => countdown.current?.cancel();
  }, [notice.id]);

  const card = useRef<HTMLDivElement>(null);
  useEffect(() => (card.current ? keepFieldVisible(card.current) : undefined), []);

  // Counted from enter and leave events: Firefox still reports a card as hovered while the pointer leaves it.
  const readers = useRef(new Set<'pointer' | 'focus'>());
  const pauseFor = (reader: 'pointer' | 'focus') => () => {
    readers.current.add(reader);
    countdown.current?.pause();
  };
  const resumeAfter = (reader: 'pointer' | 'focus') => () => {
    readers.current.delete(reader);
    if (readers.current.size === 0) countdown.current?.resume();
  };

  return (
    <div
      ref={card}
      className={classNames(styles['notice'], styles[notice.kind])}
      onPointerEnter={pauseFor('pointer')}
      onPointerLeave={resumeAfter('pointer')}
      onFocus={pauseFor('focus')}
      onBlur={resumeAfter('focus')}
    >
      <Icon className={styles['icon']} size={22} aria-hidden="true" />
      <p className={styles['text']}>{notice.text}</p>
      <button
        type="button"
        className={styles['close']}
        aria-label="Chiudi avviso"
        onClick={() => dismissNotice(notice.id)}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

interface Countdown {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** Calls `onEnd` after running for `durationMs`; pauses do not count. */
export function startCountdown(durationMs: number, onEnd: () => void): Countdown {
  let remainingMs = durationMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remainingMs -= Date.now() - startedAt;
  };
  const resume = () => {
    if (timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, Math.max(0, remainingMs));
  };

  resume();
  return { pause, resume, cancel: pause };
}
