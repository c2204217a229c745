import type { DealTotals, ListedDeal } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { type DealColumn, dealColumnNames } from '@riparo/domain/care/deals/list-columns.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from '@riparo/ui/icons/ArrowDown.ts';
import { ArrowUp } from '@riparo/ui/icons/ArrowUp.ts';
import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { CaseList, useLongList } from '../cases/CaseList.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { type DealFilter, isFilteringDeals } from './deal-filter.ts';
import styles from './DealTable.module.css';
import { columnText, formatNumber, formatSum } from './say-deal.ts';
import { useDealList } from './use-deals.ts';

const ROW_PX = 44;
/** The next page is loaded this many rows before the end. */
const AHEAD = 20;

/** The share of the width for each column. */
const widths: Readonly<Record<DealColumn, string>> = {
  createdAt: '6.5rem',
  person: 'minmax(9rem, 2fr)',
  email: 'minmax(9rem, 2fr)',
  product: 'minmax(8rem, 1.5fr)',
  stage: '8.5rem',
  price: '6rem',
  startsOn: '6.5rem',
  endsOn: '6.5rem',
  expiresAt: '6.5rem',
  uuid: '6rem',
};

interface DealTableProps {
  readonly filter: DealFilter;
  readonly onFilter: (changes: Partial<DealFilter>) => void;
}

/** The list of deals at full length: only visible rows are rendered. */
export function DealTable({ filter, onFilter }: DealTableProps) {
  const list = useDealList(filter);
  const totals = list.data?.pages[0]?.totals;
  return (
    <div className={styles['list']}>
      <CaseList
        pages={list}
        what="le pratiche"
        placeholderLines={10}
        empty={
          <EmptyState icon={SearchX} title="Nessuna pratica trovata">
            {isFilteringDeals(filter) && <p>Prova con un altro nome o togli un filtro.</p>}
          </EmptyState>
        }
        more="by itself"
      >
        {(deals) => (
          <>
            <div className={styles['head']}>
              <p role="status">{totals && formatTotals(totals)}</p>
              <ColumnsMenu columns={filter.columns} onChange={(columns) => onFilter({ columns })} />
            </div>
            <Lines filter={filter} onFilter={onFilter} list={list} deals={deals} totals={totals} />
          </>
        )}
      </CaseList>
    </div>
  );
}

const formatTotals = (totals: DealTotals) =>
  totals.number === 1
    ? `Una pratica, ${formatSum(totals)}`
    : `${formatNumber(totals)} pratiche, ${formatSum(totals)}`;

interface LinesProps extends DealTableProps {
  readonly list: ReturnType<typeof useDealList>;
  readonly deals: readonly ListedDeal[];
  readonly totals: DealTotals | null | undefined;
}

function Lines({ filter, onFilter, list, deals, totals }: LinesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // Content above may appear or disappear: filters, views, a sentence about them.
  const placeLines = useEffectEvent(() => {
    if (box.current) setTop(Math.round(box.current.getBoundingClientRect().top + scrollY));
  });
  useLayoutEffect(() => {
    placeLines();
    const watch = new ResizeObserver(() => placeLines());
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- its results are used here and stored nowhere
  const virtual = useWindowVirtualizer({
    count: deals.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => deals[index]?.uuid ?? index,
    scrollMargin: top,
    overscan: 10,
  });
  const items = virtual.getVirtualItems();
  useLongList({
    pages: list,
    ids: deals.map(({ uuid }) => uuid),
    lastShown: items.at(-1)?.index ?? 0,
    ahead: AHEAD,
    scrollTo: (index) => virtual.scrollToIndex(index),
  });

  const columns = { '--columns': filter.columns.map((column) => widths[column]).join(' ') } as CSSProperties;
  return (
    <>
      <div
        role="table"
        aria-label="Pratiche"
        aria-rowcount={totals && !totals.isMore ? totals.number + 1 : -1}
        aria-busy={list.isPlaceholderData}
        className={styles['table']}
        style={columns}
      >
        <div role="rowgroup" className={styles['titles']}>
          <div role="row" aria-rowindex={1} className={styles['line']}>
            {filter.columns.map((column) => (
              <Heading key={column} column={column} filter={filter} onFilter={onFilter} />
            ))}
          </div>
        </div>
        <div
          role="rowgroup"
          ref={box}
          className={styles['rows']}
          style={{ blockSize: virtual.getTotalSize() }}
        >
          {items.map(({ index, key, start }) => {
            const deal = deals[index];
            return (
              deal && (
                <div
                  key={key}
                  role="row"
                  aria-rowindex={index + 2}
                  data-index={index}
                  ref={virtual.measureElement}
                  className={styles['line']}
                  style={{ transform: `translateY(${start - top}px)` }}
                >
                  {filter.columns.map((column) => (
                    <div key={column} role="cell" className={styles[column]}>
                      {column === leadingOf(filter.columns) ? (
                        <Link to={paths.deal(deal.uuid)} className={styles['open']} data-case={deal.uuid}>
                          {columnText[column](deal)}
                        </Link>
                      ) : (
                        columnText[column](deal)
                      )}
                    </div>
                  ))}
                </div>
              )
            );
          })}
        </div>
      </div>
      {filter.words !== '' && totals?.isMore && !list.hasNextPage && (
        <p className={styles['cut']}>
          Queste sono le prime {deals.length}: scrivi qualcosa in più, o scegli un filtro, per trovare le
          altre.
        </p>
      )}
    </>
  );
}

/** The column that links to the deal. */
const leadingOf = (columns: readonly DealColumn[]) =>
  (['person', 'uuid', 'email'] as const).find((column) => columns.includes(column)) ?? columns[0];

interface HeadingProps extends DealTableProps {
  readonly column: DealColumn;
}

function Heading({ column, filter, onFilter }: HeadingProps) {
  if (column !== 'createdAt')
    return (
      <div role="columnheader" className={styles[column]}>
        {dealColumnNames[column]}
      </div>
    );
  const isOldest = filter.sort === 'oldest';
  const Arrow = isOldest ? ArrowUp : ArrowDown;
  return (
    <div role="columnheader" aria-sort={isOldest ? 'ascending' : 'descending'} className={styles[column]}>
      <button
        type="button"
        className={styles['sort']}
        onClick={() => onFilter({ sort: isOldest ? 'newest' : 'oldest' })}
      >
        {dealColumnNames[column]} <Arrow size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
