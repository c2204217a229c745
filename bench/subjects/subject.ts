import type { Row } from '../results.ts';
import type { Stage } from '../stage/stage.ts';

/** Something that is measured: `npm run bench -- --only key` runs it alone. */
export type Subject = {
  readonly key: string;
  readonly name: string;
  /** `routes`: where pages are measured, those whose address begins so. */
  measure(stage: Stage, routes?: readonly string[]): Promise<Row[]>;
};
