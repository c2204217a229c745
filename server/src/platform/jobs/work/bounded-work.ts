/** Answered as the general "come back later". */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly statusCode = 503;
}

export type WorkLimits = { atOnce: number; waiting: number };

export type BoundedWork = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs a few tasks at a time in the order of arrival, and refuses at once those that would wait too long. */
export function boundedWork({ atOnce, waiting }: WorkLimits): BoundedWork {
  let running = 0;
  const queue: (() => void)[] = [];

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new QueueFullError('too much work waits');
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push(resolve);
    await promise;
  }

  function passTurnOn(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await takeTurn();
    try {
      return await work();
    } finally {
      passTurnOn();
    }
  };
}
