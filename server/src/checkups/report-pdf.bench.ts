import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { isoDate } from '@riparo/domain/calendar.ts';
import { writeReport } from '@riparo/domain/checkup/report.ts';
import { openDocuments } from '../documents/documents.ts';
import { drawDocument } from '../documents/drawing/draw-document.ts';
import { checkupReportDocument } from './report-document.ts';

/**
 * How long a report takes as PDF, first and warm, and what everybody else feels of it: the event loop's delay, beside
 * the same drawn on this very thread and beside doing nothing. `npm run bench:report-pdf -w server`.
 */
const times = 40;
const mostMs = 150;
const mostDelayMs = 50;

const today = isoDate('2026-11-15');
const report = writeReport(
  {
    first_name: 'Ada',
    last_name: 'Rossi',
    email: 'ada@example.it',
    phone: null,
    referral: null,
    referral_code: null,
    policy_types: [1, 2, 4],
    trusted_broker: true,
    worried_about: ['famiglia'],
    client_dob: isoDate('1984-03-27'),
    family_status: 'sposato',
    only_source_income: true,
    with_children: true,
    num_of_children: 2,
    job_id: 1,
    job_title: null,
    rental_ownership: 'Proprietà',
    mortgage: true,
    pets: ['Cane'],
    use_green_vehicles: false,
    green_vehicles: ['Nessuno'],
    sports: ['Sci e snowboard'],
    num_of_travels: 1,
    coverage_feeling: 70,
  },
  today,
);
const content = checkupReportDocument(
  { id: '7f7c1a1e-5c1a-4a50-9b7e-0d5e6a1f2b3c', ...report },
  { createdAt: new Date('2026-11-15T10:00:00Z'), siteUrl: new URL('https://www.riparo.example') },
);

const documents = openDocuments();
const first = performance.now();
const { length } = await documents.render(content);
print(`first, with the start of its thread: ${ms(performance.now() - first)} ms; ${length} bytes`);
for (let index = 0; index < times; index += 1) await documents.render(content);

print('drawn          | p50, p95, max ms | CPU of this thread ms | event loop delay p50, p99, max ms');
await measure('nothing', () => setTimeout(20));
const own = await measure('on a thread', () => documents.render(content));
for (let index = 0; index < times; index += 1) await drawDocument(content);
const here = await measure('on this thread', () => drawDocument(content));
await documents.close();

// Held against work done and not against the clock, which also counts what else this machine is busy with.
if (here.cpu > mostMs || own.delayP99 > mostDelayMs) {
  print(`more than ${mostMs} ms of work for a report, or ${mostDelayMs} ms of delay`);
  process.exitCode = 1;
}

async function measure(what: string, run: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const taken: number[] = [];
  const cpuBefore = process.threadCpuUsage();
  delay.enable();
  for (let index = 0; index < times; index += 1) {
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
    // Lets the clock that measures the delay strike.
    await setTimeout(2);
  }
  delay.disable();
  const { user, system } = process.threadCpuUsage(cpuBefore);
  const cpu = (user + system) / 1000 / times;
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const delays = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => ns / 1e6);
  print(
    `${what.padEnd(14)} | ${[at(0.5), at(0.95), at(1)].map(ms).join(', ')} | ${ms(cpu)} | ${delays.map(ms).join(', ')}`,
  );
  return { cpu, delayP99: delays[1] ?? 0 };
}

function ms(value: number): string {
  return value.toFixed(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
