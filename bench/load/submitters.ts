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
  /** Sent away as they should be: 503, when to come back, and why in Italian. */
  sentAway: number;
  /** Any other answer, by status; 0 where there was none. */
  unexpected: Map<number, number>;
};

const timeoutMs = 30_000;
const tickMs = 10;
const politeWords = new Set<string>([generalErrors.overloaded.message, generalErrors.unavailable.message]);

/**
 * So many people a second, for so long, whether those before them were answered or not: nobody who saw a spot on
 * television waits for the others. Each comes from an address of their own and tries once.
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

// As a proxy in front keeps its connections, and no more than it may open; and lighter than fetch, since both ends share
// this machine.
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
