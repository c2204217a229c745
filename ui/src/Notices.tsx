import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from './loading/lazy-part.ts';
import { whenIdle } from './loading/when-idle.ts';
import { onNoticesChange, shownNotices, type Notice } from './notices.ts';
import styles from './Notices.module.css';

const none: readonly Notice[] = [];

type NoticeProps = { readonly notice: Notice };

/** Without a connection from the start: the words are what counts. */
const Words = ({ notice }: NoticeProps) => <p className={styles['words']}>{notice.text}</p>;

/** No first screen shows one: it comes when there is time, before anything can fail. */
const Card = lazyPart<NoticeProps>(() =>
  import('./NoticeCard.tsx').then(
    ({ NoticeCard }) => NoticeCard,
    () => Words,
  ),
);

/** The corner where notices appear. Both live regions are there from the start, or nothing is announced. */
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
