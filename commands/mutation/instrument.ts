import { findMutants, type Mutant } from './find-mutants.ts';
import { queryBuilder } from './mutation.ts';
import { switchName } from './mutant-switch.ts';

type Insertion = { readonly at: number; readonly text: string };

/**
 * The code with all of its mutants inside, each behind a switch: `(is('…#3') ? (changed) : (as it was))`. Every line
 * stays where it is, so that a stack still names the right one.
 */
export function instrument(file: string, source: string): string {
  const mutants = findMutants(file, source);
  // Mutants come with the outer before the inner: so do openings, and closings the other way round.
  const openings = mutants.map((mutant): Insertion => ({ at: mutant.start, text: openingOf(mutant) }));
  const closings = mutants.map(({ end, isStatement }): Insertion => ({
    at: end,
    text: isStatement ? '}}' : '))',
  }));
  const insertions = [...closings.toReversed(), ...openings].toSorted((one, other) => one.at - other.at);

  let code = usesQueryBuilder(mutants) ? `import * as ${queryBuilder} from 'drizzle-orm';` : '';
  let done = 0;
  for (const { at, text } of insertions) {
    code += source.slice(done, at) + text;
    done = at;
  }
  return code + source.slice(done);
}

function openingOf({ id, mutated, isStatement }: Mutant): string {
  const isOn = `globalThis.${switchName}?.(${JSON.stringify(id)})`;
  return isStatement ? `{if (!${isOn}) {` : `(${isOn} ? (${onOneLine(mutated)}) : (`;
}

/** Code keeps its meaning without its line breaks, once the comments that end with one are gone. */
const onOneLine = (code: string) => code.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/\s*\n\s*/g, ' ');

const usesQueryBuilder = (mutants: readonly Mutant[]) =>
  mutants.some(({ mutated }) => mutated.includes(queryBuilder));
