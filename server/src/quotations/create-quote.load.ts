import { Agent, request } from 'node:http';
import { createLifeQuoteCall } from '@riparo/domain/contract/quotation-calls.ts';

/** The other side of `create-quote.bench.ts`, in a process of its own: visitors who ask for one quote after another. */
export type LoadReport = { perSecond: number };

const [url = '', visitors = '1', seconds = '1'] = process.argv.slice(2);
const end = performance.now() + Number(seconds) * 1000;
const agent = new Agent({ keepAlive: true, maxSockets: Number(visitors) });
const answers = {
  firstname: 'Ada',
  lastname: 'Rossi',
  date_of_birth: '1991-03-27',
  smoker: false,
  sum_assured: 100_000,
  duration: 20,
};
const body = JSON.stringify(answers);
let made = 0;

function askForQuote(): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request(url + createLifeQuoteCall.path, { method: 'POST', agent, headers }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode));
  });
  sent.on('error', reject).end(body);
  return promise;
}

async function askAgainAndAgain(): Promise<void> {
  while (performance.now() < end) {
    const status = await askForQuote();
    if (status !== 200) throw new Error(`a quote answered ${status}`);
    if (performance.now() < end) made += 1;
  }
}

await Promise.all(Array.from({ length: Number(visitors) }, askAgainAndAgain));
agent.destroy();
const report: LoadReport = { perSecond: made / Number(seconds) };
process.stdout.write(JSON.stringify(report));
