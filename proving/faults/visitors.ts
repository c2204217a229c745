import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { newSubmission, type Submission } from '../../bench/load/submissions.ts';

/** `at` is when they received the acknowledgement. */
export type Acknowledged = Submission & { at: number };

/** Visitors who send one submission after the other, each repeated under its key until it is acknowledged. */
export type Visitors = {
  acknowledged: readonly Acknowledged[];
  /** Answers that were neither an acknowledgement nor a request to retry later, by status. */
  unexpected: ReadonlyMap<number, number>;
  /** How often they were asked to retry later. */
  sentAway(): number;
  /** How many were cut off without an answer, by the server that had accepted them. */
  cut: ReadonlyMap<string, number>;
  tries(): number;
  /** Tells them where the servers are from now on, or that there is none. */
  moveTo(...urls: readonly string[]): void;
  /** Waits until this many more are acknowledged, or for a limited time. */
  afterMore(count: number): Promise<void>;
  /** They finish their current submission and leave. */
  leave(): Promise<void>;
  /** They leave at once, even in mid-submission. */
  abandon(): void;
};

/** Sends a submission to a server: rejects if the outcome is unknown. */
export type Post = (url: string, submission: Submission) => Promise<{ status: number }>;

const timeoutMs = 8_000;
const pauseMs = 100;
const sentAwayPauseMs = 1_000;

export function sendVisitors(count: number, post: Post = postByFetch): Visitors {
  const acknowledged: Acknowledged[] = [];
  const unexpected = new Map<number, number>();
  const cut = new Map<string, number>();
  let urls: readonly string[] = [];
  let sentAway = 0;
  const leaving = new AbortController();
  let tries = 0;
  let isAbandoned = false;

  async function isAcknowledged(submission: Submission): Promise<boolean> {
    // Like a proxy that sends each request to the next server.
    const url = urls[tries % urls.length];
    if (url === undefined) return false;
    tries += 1;
    try {
      const { status } = await post(url, submission);
      const isGood = status >= 200 && status < 300;
      if (status === 503) {
        sentAway += 1;
        await delay(sentAwayPauseMs);
      } else if (!isGood) countUp(unexpected, status);
      return isGood;
    } catch (error) {
      // Cut off or too slow: the outcome is unknown, so it is sent again. If the connection was refused,
      // nothing was sent.
      if (!isRefused(error)) countUp(cut, url);
      return false;
    }
  }

  async function visit(): Promise<void> {
    while (!leaving.signal.aborted) {
      const submission = newSubmission();
      while (!(await isAcknowledged(submission))) {
        if (isAbandoned) return;
        await delay(pauseMs);
      }
      acknowledged.push({ ...submission, at: performance.now() });
    }
  }

  const visits = Array.from({ length: count }, visit);
  return {
    acknowledged,
    unexpected,
    cut,
    sentAway: () => sentAway,
    tries: () => tries,
    moveTo: (...next) => void (urls = next),
    async afterMore(more) {
      const enough = acknowledged.length + more;
      const deadline = Date.now() + timeoutMs;
      while (acknowledged.length < enough && Date.now() < deadline) await delay(1);
    },
    async leave() {
      leaving.abort();
      await Promise.all(visits);
    },
    abandon() {
      isAbandoned = true;
      leaving.abort();
    },
  };
}

const postByFetch: Post = async (url, { path, body }) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.arrayBuffer();
  return response;
};

function countUp<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code === 'ECONNREFUSED';
}

const anyAddress = () => [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
