import { inject, type RunnerTask, type RunnerTestCase, TestRunner, type TestTryOptions } from 'vitest';
import { installSwitch, switchTo, takeReached } from './mutant-switch.ts';
import { noteNoticed, readNoticed, Tries } from './tries.ts';

// Only what failed with an error is run again.
const goOn = { name: 'Error', message: 'another mutant is to be tried' };

/**
 * Runs each test once for every mutant it is to notice: the server and its modules are there already, so that a mutant
 * costs no more than a test. As if it failed, a test is run again and again, and passes when nothing is left to try.
 */
export default class MutationRunner extends TestRunner {
  readonly #round = inject('mutationRound');
  #tries: Tries | null = null;
  #tryBegan = 0;

  constructor(config: ConstructorParameters<typeof TestRunner>[0]) {
    super(config);
    installSwitch();
    switchTo(this.#round.kind === 'load' ? this.#round.mutant : null);
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    const round = this.#round;
    if (round.kind === 'reach') test.meta.mutation = { loaded: takeReached() };
    if (round.kind === 'load' && readNoticed(round.noticedFile).has(round.mutant)) test.mode = 'skip';
    if (round.kind !== 'try' || test.type !== 'test') return;
    const task = round.tasks[test.id];
    this.#tries = task ? new Tries(task, round.noticedFile) : null;
    if (this.#tries?.mutant) test.retry = Infinity;
    else test.mode = 'skip';
  }

  override onBeforeTryTask(test: RunnerTask, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options);
    if (this.#tries) switchTo(this.#tries.mutant);
    this.#tryBegan = performance.now();
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    await (this.#tries?.mutant ? within(this.#tries.limitMs, run()) : run());
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const round = this.#round;
    const hasFailed = test.result?.state === 'fail';
    if (round.kind === 'reach') test.meta.mutation = { ...test.meta.mutation, reached: takeReached() };
    if (round.kind === 'load' && hasFailed) noteNoticed(round.noticedFile, round.mutant);
    if (!this.#tries || !test.result) return;
    switchTo(null);
    delete test.result.errors;
    if (this.#tries.note(hasFailed, performance.now() - this.#tryBegan)) {
      test.result.state = 'fail';
      test.result.errors = [goOn];
    } else {
      test.result.state = 'pass';
      test.meta.mutation = this.#tries.result;
    }
  }
}

/** A change may leave a test waiting for what never comes. */
async function within(limitMs: number, running: unknown): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('a mutant that keeps its test waiting')), limitMs);
  try {
    await Promise.race([running, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
