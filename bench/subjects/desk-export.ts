import { setTimeout as delay } from 'node:timers/promises';
import { DEAL_COLUMNS } from '@riparo/domain/care/deals/list-columns.ts';
import { type DealFileKind, dealFilePaths } from '@riparo/domain/care/deals/list-file.ts';
import type { Row } from '../results.ts';
import { fillDeals } from '../stage/fill-deals.ts';
import { peopleAtDesk } from '../stage/people-at-desk.ts';
import type { Subject } from './subject.ts';

const lines = 100_000;
const mostMb = 150;
const lookEveryMs = 50;

/** The cost of sending a long list as a file with every column. */
export const deskExport: Subject = {
  key: 'desk-export',
  name: `Files of ${lines.toLocaleString('en')} deals`,
  async measure(stage) {
    const databaseUrl = await stage.databaseUrl('desk_files');
    await fillDeals(databaseUrl, lines);
    const [cookie = ''] = await peopleAtDesk(databaseUrl, 1, 'responsabile');
    const { url } = await stage.productWithoutJobs('desk_files');
    const rows: Row[] = [];
    for (const kind of Object.keys(dealFilePaths) as DealFileKind[]) {
      const before = await residentMb(url);
      const start = performance.now();
      const { peak, bytes } = await whileRead(url, kind, cookie);
      const growth = peak - before;
      rows.push({
        what: `${kind.toUpperCase()}, ${(bytes / 1024 ** 2).toFixed(1)} MB in ${((performance.now() - start) / 1000).toFixed(1)} s: memory beyond what the process had`,
        figure: `${growth.toFixed(0)} MB`,
        goal: `≤ ${mostMb} MB`,
        met: growth <= mostMb,
      });
    }
    return rows;
  },
};

async function whileRead(url: string, kind: DealFileKind, cookie: string) {
  const response = await fetch(`${url}${dealFilePaths[kind]}?columns=${DEAL_COLUMNS.join(',')}`, {
    headers: { cookie },
  });
  if (!response.ok) throw new Error(`the file answered ${response.status}`);
  const state = { isRead: false };
  const reading = (async () => {
    let bytes = 0;
    for await (const chunk of response.body ?? []) bytes += chunk.length;
    state.isRead = true;
    return bytes;
  })();
  let peak = 0;
  do {
    peak = Math.max(peak, await residentMb(url));
    await delay(lookEveryMs);
  } while (!state.isRead);
  return { peak, bytes: await reading };
}

async function residentMb(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2;
}
