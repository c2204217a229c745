import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerOf, Call } from '@riparo/domain/platform/call/call.ts';
import type { Caller } from '../../commands/seed/seed-story.ts';
import { addressOfCall, type CallParts } from '../../commands/seed/seed-visitor.ts';
import type { Answer, Asked } from './through-the-door.ts';

/** The outcome of all requests that were not answered as expected. */
export type CallerCounts = {
  tries: number;
  /** Asked to retry later. */
  sentAway: number;
  /** Cut off or too slow: the outcome is unknown. */
  unknown: number;
  readonly unexpected: Map<number, number>;
};

export type PersistentCaller = Caller & {
  readonly counts: CallerCounts;
  /** Repeats a request until it gets an expected answer; all others are counted. */
  answerTo(asked: Asked, isWanted?: (status: number) => boolean): Promise<Answer>;
};

/** Something just acknowledged has disappeared. */
export class Gone extends Error {}

const pauseMs = 100;
const sentAwayPauseMs = 1_000;
const isGood = (status: number) => status >= 200 && status < 300;

/** Makes calls as the site does, each repeated until it is answered or the run ends. */
export function persistentCaller(
  ask: (asked: Asked) => Promise<Answer>,
  { cookie, signal }: { cookie?: string; signal: AbortSignal },
): PersistentCaller {
  const counts: CallerCounts = { tries: 0, sentAway: 0, unknown: 0, unexpected: new Map() };

  async function answerTo(asked: Asked, isWanted = isGood): Promise<Answer> {
    for (;;) {
      signal.throwIfAborted();
      counts.tries += 1;
      const answer = await ask({ ...asked, headers: { ...(cookie && { cookie }), ...asked.headers } }).catch(
        () => null,
      );
      if (answer && isWanted(answer.status)) return answer;
      if (answer?.status === 404) throw new Gone(asked.path);
      if (!answer) counts.unknown += 1;
      else if (answer.status === 503) counts.sentAway += 1;
      else counts.unexpected.set(answer.status, (counts.unexpected.get(answer.status) ?? 0) + 1);
      await delay(answer?.status === 503 ? sentAwayPauseMs : pauseMs, undefined, { signal });
    }
  }

  return {
    counts,
    answerTo,
    async call<C extends Call>(call: C, { params, body }: CallParts<C> = {}): Promise<AnswerOf<C>> {
      const { text } = await answerTo({
        method: call.method,
        path: addressOfCall(call, params),
        body: body as object | undefined,
      });
      return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<C>;
    },
  };
}
