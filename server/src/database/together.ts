import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnreachable } from './unreachable.ts';

type Waiting<Input, Output> = { input: Input; answer: PromiseWithResolvers<Output> };

/** So many share a trip at most: one that takes long would make all of them wait. */
const mostTogether = 50;

/**
 * What several requests want from the database at the same moment, fetched or stored in one trip. Alone nobody waits;
 * under load a trip costs as much for twenty as for one, which is when it matters.
 *
 * `doAll` gives one output for each input, in their order. When it fails for several, each is tried alone, so that
 * nobody fails because of somebody else. What takes long even for one is worth a moment's wait for others (`gatherMs`),
 * once several have come at the same time.
 */
export function together<Input, Output>(
  doAll: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  { gatherMs } = { gatherMs: 0 },
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = [];
  let isOnTheWay = false;

  async function travelUntilNobodyWaits(): Promise<void> {
    while (waiting.length > 0) {
      const travellers = waiting.splice(0, mostTogether);
      await travel(doAll, travellers);
      if (gatherMs > 0 && travellers.length > 1) await delay(gatherMs);
    }
    isOnTheWay = false;
  }

  return (input) => {
    const answer = Promise.withResolvers<Output>();
    waiting.push({ input, answer });
    if (!isOnTheWay) {
      isOnTheWay = true;
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
