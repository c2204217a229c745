import { type DeskEvent, reportPresenceCall } from '@riparo/domain/desk/live/live-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { ask } from '../api/ask.ts';
import { useSession } from '../session/session.ts';
import { useNow } from '../time/now.ts';
import { type LiveState, openLiveConnection } from './live-connection.ts';
import { type Viewer, Presence } from './presence.ts';

/** Short enough not to be noticed, and long enough for a hundred changes at once to be one request. */
const PAUSE_MS = 250;

type Coalesced = { (): void; cancel(): void };

/**
 * Runs at once, and once more at the end for all calls meanwhile. Restarting at each call would never finish
 * where changes never stop.
 */
export function coalesce(work: () => Promise<unknown>): Coalesced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isWanted = false;
  const start = async () => {
    isBusy = true;
    isWanted = false;
    const pause = new Promise((resolve) => {
      timer = setTimeout(resolve, PAUSE_MS);
    });
    await Promise.allSettled([work(), pause]);
    isBusy = false;
    if (isWanted) void start();
  };
  const wanted = () => {
    if (isBusy) isWanted = true;
    else void start();
  };
  return Object.assign(wanted, { cancel: () => clearTimeout(timer) });
}

type Live = { readonly state: LiveState; readonly lostAt: Date | null; readonly presence: Presence };

const LiveContext = createContext<Live | null>(null);

/** Queries under this key are about requests: they are refetched when one changes. */
export const REQUESTS_KEY = 'requests';

/** The same for deals. */
export const DEALS_KEY = 'deals';

/** And for money: payments, refunds, disputes, differences. */
export const PAYMENTS_KEY = 'payments';

/** And for claims. */
export const CLAIMS_KEY = 'claims';

/** And for people and their data, which include deals and requests. */
export const PEOPLE_KEY = 'people';

/** And for complaints. */
export const COMPLAINTS_KEY = 'complaints';

/** How to refetch each kind of change. */
type AskFor = Readonly<
  Record<'requests' | 'deals' | 'claims' | 'payments' | 'people' | 'complaints', () => void>
>;

export type ComplaintWarning = Extract<DeskEvent, { kind: 'complaint' }>;

interface LiveDeskProps {
  /** Called for every new request. */
  readonly onNewRequest: () => void;
  /** Called for every complaint that has just reached its thirtieth or its fortieth day. */
  readonly onComplaintWarning: (warned: ComplaintWarning) => void;
  readonly onOver: () => void;
  readonly children: ReactNode;
}

/** Refreshes what is on the screen, and knows who else is viewing it. */
export function LiveDesk({ onNewRequest, onComplaintWarning, onOver, children }: LiveDeskProps) {
  const queries = useQueryClient();
  const [presence] = useState(() => new Presence());
  const [connection, setConnection] = useState<Pick<Live, 'state' | 'lostAt'>>({
    state: 'connecting',
    lostAt: null,
  });

  const hear = useEffectEvent((event: DeskEvent, askFor: AskFor) => {
    switch (event.kind) {
      case 'payment':
        askFor.payments();
        return;
      case 'request':
        askFor.requests();
        // Claims and complaints show their assignee.
        askFor.claims();
        askFor.complaints();
        askFor.people();
        if (event.version === 1) onNewRequest();
        return;
      case 'deal':
        askFor.deals();
        askFor.people();
        return;
      case 'claim':
        askFor.claims();
        return;
      case 'person':
        askFor.people();
        return;
      case 'complaint':
        askFor.complaints();
        if (event.warning) onComplaintWarning(event);
        return;
      case 'presence':
        presence.hear(event, Date.now());
        return;
      case 'catch-up':
        void queries.invalidateQueries();
        return;
      case 'over':
        onOver();
    }
  });

  useEffect(() => {
    // Many may change within a moment: they are refetched once.
    const refetchAll = (key: string) => coalesce(() => queries.invalidateQueries({ queryKey: [key] }));
    const askFor = {
      requests: refetchAll(REQUESTS_KEY),
      deals: refetchAll(DEALS_KEY),
      claims: refetchAll(CLAIMS_KEY),
      payments: refetchAll(PAYMENTS_KEY),
      people: refetchAll(PEOPLE_KEY),
      complaints: refetchAll(COMPLAINTS_KEY),
    };
    const close = openLiveConnection({
      onEvent: (event) => hear(event, askFor),
      onState: (state) =>
        setConnection((before) => ({
          state,
          lostAt: state === 'lost' ? (before.lostAt ?? new Date()) : null,
        })),
    });
    return () => {
      askFor.requests.cancel();
      askFor.deals.cancel();
      askFor.claims.cancel();
      askFor.payments.cancel();
      askFor.people.cancel();
      askFor.complaints.cancel();
      close();
    };
  }, [queries]);

  const live = useMemo(() => ({ ...connection, presence }), [connection, presence]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('Nothing is heard here');
  return live;
}

const REPEAT_PRESENCE_MS = 20_000;

/** Tells colleagues what is viewed here, and returns who else is viewing it. */
export function usePresence(subject: string, isWriting: boolean): readonly Viewer[] {
  const { presence } = useLive();
  const { id } = useSession();
  const now = useNow();

  useEffect(() => {
    const say = () => {
      if (document.visibilityState === 'visible')
        ask(reportPresenceCall, { body: { subject, isWriting } }).catch(() => undefined);
    };
    say();
    const again = setInterval(say, REPEAT_PRESENCE_MS);
    return () => clearInterval(again);
  }, [subject, isWriting]);

  useSyncExternalStore(presence.subscribe, () => presence.version);
  return presence.at(subject, now.getTime()).filter((other) => other.id !== id);
}
