import { isDatabaseUnreachable } from './unreachable.ts';

type Waiting<Input, Output> = { input: Input; answer: PromiseWithResolvers<Output> };

/** So many share a trip at most: one that takes long would make all of them wait. */
const mostTogether = 50;

/**
 * What several requests want from the database at the same moment, fetched or stored in one trip. Alone nobody waits;
 * under load a trip costs as much for twenty as for one, which is when it matters.
 *
 * `doAll` gives one output for each input, in their order. When it fails for several, each is tried alone, so that
 * nobody fails because of somebody else. Who goes to and fro several times in a trip lets a second one set out meanwhile
 * (`atOnce`).
 */
export function together<Input, Output>(
  doAll: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  { atOnce } = { atOnce: 1 },
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = [];
  let onTheWay = 0;

  async function travelUntilNobodyWaits(): Promise<void> {
    while (waiting.length > 0) await travel(doAll, waiting.splice(0, mostTogether));
    onTheWay -= 1;
  }

  return (input) => {
    const answer = Promise.withResolvers<Output>();
    waiting.push({ input, answer });
    // The first to wait takes along whoever comes before it leaves.
    if (onTheWay < atOnce && waiting.length === 1) {
      onTheWay += 1;
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
