import { warningInWords } from '@riparo/domain/care/complaints/clock.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Notices } from '@riparo/ui/Notices.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { messageOf } from '../../platform/api/ask.ts';
import { useCommandKey, useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { LiveDesk, useLive } from '../../platform/live/live.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useTakeNext } from '../../care/requests/TakeNext.tsx';
import { findSession, SESSION_KEY, SessionContext, useCan } from '../../platform/session/session.ts';
import styles from './DeskFrame.module.css';
import { DeskPalette } from './DeskPalette.tsx';
import { KeyboardHelp, useKeyboardHelp } from './KeyboardHelp.tsx';
import { announceRequest } from '../../platform/notices/new-request-notice.ts';
import { SideBar } from './SideBar.tsx';
import { useUrgentCount } from '../../care/requests/use-requests.ts';
import { MAX_STREAMS_PER_PERSON } from '@riparo/domain/desk/live/live.ts';
import { timeInRome } from '@riparo/domain/platform/values/calendar.ts';
import { CirclePause } from '@riparo/ui/icons/CirclePause.ts';
import { WifiOff } from '@riparo/ui/icons/WifiOff.ts';
import { useNow } from '../../platform/time/now.ts';

/** A short interruption is not worth a message. */
const MIN_INTERRUPTION_MS = 3_000;

/** Says that what is on the screen may be out of date, and since when. */
function ConnectionLost() {
  const { state, lostAt } = useLive();
  const now = useNow();
  const isLost = lostAt !== null && now.getTime() - lostAt.getTime() >= MIN_INTERRUPTION_MS;
  return (
    <div role="status">
      {state === 'paused' && (
        <p className={styles['lost']}>
          <CirclePause size={18} aria-hidden="true" />
          <span>
            Questa finestra è in pausa, perché hai il banco aperto in più di {MAX_STREAMS_PER_PERSON}: fai
            clic qui dentro e si aggiorna.
          </span>
        </p>
      )}
      {isLost && (
        <p className={styles['lost']}>
          <WifiOff size={18} aria-hidden="true" />
          <span>
            Collegamento perso: quello che vedi è delle {timeInRome(lostAt)}. Il banco riprova da solo e si
            aggiorna appena torna la connessione.
          </span>
        </p>
      )}
    </div>
  );
}

const withCount = (title: string, count: number) => {
  const words = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${words}` : words;
};

/** The number of people waiting for a call, in front of the tab’s title on every screen. */
function TabTitle() {
  const urgent = useUrgentCount();
  useEffect(() => {
    const count = () => {
      const wanted = withCount(document.title, urgent);
      if (document.title !== wanted) document.title = wanted;
    };
    count();
    const title = document.querySelector('title');
    const watch = new MutationObserver(count);
    if (title) watch.observe(title, { childList: true });
    return () => watch.disconnect();
  }, [urgent]);
  return null;
}

const MAIN_ID = 'contenuto';

/** Everything that only staff see. */
export function DeskFrame() {
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const session = useQuery({ queryKey: SESSION_KEY, queryFn: findSession });

  if (session.isPending) {
    return (
      <div className={styles['waiting']}>
        <Spinner label={`Apro il banco di ${brand.name}`} />
      </div>
    );
  }
  if (session.error && !session.data) {
    return (
      <main className={styles['waiting']}>
        <div role="alert">
          <p>{messageOf(session.error)}</p>
          <Button onClick={() => void session.refetch()}>Riprova</Button>
        </div>
      </main>
    );
  }
  if (!session.data) {
    const from = pathname + search;
    // There was a session a moment ago: if they did not end it themselves, the sign-in page says so.
    const isOver = (queries.getQueryState(SESSION_KEY)?.dataUpdateCount ?? 0) > 1;
    return <Navigate to={paths.door} replace state={{ from, isOver }} />;
  }
  return (
    <SessionContext value={session.data}>
      <LiveDesk
        onNewRequest={announceRequest}
        onComplaintWarning={({ number, warning }) => {
          if (number && warning && may(session.data?.role ?? 'consulente', 'work-complaints'))
            notify({ kind: 'info', text: warningInWords(number, warning) });
        }}
        onOver={() => queries.setQueryData(SESSION_KEY, null)}
      >
        <Opened />
      </LiveDesk>
    </SessionContext>
  );
}

function Opened() {
  const navigate = useNavigate();
  const help = useKeyboardHelp();
  const canWork = useCan('work-requests');
  const takeNext = useTakeNext();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  useCommandKey(() => setPaletteOpen(true));
  useShortcuts({
    '?': help.show,
    p: () => {
      if (canWork) takeNext.take();
    },
    o: () => void navigate(paths.today),
    r: () => void navigate(paths.requests),
    d: () => void navigate(paths.deals),
    '/': () => {
      const box = document.querySelector<HTMLInputElement>('[data-search]');
      if (box) box.focus();
      else void navigate(paths.requests, { state: { search: true } });
    },
  });
  return (
    <div className={styles['desk']}>
      <a href={`#${MAIN_ID}`} className={styles['skip']}>
        Vai al contenuto
      </a>
      <SideBar onHelp={help.show} onPalette={() => setPaletteOpen(true)} />
      <div className={styles['content']}>
        <ConnectionLost />
        <main id={MAIN_ID} tabIndex={-1} className={styles['main']}>
          <Outlet />
        </main>
      </div>
      <TabTitle />
      {isPaletteOpen && <DeskPalette onHelp={help.show} onClose={() => setPaletteOpen(false)} />}
      <KeyboardHelp open={help.isOpen} onClose={help.hide} />
      <Notices />
    </div>
  );
}
