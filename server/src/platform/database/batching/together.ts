import { isDatabaseUnreachable } from '../unreachable.ts';

type Waiting<Input, Output> = { input: Input; answer: PromiseWithResolvers<Output>; since: number };

/** So many share a trip at most: one that takes long would make all of them wait. */
const mostTogether = 50;

const queues = new Set<readonly Pick<Waiting<never, never>, 'since'>[]>();

/** For how long somebody has been waiting for the next trip: the first in a queue came first. */
export function longestWaitMs(): number {
  const now = performance.now();
  return Math.max(0, ...[...queues].map(([first]) => (first ? now - first.since : 0)));
}

/**
 * What several requests want from the database at the same moment, fetched or stored in one trip. Alone nobody waits;
 * under load a trip costs as much for twenty as for one, which is when it matters.
 *
 * `doAll` gives one output for each input, in their order. When it fails for several, each is tried alone, so that
 * nobody fails because of somebody else.
 */
export function together<Input, Output>(
  doAll: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = [];
  let isOnTheWay = false;

  async function travelUntilNobodyWaits(): Promise<void> {
    while (waiting.length > 0) await travel(doAll, waiting.splice(0, mostTogether));
    isOnTheWay = false;
    queues.delete(waiting);
  }

  return (input) => {
    const answer = Promise.withResolvers<Output>();
    waiting.push({ input, answer, since: performance.now() });
    if (!isOnTheWay) {
      isOnTheWay = true;
      queues.add(waiting);
      // Once everything that has arrived in this turn of the event loop was heard.
      setImmediate(() => void travelUntilNobodyWaits());
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
    // Nobody knows whether what was under way is stored: whoever asked asks again, with the same key.
    if (travellers.length > 1 && !isDatabaseUnreachable(error))
      await Promise.all(travellers.map((traveller) => travel(doAll, [traveller])));
    else for (const { answer } of travellers) answer.reject(error);
  }
}
