import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** A process that logs to its standard output and does this. */
function logging(script: string) {
  const file = JSON.stringify(join(import.meta.dirname, 'log.ts'));
  const code = `const { createLog } = await import(${file}); const log = createLog('info'); ${script}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('the last lines go out with the process, however it ends', async () => {
  for (const end of ['', 'process.exit(0)', 'throw new Error("unexpected")']) {
    const child = logging(`process.on('uncaughtException', () => process.exit(1)); log.info('last'); ${end}`);
    expect(await text(child.stdout)).toContain('"msg":"last"');
  }
});

test('every line says when, to the millisecond', async () => {
  const before = new Date().toISOString();
  const child = logging("log.info('one'); log.info('two');");
  const lines = (await text(child.stdout)).trim().split('\n');
  const times = lines.map((line) => (JSON.parse(line) as { time: string }).time);
  expect(times).toHaveLength(2);
  expect(times.toSorted()).toEqual(times);
  expect(times.every((time) => time >= before && time <= new Date().toISOString())).toBe(true);
});

test('a line does not wait for others', async () => {
  const child = logging("log.info('alone'); setInterval(() => undefined, 1000);");
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toContain('"msg":"alone"');
  child.kill();
});
