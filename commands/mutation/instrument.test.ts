import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parseSync } from 'vite';
import { projectFolder } from '../running/run.ts';
import { findMutants } from './find-mutants.ts';
import { instrument } from './instrument.ts';
import { installSwitch, switchName, switchTo, takeReached } from './mutant-switch.ts';
import { filesOf } from './room-mutants.ts';
import { rooms } from './rooms.ts';

const rule = `function priceOf(age: number, isMember: boolean, told: string[]): number {
  if (age < 18 || isMember) return 0;
  told.push('paid');
  const prices = [10, 20, 30]
    // So much as their age allows.
    .filter((price) => price * 2 < age);
  return Math.max(...prices);
}`;
const mutants = findMutants('rule.ts', rule);

type PriceOf = (age: number, isMember: boolean, told: string[]) => number;

/** What the rule answers, on both sides of every limit in it, with a mutant switched on. */
function answersWith(mutant: string | null): unknown[] {
  installSwitch();
  switchTo(mutant);
  const code = stripTypeScriptTypes(instrument('rule.ts', rule));
  const priceOf = (new Function(`${code}; return priceOf;`) as () => PriceOf)();
  const told: string[] = [];
  const prices = [17, 18, 25, 40, 41, 61].map((age) => priceOf(age, false, told));
  return [...prices, priceOf(18, true, told), ...told];
}

afterEach(() => {
  switchTo(null);
  takeReached();
  Reflect.deleteProperty(globalThis, switchName);
});

describe('code with mutants inside', () => {
  test('does what it did while none is on', () => {
    expect(answersWith(null)).toEqual([0, -Infinity, 10, 10, 20, 30, 0, ...Array<string>(5).fill('paid')]);
  });

  test.each(mutants)('does something else with $original → $mutated', ({ id }) => {
    expect(answersWith(id)).not.toEqual(answersWith(null));
  });

  test('tells which mutants it came by, once', () => {
    answersWith(null);
    expect(new Set(takeReached())).toEqual(new Set(mutants.map(({ id }) => id)));
    expect(takeReached()).toEqual([]);
  });

  test('keeps every line where it was', () => {
    const places = instrument('rule.ts', rule)
      .split('\n')
      .map((line) => line.includes('So much as'));
    expect(places).toEqual(rule.split('\n').map((line) => line.includes('So much as')));
  });

  test('that goes round and round is stopped', () => {
    installSwitch();
    const loop = 'function count(left) { while (left > 0) left = left - 1; }';
    const endless = findMutants('loop.ts', loop).find(({ mutated }) => mutated === '(left) + (1)');
    switchTo(endless?.id ?? null);
    expect(new Function(`${instrument('loop.ts', loop)}; count(3);`)).toThrow('round and round');
  });

  test.each(rooms)('can be read, all of $name', (room) => {
    for (const file of filesOf(room)) {
      const source = readFileSync(join(projectFolder, file), 'utf8');
      expect({ file, errors: parseSync(file, instrument(file, source)).errors }).toEqual({
        file,
        errors: [],
      });
    }
  });
});
