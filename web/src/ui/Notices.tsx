import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { startCountdown, type Countdown } from './countdown.ts';
import {
  dismissNotice,
  NOTICE_DURATION_MS,
  onNoticesChange,
  shownNotices,
  type Notice,
  type NoticeKind,
} from './notices.ts';
import styles from './Notices.module.css';

const icons = { info: Info, success: CircleCheck, error: CircleAlert } satisfies Record<NoticeKind, unknown>;
const none: readonly Notice[] = [];

/** The corner where notices appear. Both live regions are there from the start, or nothing is announced. */
export function Notices() {
  const notices = useSyncExternalStore(onNoticesChange, shownNotices, () => none);
  return (
    <section className={styles['corner']} aria-label="Avvisi">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
      <div role="status">
        <NoticeList notices={notices.filter(({ kind }) => kind !== 'error')} />
      </div>
      <div role="alert">
        <NoticeList notices={notices.filter(({ kind }) => kind === 'error')} />
      </div>
    </section>
  );
}

function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  return notices.map((notice) => <NoticeCard key={notice.id} notice={notice} />);
}

function NoticeCard({ notice }: { readonly notice: Notice }) {
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
