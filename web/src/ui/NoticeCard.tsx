import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { startCountdown, type Countdown } from './countdown.ts';
import { dismissNotice, NOTICE_DURATION_MS, type Notice, type NoticeKind } from './notices.ts';
import styles from './NoticeCard.module.css';

const icons = { info: Info, success: CircleCheck, error: CircleAlert } satisfies Record<NoticeKind, unknown>;

/** One notice, for as long as it takes to read it. */
export function NoticeCard({ notice }: { readonly notice: Notice }) {
  const card = useRef<HTMLDivElement>(null);
  const countdown = useRef<Countdown>(undefined);
  const Icon = icons[notice.kind];

  useEffect(() => {
    countdown.current = startCountdown(NOTICE_DURATION_MS, () => dismissNotice(notice.id));
    return () => countdown.current?.cancel();
  }, [notice.id]);

  const pause = () => countdown.current?.pause();
  const resume = () => {
    if (!card.current?.matches(':hover, :focus-within')) countdown.current?.resume();
  };

  return (
    <div
      ref={card}
      className={classNames(styles['notice'], styles[notice.kind])}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
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
