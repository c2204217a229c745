/**
 * Migration statements that run one by one outside a transaction, because they take long on a large table and
 * must not block it. Each can be repeated, since a start may end in the middle.
 */
export type StatementAlone =
  | { readonly kind: 'build-index'; readonly index: string }
  | { readonly kind: 'drop-index'; readonly index: string }
  | { readonly kind: 'validate' }
  | { readonly kind: 'until-no-row-is-left' };

const name = String.raw`("[^"]+"|\w+)`;
const buildIndex = new RegExp(`^create (?:unique )?index concurrently (?:if not exists )?${name} on `, 'i');
const dropIndex = new RegExp(`^drop index concurrently (?:if exists )?${name};?$`, 'i');
const validate = /^alter table \S+ validate constraint /i;
const untilNoRowIsLeft = /^\s*-- until no row is left\s*$/im;

/** How the statement runs alone, or null if it belongs in a transaction. */
export function readStatementAlone(statement: string): StatementAlone | null {
  if (untilNoRowIsLeft.test(statement)) return { kind: 'until-no-row-is-left' };
  const bare = bareStatement(statement);
  const built = buildIndex.exec(bare)?.[1];
  if (built !== undefined) return { kind: 'build-index', index: built };
  const dropped = dropIndex.exec(bare)?.[1];
  if (dropped !== undefined) return { kind: 'drop-index', index: dropped };
  return validate.test(bare) ? { kind: 'validate' } : null;
}

/** On one line, without comments. */
export function bareStatement(statement: string): string {
  return statement
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
