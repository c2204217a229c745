import { CircleAlert } from './icons/CircleAlert.ts';
import { CircleCheck } from './icons/CircleCheck.ts';
import { Info } from './icons/Info.ts';
import { X } from './icons/X.ts';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { startCountdown, type Countdown } from './countdown.ts';
import { keepFieldFree } from './keep-field-free.ts';
import { dismissNotice, NOTICE_DURATION_MS, type Notice, type NoticeKind } from './notices.ts';
import styles from './NoticeCard.module.css';

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
  useEffect(() => (card.current ? keepFieldFree(card.current) : undefined), []);

  // Counted by what comes and goes: Firefox still calls a card hovered while the pointer leaves it.
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
