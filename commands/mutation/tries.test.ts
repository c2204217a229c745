import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { everything, noteNoticed, Tries } from './tries.ts';

function noticedFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riparo-tries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'noticed');
}

test('a test tries one mutant after the other, then shows that it still passes without', () => {
  const tries = new Tries({ mutants: ['a#0', 'a#1'], lateMs: 50, limitMs: 90 }, noticedFile());
  expect(tries.mutant).toBe('a#0');
  expect(tries.note(false, 9)).toBe(true);
  expect(tries.mutant).toBe('a#1');
  expect(tries.note(true, 9)).toBe(true);
  expect(tries.mutant).toBe(null);
  expect(tries.note(false, 9)).toBe(false);
  expect(tries.result).toEqual({ noticed: ['a#1'], late: [], isBroken: false });
});

test('what it noticed is in doubt when it fails without a mutant too', () => {
  const tries = new Tries({ mutants: ['a#0'], lateMs: 50, limitMs: 90 }, noticedFile());
  tries.note(true, 9);
  expect(tries.note(true, 9)).toBe(false);
  expect(tries.result.isBroken).toBe(true);
});

test('a test that fails late has noticed nothing yet: others go on trying, and it need not pass without', () => {
  const file = noticedFile();
  const tries = new Tries({ mutants: ['a#0'], lateMs: 50, limitMs: 90 }, file);
  expect(tries.note(true, 51)).toBe(false);
  expect(tries.result).toEqual({ noticed: [], late: ['a#0'], isBroken: false });
  expect(new Tries({ mutants: ['a#0'], lateMs: 50, limitMs: 90 }, file).mutant).toBe('a#0');
});

test('who noticed nothing need not show that they still pass', () => {
  const tries = new Tries({ mutants: ['a#0'], lateMs: 50, limitMs: 90 }, noticedFile());
  expect(tries.note(false, 9)).toBe(false);
});

test('what was noticed in another process is not tried again, and nothing is once the run is to end', () => {
  const file = noticedFile();
  const tries = new Tries({ mutants: ['a#0', 'a#1', 'a#2', 'a#3'], lateMs: 50, limitMs: 90 }, file);
  noteNoticed(file, 'a#1');
  tries.note(false, 9);
  expect(tries.mutant).toBe('a#2');
  expect(new Tries({ mutants: ['a#1'], lateMs: 50, limitMs: 90 }, file).mutant).toBe(null);
  noteNoticed(file, everything);
  expect(tries.note(false, 9)).toBe(false);
});
