import { requestGroupNames } from '@riparo/domain/care/requests/urgency.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Coffee } from '@riparo/ui/icons/Coffee.ts';
import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { Failed } from '../../platform/parts/Failed.tsx';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { useNow } from '../../platform/time/now.ts';
import { type QueueFilter, writeFilter } from './queue-filter.ts';
import styles from './QueueList.module.css';
import { queueRows } from './queue-rows.ts';
import { RequestRow } from './RequestRow.tsx';
import { useGroups, useQueue } from './use-requests.ts';

const ROW_PX = 60;
const GROUP_PX = 40;
/** So many lines before the end the next page is asked for. */
const AHEAD = 15;

interface QueueListProps {
  readonly filter: QueueFilter;
  readonly openedId: string | undefined;
}

export function QueueList({ filter, openedId }: QueueListProps) {
  const queue = useQueue(filter);
  const groups = useGroups();
  const now = useNow();
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => queueRows(queue.data?.pages.flatMap(({ data }) => data) ?? [], now),
    [queue.data, now],
  );
  // oxlint-disable-next-line react/incompatible-library -- its answers are used here, and kept nowhere
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? GROUP_PX : ROW_PX),
    getItemKey: (index) => {
      const row = rows[index];
      return row?.kind === 'request' ? row.request.id : (row?.group ?? index);
    },
    overscan: 8,
  });
  const items = virtual.getVirtualItems();

  const lastShown = items.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = queue;
  const isNearEnd = rows.length > 0 && lastShown >= rows.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);

  /** To the next request, or the one before, from the one that has the focus or is open. */
  const go = (step: 1 | -1) => {
    const here = (document.activeElement as HTMLElement | null)?.dataset['request'] ?? openedId;
    const from = rows.findIndex((row) => row.kind === 'request' && row.request.id === here);
    let next = from < 0 ? (step > 0 ? 0 : rows.length - 1) : from + step;
    if (rows[next]?.kind === 'group') next += step;
    const row = rows[next];
    if (row?.kind !== 'request') return;
    virtual.scrollToIndex(next);
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`[data-request="${CSS.escape(row.request.id)}"]`)?.focus();
    });
  };
  useShortcuts({ j: () => go(1), k: () => go(-1) });

  if (queue.isPending) {
    return (
      <div className={styles['list']}>
        <Waiting label="Carico la coda" lines={8} />
      </div>
    );
  }
  if (queue.error && rows.length === 0) {
    return (
      <Failed
        what="Non riusciamo a caricare la coda"
        error={queue.error}
        onRetry={() => void queue.refetch()}
      />
    );
  }
  if (rows.length === 0) return <NothingHere filter={filter} />;
  return (
    <div ref={box} className={styles['list']} aria-busy={queue.isPlaceholderData}>
      <ul className={styles['rows']} style={{ blockSize: virtual.getTotalSize() }} aria-label="Richieste">
        {items.map(({ index, key, start, size }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                className={styles['line']}
                style={{ transform: `translateY(${start}px)`, blockSize: size }}
                aria-posinset={index + 1}
                aria-setsize={hasNextPage ? -1 : rows.length}
              >
                {row.kind === 'group' ? (
                  <h2 className={styles['group']}>
                    {requestGroupNames[row.group]}
                    {groups && <span className={styles['number']}>{groups[row.group]}</span>}
                  </h2>
                ) : (
                  <RequestRow request={row.request} search={writeFilter(filter).toString()} />
                )}
              </li>
            )
          );
        })}
      </ul>
      {queue.isFetchNextPageError && (
        <Button look="secondary" onClick={() => void fetchNextPage()}>
          Caricamento interrotto: riprova
        </Button>
      )}
    </div>
  );
}

function NothingHere({ filter: { mine, kind, state, words } }: { readonly filter: QueueFilter }) {
  if (kind || state || words)
    return (
      <EmptyState icon={SearchX} title="Nessuna richiesta trovata">
        <p>Prova con un altro nome o togli un filtro.</p>
      </EmptyState>
    );
  return mine ? (
    <EmptyState icon={Coffee} title="Non hai richieste tue">
      <p>Con «Prendi la prossima» ricevi quella che scade prima.</p>
    </EmptyState>
  ) : (
    <EmptyState icon={Coffee} title="Nessuno aspetta">
      <p>Le nuove richieste arrivano qui da sole, senza ricaricare.</p>
    </EmptyState>
  );
}
