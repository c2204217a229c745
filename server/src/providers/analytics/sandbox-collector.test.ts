import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerSandboxCollector } from './sandbox-collector.ts';

const path = '/sandbox/eventi';
const tell = { domain: 'localhost:3000', url: 'http://localhost:3000/preventivo/:product' };

async function shownAfter(events: readonly object[]): Promise<string[]> {
  const app = Fastify();
  registerSandboxCollector(app, { clock: () => new Date('2026-11-15T10:00:00Z') });
  for (const event of events) await app.inject({ method: 'POST', url: path, payload: { ...tell, ...event } });
  const { body } = await app.inject(path);
  const rows = body.match(/<tr>\s*<td>.*?<\/tr>/gs) ?? [];
  return rows.map((row) => (row.match(/(?<=<td>).*?(?=<\/td>)/gs) ?? []).join(' | '));
}

test('each event is shown with its page and what it led to, the latest first', async () => {
  const shown = await shownAfter([
    { name: 'pageview', props: {} },
    { name: 'step', props: { step: '3' } },
    { name: 'click', props: { target: 'telefono' } },
  ]);
  const page = '<code>/preventivo/:product</code>';
  expect(shown).toEqual([
    `11:00:00 | click | ${page} | verso telefono`,
    `11:00:00 | step | ${page} | passo 3`,
    `11:00:00 | pageview | ${page} | `,
  ]);
});

test('the latest two hundred are kept', async () => {
  const events = Array.from({ length: 201 }, (_, index) => ({
    name: 'step',
    props: { step: `${index % 100}` },
  }));
  const shown = await shownAfter(events);
  expect(shown).toHaveLength(200);
  expect(shown.at(-1)).toContain('passo 1');
});
