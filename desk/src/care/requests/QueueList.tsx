import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { requestGroupNames } from '@riparo/domain/care/requests/urgency.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Coffee } from '@riparo/ui/icons/Coffee.ts';
import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { useMemo, useRef } from 'react';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { useNow } from '../../platform/time/now.ts';
import { CaseList, useLongList } from '../cases/CaseList.tsx';
import { type QueueFilter, writeFilter } from './queue-filter.ts';
import styles from './QueueList.module.css';
import { queueRows } from './queue-rows.ts';
import { RequestRow } from './RequestRow.tsx';
import { useGroups, useQueue } from './use-requests.ts';

const ROW_PX = 60;
const GROUP_PX = 40;
/** The next page is loaded this many rows before the end. */
const AHEAD = 15;

interface QueueListProps {
  readonly filter: QueueFilter;
  readonly openedId: string | undefined;
}

export function QueueList({ filter, openedId }: QueueListProps) {
  const queue = useQueue(filter);
  return (
    <div className={styles['box']}>
      <CaseList
        pages={queue}
        what="la coda"
        placeholderLines={8}
        empty={<NothingHere filter={filter} />}
        more="by itself"
      >
        {(requests) => <Lines filter={filter} openedId={openedId} queue={queue} requests={requests} />}
      </CaseList>
    </div>
  );
}

interface LinesProps extends QueueListProps {
  readonly queue: ReturnType<typeof useQueue>;
  readonly requests: readonly DeskRequest[];
}

function Lines({ filter, openedId, queue, requests }: LinesProps) {
  const groups = useGroups();
  const now = useNow();
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => queueRows(requests, now), [requests, now]);
  // oxlint-disable-next-line react/incompatible-library -- its results are used here and stored nowhere
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
  useLongList({
    pages: queue,
    ids: rows.map((row) => (row.kind === 'request' ? row.request.id : undefined)),
    lastShown: items.at(-1)?.index ?? 0,
    ahead: AHEAD,
    openedId,
    scrollTo: (index) => virtual.scrollToIndex(index),
  });

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
                aria-setsize={queue.hasNextPage ? -1 : rows.length}
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
