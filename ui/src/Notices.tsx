import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from './loading/lazy-part.ts';
import { whenIdle } from './loading/when-idle.ts';
import { onNoticesChange, shownNotices, type Notice } from './notices.ts';
import styles from './Notices.module.css';

const none: readonly Notice[] = [];

type NoticeProps = { readonly notice: Notice };

/** The fallback without a connection: the text is what matters. */
const Words = ({ notice }: NoticeProps) => <p className={styles['words']}>{notice.text}</p>;

/** Never on a first screen: it loads when there is time, before anything can fail. */
const Card = lazyPart<NoticeProps>(() =>
  import('./NoticeCard.tsx').then(
    ({ NoticeCard }) => NoticeCard,
    () => Words,
  ),
);

/** The corner for notices. Both live regions exist from the start, otherwise nothing is announced. */
export function Notices() {
  const notices = useSyncExternalStore(onNoticesChange, shownNotices, () => none);
  useEffect(() => whenIdle(() => void Card.preload()), []);
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
  return (
    <Suspense>
      {notices.map((notice) => (
        <Card.Part key={notice.id} notice={notice} />
      ))}
    </Suspense>
  );
}
