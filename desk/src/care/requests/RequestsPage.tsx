import { MousePointerClick } from '@riparo/ui/icons/MousePointerClick.ts';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { classNames } from '@riparo/ui/class-names.ts';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { Key } from '../../platform/parts/Key.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { useAddressFilter } from '../../platform/parts/use-address-filter.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueList } from './QueueList.tsx';
import { readFilter, writeFilter } from './queue-filter.ts';
import styles from './RequestsPage.module.css';
import { TakeNextButton } from './TakeNext.tsx';

/** The queue, and beside it the opened request; on a phone one of the two. */
export function RequestsPage() {
  const { id } = useParams();
  const [filter, change] = useAddressFilter(readFilter, writeFilter);
  const wantsSearch = (useLocation().state as { search?: boolean } | null)?.search === true;
  const searchBox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wantsSearch) searchBox.current?.focus();
  }, [wantsSearch]);

  return (
    <div className={styles['page']}>
      <div className={classNames(styles['queue'], id !== undefined && styles['behind'])}>
        <div className={styles['head']}>
          {id === undefined ? <PageTitle>Richieste</PageTitle> : <p className={styles['title']}>Richieste</p>}
          <TakeNextButton />
        </div>
        <QueueFilters filter={filter} searchBox={searchBox} onChange={change} />
        <QueueList filter={filter} openedId={id} />
      </div>
      <div className={id === undefined ? styles['behind'] : undefined}>
        <Outlet />
      </div>
    </div>
  );
}

export const NoRequestChosen = () => (
  <EmptyState icon={MousePointerClick} title="Apri una richiesta dalla coda">
    <p>
      Oppure prendi la prossima: la più urgente tra quelle libere. Con la tastiera: <Key>j</Key> e{' '}
      <Key>k</Key> per scorrere, <Key>?</Key> per tutto il resto.
    </p>
  </EmptyState>
);
