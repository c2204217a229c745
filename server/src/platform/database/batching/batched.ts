import { isDatabaseUnreachable } from '../unreachable.ts';

type Waiting<Input, Output> = { input: Input; answer: PromiseWithResolvers<Output>; since: number };

/** Limits a batch, as one slow batch delays everyone in it. */
const maxBatchSize = 50;

const queues = new Set<readonly Pick<Waiting<never, never>, 'since'>[]>();

/** How long the next batch has been waiting, measured by its oldest entry. */
export function maxWaitMs(): number {
  const now = performance.now();
  return Math.max(0, ...[...queues].map(([first]) => (first ? now - first.since : 0)));
}

/**
 * Batches what several requests want from the database at the same moment into one round trip. A lone request
 * does not wait; under load a round trip costs as much for twenty as for one.  `doAll` gives one output per
 * input, in the same order. If it fails for a batch, each input is tried alone, so that no request fails
 * because of another.
 */
export function together<Input, Output>(
  doAll: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = [];
  let isInFlight = false;

  async function flushBatches(): Promise<void> {
    while (waiting.length > 0) await travel(doAll, waiting.splice(0, maxBatchSize));
    isInFlight = false;
    queues.delete(waiting);
  }

  return (input) => {
    const answer = Promise.withResolvers<Output>();
    waiting.push({ input, answer, since: performance.now() });
    if (!isInFlight) {
      isInFlight = true;
      queues.add(waiting);
      // Waits until all arrivals of this turn of the event loop are in.
      setImmediate(() => void flushBatches());
    }
    return answer.promise;
  };
}

async function travel<Input, Output>(
  doAll: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  travellers: readonly Waiting<Input, Output>[],
): Promise<void> {
  try {
    const outputs = await doAll(travellers.map(({ input }) => input));
    if (outputs.length !== travellers.length) throw new Error('somebody got no answer');
    travellers.forEach(({ answer }, index) => answer.resolve(outputs[index] as Output));
  } catch (error) {
    // The batch in flight may or may not be stored: the callers retry with the same key.
    if (travellers.length > 1 && !isDatabaseUnreachable(error))
      await Promise.all(travellers.map((traveller) => travel(doAll, [traveller])));
    else for (const { answer } of travellers) answer.reject(error);
  }
}
