import type { DeskBoard } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { RouterProvider } from 'react-aria-components';
import { Link, useNavigate } from 'react-router';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { useNow } from '../../platform/time/now.ts';
import { type DealFilter, isFilteringDeals, writeDealFilter } from './deal-filter.ts';
import styles from './DealBoard.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { formatAge, formatNumber, formatSum } from './say-deal.ts';
import { type OnMove, StageCards } from './StageCards.tsx';
import { useBoard } from './use-deals.ts';
import { useMoves } from './use-moves.ts';

type Column = DeskBoard[number];

/** The eight stages side by side. A deal that makes progress moves to the next one by itself. */
export function DealBoard({ filter }: { readonly filter: DealFilter }) {
  const board = useBoard(filter);
  const navigate = useNavigate();
  const { onMove, moving, stop } = useMoves();
  if (board.isPending) return <Loading label="Carico le pratiche" lines={8} />;
  if (!board.data)
    return (
      <LoadError
        what="Non riusciamo a caricare le pratiche"
        error={board.error}
        onRetry={() => void board.refetch()}
      />
    );
  const columns = board.data.data;
  if (isFilteringDeals(filter) && columns.every(({ number }) => number === 0))
    return (
      <EmptyState icon={SearchX} title="Nessuna pratica trovata">
        <p>Prova con un altro nome o togli un filtro.</p>
      </EmptyState>
    );
  return (
    <RouterProvider navigate={(path) => void navigate(path)}>
      <div
        className={styles['board']}
        role="group"
        aria-label="Pratiche per stato"
        aria-busy={board.isPlaceholderData}
      >
        {columns.map((column) => (
          <StageColumn key={column.stage} column={column} filter={filter} onMove={onMove} />
        ))}
      </div>
      {moving && <MoveDialog moving={moving} onClose={stop} />}
    </RouterProvider>
  );
}

interface StageColumnProps {
  readonly column: Column;
  readonly filter: DealFilter;
  readonly onMove: OnMove | undefined;
}

function StageColumn({ column, filter, onMove }: StageColumnProps) {
  const now = useNow();
  const { stage, deals, oldestAt } = column;
  const id = `stage-${stage}`;
  const inList = (sort: DealFilter['sort']) => ({
    search: writeDealFilter({ ...filter, shape: 'list', stage, sort }).toString(),
  });
  return (
    <section className={styles['column']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {stageNames[stage]}
          <span className={styles['number']}>{formatNumber(column)}</span>
        </h2>
        <p className={styles['facts']}>
          <span>{formatSum(column)}</span>
          {oldestAt && (
            <Link to={inList('oldest')} className={styles['oldest']}>
              la più vecchia {formatAge(oldestAt, now)}
            </Link>
          )}
        </p>
      </div>
      <StageCards stage={stage} deals={deals} onMove={onMove} />
      {(column.isMore || column.number > deals.length) && (
        <Link to={inList('newest')} className={styles['all']}>
          Tutte nell’elenco
        </Link>
      )}
    </section>
  );
}
