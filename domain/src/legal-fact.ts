import type { IsoDate } from './calendar.ts';

/** What a rule or a text takes from the law: the figure in words, where it is written, where it was looked up and when. */
export type LegalFact = {
  readonly says: string;
  readonly law: string;
  readonly source: string;
  readonly checkedOn: IsoDate;
};
