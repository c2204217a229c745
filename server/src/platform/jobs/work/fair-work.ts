import { QueueFullError } from './bounded-work.ts';

export type FairTask = {
  /**
   * All the senders the task counts for, for example an address and a claim: each has one running task at a
   * time.
   */
  readonly senders: readonly string[];
  /** Smaller ones go first. */
  readonly size: number;
  /** May take long: long tasks never take all places. */
  readonly isLong: boolean;
};

export type FairLimits = {
  readonly atOnce: number;
  readonly longAtOnce: number;
  readonly waiting: number;
  readonly waitingPerSender: number;
  readonly nowMs?: () => number;
};

export type FairWork = <T>(task: FairTask, work: () => Promise<T>) => Promise<T>;

/** Bounds the memory of a machine that is never idle. */
const MAX_SENDERS = 10_000;

type Waiting = FairTask & { readonly start: () => void; readonly refuse: () => void };

/**
 * Runs a few tasks at a time. The next is of the sender who used the least time, then the smaller one: a
 * sender with many slow tasks delays only themselves. When the queue is full, the sender with most waiting
 * tasks makes room. Once all work is done, everybody is equal again.
 */
export function fairWork(limits: FairLimits): FairWork {
  const { atOnce, longAtOnce, nowMs = () => performance.now() } = limits;
  const running = new Set<FairTask>();
  const usedMs = new Map<string, number>();
  let queue: readonly Waiting[] = [];

  const isFree = (task: FairTask) =>
    ![...running].some((other) => other.senders.some((sender) => task.senders.includes(sender))) &&
    (!task.isLong || [...running].filter(({ isLong }) => isLong).length < longAtOnce);
  const shareOf = ({ senders }: FairTask) => Math.max(...senders.map((sender) => usedMs.get(sender) ?? 0));
  const byTurn = (one: Waiting, other: Waiting) => shareOf(one) - shareOf(other) || one.size - other.size;

  function startNext(): void {
    while (running.size < atOnce) {
      const [next] = queue.filter(isFree).toSorted(byTurn);
      if (!next) break;
      queue = queue.filter((task) => task !== next);
      running.add(next);
      next.start();
    }
    if (running.size === 0 || usedMs.size > MAX_SENDERS) usedMs.clear();
  }

  const waitingOf = ({ senders }: FairTask) =>
    queue.filter((other) => other.senders.some((sender) => senders.includes(sender))).length;

  /**
   * Drops the last task of the sender with most in the queue, if that is more than this sender would have.
   */
  function makeRoomFor(task: FairTask): boolean {
    const counted = queue.map((waiting) => ({ waiting, count: waitingOf(waiting) }));
    const most = Math.max(...counted.map(({ count }) => count));
    const last = counted.findLast(({ count }) => count === most)?.waiting;
    if (!last || most <= waitingOf(task) + 1) return false;
    queue = queue.filter((other) => other !== last);
    last.refuse();
    return true;
  }

  function enter(task: FairTask): Promise<FairTask> {
    const isRefused =
      waitingOf(task) >= limits.waitingPerSender || (queue.length >= limits.waiting && !makeRoomFor(task));
    if (isRefused) throw new QueueFullError('too much work waits');
    const { promise, resolve, reject } = Promise.withResolvers<FairTask>();
    const waiting: Waiting = {
      ...task,
      start: () => resolve(waiting),
      refuse: () => reject(new QueueFullError('others with less work come first')),
    };
    queue = [...queue, waiting];
    startNext();
    return promise;
  }

  return async (task, work) => {
    const turn = await enter(task);
    const began = nowMs();
    try {
      return await work();
    } finally {
      for (const sender of task.senders) usedMs.set(sender, (usedMs.get(sender) ?? 0) + nowMs() - began);
      running.delete(turn);
      startNext();
    }
  };
}
