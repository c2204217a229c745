import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { RoundResult, Task } from './round.ts';

/** Noted in place of a mutant when the run is to end: nothing more is tried. */
export const everything = '*';

/** The tries of one test: once for each mutant that nobody has noticed yet, and at last without any. */
export class Tries {
  readonly limitMs: number;
  readonly #lateMs: number;
  readonly #waiting: string[];
  readonly #noticed: string[] = [];
  readonly #late: string[] = [];
  readonly #noticedFile: string;
  #mutant: string | null = null;
  #isBroken = false;

  constructor({ mutants, lateMs, limitMs }: Task, noticedFile: string) {
    this.limitMs = limitMs;
    this.#lateMs = lateMs;
    this.#waiting = [...mutants];
    this.#noticedFile = noticedFile;
    this.#mutant = this.#next();
  }

  /** Null: the code as it is. */
  get mutant(): string | null {
    return this.#mutant;
  }

  get result(): RoundResult {
    return { noticed: this.#noticed, late: this.#late, isBroken: this.#isBroken };
  }

  /** Notes how a try ended, and says whether there is another. */
  note(hasFailed: boolean, durationMs: number): boolean {
    if (this.#mutant === null) {
      this.#isBroken = hasFailed;
      return false;
    }
    if (hasFailed && durationMs > this.#lateMs) this.#late.push(this.#mutant);
    else if (hasFailed) {
      this.#noticed.push(this.#mutant);
      noteNoticed(this.#noticedFile, this.#mutant);
    }
    this.#mutant = this.#next();
    // A mutant may leave something broken behind: what was noticed counts if the test still passes without one.
    return this.#mutant !== null || this.#noticed.length > 0;
  }

  #next(): string | null {
    const noticed = readNoticed(this.#noticedFile);
    for (let mutant = this.#waiting.shift(); mutant !== undefined; mutant = this.#waiting.shift())
      if (!noticed.has(mutant) && !noticed.has(everything)) return mutant;
    return null;
  }
}

/** Tests run in several processes: what one has noticed the others need not try. */
export function noteNoticed(file: string, mutant: string): void {
  appendFileSync(file, `${mutant}\n`);
}

export function readNoticed(file: string): Set<string> {
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}
