import { Kanban } from '@riparo/ui/icons/Kanban.ts';
import { List } from '@riparo/ui/icons/List.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { useAddressFilter } from '../../platform/parts/use-address-filter.ts';
import { useCan } from '../../platform/session/session.ts';
import { DealBoard } from './DealBoard.tsx';
import { readDealFilter, writeDealFilter } from './deal-filter.ts';
import { DealFilters } from './DealFilters.tsx';
import { DealTable } from './DealTable.tsx';
import { DealViews } from './DealViews.tsx';
import styles from './DealsPage.module.css';
import { ExportMenu } from './ExportMenu.tsx';

const shapes = [
  { shape: 'board', label: 'Lavagna', Icon: Kanban },
  { shape: 'list', label: 'Elenco', Icon: List },
] as const;

/** All deals, as a board of stages or a list. Filter and view are in the address. */
export default function DealsPage() {
  const [filter, change] = useAddressFilter(readDealFilter, writeDealFilter);
  const canExport = useCan('export-deals');
  return (
    <div className={styles['page']}>
      <PageTitle
        aside={
          <div className={styles['ways']}>
            <div role="group" aria-label="Come si vedono" className={styles['shapes']}>
              {shapes.map(({ shape, label, Icon }) => (
                <button
                  key={shape}
                  type="button"
                  className={styles['shape']}
                  aria-pressed={filter.shape === shape}
                  onClick={() => change({ shape })}
                >
                  <Icon size={18} aria-hidden="true" /> {label}
                </button>
              ))}
            </div>
            {canExport && <ExportMenu filter={filter} look={buttonClass('secondary', false)} />}
          </div>
        }
      >
        Pratiche
      </PageTitle>
      <DealViews filter={filter} />
      <DealFilters filter={filter} onChange={change} />
      {filter.shape === 'board' ? (
        <DealBoard filter={filter} />
      ) : (
        <DealTable filter={filter} onFilter={change} />
      )}
    </div>
  );
}
