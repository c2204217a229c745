import { type ReactNode, useEffect, useMemo } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { MoreRows } from '../../buy/payments/MoreRows.tsx';
import styles from '../../buy/payments/Table.module.css';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';

/** Cases page by page, as the queries of each kind load them. */
type Pages<Row> = {
  readonly data: { readonly pages: readonly { readonly data: readonly Row[] }[] } | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

interface CaseListProps<Row> {
  readonly pages: Pages<Row>;
  /** The noun for the loaded cases, after a verb: `i sinistri`. */
  readonly what: string;
  readonly placeholderLines: number;
  readonly empty: ReactNode;
  /**
   * The way to further pages: a button, or a line with the count. A list that loads by itself shows one only
   * after a failure.
   */
  readonly more: 'button' | 'by itself' | { readonly one: string; readonly many: string };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Cases of one kind: loading, failed, none, or the rows with the way to more of them. */
export function CaseList<Row>({ pages, what, placeholderLines, empty, more, children }: CaseListProps<Row>) {
  const { data: read } = pages;
  const rows = useMemo(() => read?.pages.flatMap(({ data }) => data) ?? [], [read]);
  if (pages.isPending) return <Loading label={`Carico ${what}`} lines={placeholderLines} />;
  if (pages.error && rows.length === 0)
    return (
      <LoadError
        what={`Non riusciamo a caricare ${what}`}
        error={pages.error}
        onRetry={() => void pages.refetch()}
      />
    );
  if (rows.length === 0) return empty;
  const next = (label: string) => (
    <div>
      <Button look="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
  return (
    <>
      {children(rows)}
      {more === 'button' ? (
        pages.hasNextPage && next('Mostra altri')
      ) : more === 'by itself' ? (
        pages.isFetchNextPageError && next('Caricamento interrotto: riprova')
      ) : (
        <MoreRows query={pages} count={rows.length} {...more} />
      )}
    </>
  );
}

export type CaseColumn<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** A label before the value on phones, which show no column titles. */
  readonly label?: string;
  /** `who` names the case and links to it; `when` does not wrap; `pills` are side by side. */
  readonly look?: 'who' | 'when' | 'pills';
};

interface CaseTableProps<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly columns: readonly CaseColumn<Row>[];
  readonly idOf: (row: Row) => string;
  /** The previous results, while the next ones load. */
  readonly isOld: boolean;
}

/** A row for each case; on a phone a few lines of text. */
export const CaseTable = <Row,>({ name, rows, columns, idOf, isOld }: CaseTableProps<Row>) => (
  <table className={styles['table']} aria-busy={isOld} aria-label={name}>
    <thead>
      <tr>
        {columns.map(({ title }) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={idOf(row)} className={styles['line']}>
          {columns.map(({ title, cell, label, look }) =>
            look === 'who' ? (
              <th key={title} scope="row" className={styles['who']}>
                {cell(row)}
              </th>
            ) : (
              <td key={title} className={look && styles[look]}>
                {label && <span className={styles['label']}>{label}: </span>}
                {look === 'pills' ? (
                  <Stack direction="row" gap={2}>
                    {cell(row)}
                  </Stack>
                ) : (
                  cell(row)
                )}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

interface LongListOptions {
  readonly pages: Pages<unknown>;
  /** In the order of the rows; undefined for a row that is not a case. */
  readonly ids: readonly (string | undefined)[];
  readonly lastShown: number;
  /** The next page is loaded this many rows before the end. */
  readonly ahead: number;
  readonly openedId?: string | undefined;
  readonly scrollTo: (index: number) => void;
}

/**
 * A list of full length: only visible rows are rendered, and the next page is loaded before they end. `j` and
 * `k` move from the focused or open row to the next and the previous one. Rows are found by `data-case`.
 */
export function useLongList({ pages, ids, lastShown, ahead, openedId, scrollTo }: LongListOptions): void {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const isNearEnd = ids.length > 0 && lastShown >= ids.length - ahead;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const go = (step: 1 | -1) => {
    const here = (document.activeElement as HTMLElement | null)?.dataset['case'] ?? openedId;
    const from = here === undefined ? -1 : ids.indexOf(here);
    let next = from < 0 ? (step > 0 ? 0 : ids.length - 1) : from + step;
    if (ids[next] === undefined) next += step;
    const id = ids[next];
    if (id === undefined) return;
    scrollTo(next);
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`[data-case="${CSS.escape(id)}"]`)?.focus();
    });
  };
  useShortcuts({ j: () => go(1), k: () => go(-1) });
}
