import { signInCall, sessionCall } from '@riparo/domain/contract/account-calls.ts';

/** The other side of `sign-in.bench.ts`, in a process of its own: people who sign in, and one who only looks around. */
export type LoadReport = { signIns: number; refused: number; signInMs: string; otherMs: string };

const [url = '', atATime = '0', seconds = '1', people = '1'] = process.argv.slice(2);
const end = performance.now() + Number(seconds) * 1000;
const signInTimes: number[] = [];
const otherTimes: number[] = [];
let refused = 0;
let person = 0;

async function signInAgainAndAgain(): Promise<void> {
  while (performance.now() < end) {
    person += 1;
    const start = performance.now();
    const response = await fetch(url + signInCall.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `persona${person % Number(people)}@example.it`, password: 'Segreta1' }),
    });
    await response.arrayBuffer();
    // What is answered after the end would count too much: nobody waits with it by then.
    if (performance.now() > end) return;
    if (response.status === 200) signInTimes.push(performance.now() - start);
    else if (response.status === 503) refused += 1;
    else throw new Error(`sign-in answered ${response.status}`);
  }
}

async function lookAround(): Promise<void> {
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(url + sessionCall.path)).arrayBuffer();
    otherTimes.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

await Promise.all([lookAround(), ...Array.from({ length: Number(atATime) }, signInAgainAndAgain)]);
const report: LoadReport = {
  signIns: signInTimes.length,
  refused,
  signInMs: percentiles(signInTimes),
  otherMs: percentiles(otherTimes),
};
process.stdout.write(JSON.stringify(report));

function percentiles(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1) ?? '–';
  return `${at(0.5)}, ${at(0.99)}`;
}
