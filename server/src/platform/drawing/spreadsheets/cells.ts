import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { Cents } from '@riparo/domain/platform/values/money.ts';

/** The content of a cell: a text, a day, an amount, or nothing. */
export type Cell = string | { readonly day: IsoDate } | { readonly cents: Cents } | null;

export type Sheet = {
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly Cell[]>;
};
