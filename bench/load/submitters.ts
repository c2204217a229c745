import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { generalErrors, type Problem } from '@riparo/domain/platform/call/problem.ts';
import { newQuiz, newQuoteRequest, type Submission } from './submissions.ts';

export type Submitted = {
  accepted: Submission[];
  timesMs: number[];
  /** Correctly refused: 503, with a retry time and the reason in Italian. */
  sentAway: number;
  /** Any other answer, by status; 0 for none. */
  unexpected: Map<number, number>;
};

const timeoutMs = 30_000;
const tickMs = 10;
const politeWords = new Set<string>([generalErrors.overloaded.message, generalErrors.unavailable.message]);

/**
 * This many visitors per second for this long, whether earlier ones were answered or not, as after a
 * television spot. Each has its own address and tries once.
 */
export async function submitAtRate(url: string, perSecond: number, seconds: number): Promise<Submitted> {
  const submitted: Submitted = { accepted: [], timesMs: [], sentAway: 0, unexpected: new Map() };
  const underWay: Promise<void>[] = [];
  const start = performance.now();
  const total = perSecond * seconds;
  while (underWay.length < total) {
    const due = Math.min(total, ((performance.now() - start) / 1000) * perSecond);
    while (underWay.length < due)
      underWay.push(submit(url, underWay.length % 2 === 0 ? newQuoteRequest() : newQuiz(), submitted));
    await delay(tickMs);
  }
  await Promise.all(underWay);
  return submitted;
}

async function submit(url: string, submission: Submission, submitted: Submitted): Promise<void> {
  const asked = performance.now();
  const answer = await answerTo(url, submission);
  if (answer.isAccepted) {
    submitted.accepted.push(submission);
    submitted.timesMs.push(performance.now() - asked);
  } else if (answer.isPolite) submitted.sentAway += 1;
  else submitted.unexpected.set(answer.status, (submitted.unexpected.get(answer.status) ?? 0) + 1);
}

type Answer = { status: number; isAccepted: boolean; isPolite: boolean };

// Persistent and limited connections like those of a proxy in front; and lighter than fetch, since both ends
// share this machine.
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

async function answerTo(url: string, { path, body }: Submission): Promise<Answer> {
  const asking = request(url + path, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    asking.end(JSON.stringify(body));
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    const content = await text(response);
    const { statusCode: status = 0, headers } = response;
    return {
      status,
      isAccepted: status >= 200 && status < 300,
      isPolite: status === 503 && Number(headers['retry-after']) > 0 && saysWhy(content),
    };
  } catch {
    return { status: 0, isAccepted: false, isPolite: false };
  }
}

function saysWhy(content: string): boolean {
  return politeWords.has((JSON.parse(content) as Problem).message);
}

const anyAddress = () => [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
