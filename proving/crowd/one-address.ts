import { newLifeQuote, newQuoteRequest, type Submission } from '../../bench/load/submissions.ts';

/** The configured limit of quote requests, which every process must apply. */
export const quoteRequestLimit = 10;

// Few enough that the database is never too busy.
const atOnce = 16;

/** The number of these submissions accepted from one address, sent to all processes in turn. */
async function letIn(
  urls: readonly string[],
  address: string,
  submissions: readonly Submission[],
): Promise<number> {
  let next = 0;
  let count = 0;
  async function sendOneAfterTheOther(): Promise<void> {
    while (next < submissions.length) {
      const url = urls[next % urls.length];
      const submission = submissions[next++];
      const response = await fetch(`${url}${submission?.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(submission?.body),
      });
      await response.arrayBuffer();
      if (response.ok) count += 1;
      else if (response.status !== 429) throw new Error(`a limit answered ${response.status}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOneAfterTheOther));
  return count;
}

const many = (count: number, make: () => Submission) => Array.from({ length: count }, make);

export type SharedLimits = { quoteRequestsLetIn: number; writesLetIn: number };

/** One address that sends too much to all processes together. */
export async function limitsAcross(urls: readonly string[], writesPerMinute: number): Promise<SharedLimits> {
  return {
    quoteRequestsLetIn: await letIn(urls, '192.0.2.10', many(quoteRequestLimit * 4, newQuoteRequest)),
    writesLetIn: await letIn(urls, '192.0.2.20', many(writesPerMinute * 2, newLifeQuote)),
  };
}
