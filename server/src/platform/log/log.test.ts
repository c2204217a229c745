import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** A process that logs to standard output while running this script. */
function logging(script: string) {
  const file = JSON.stringify(join(import.meta.dirname, 'log.ts'));
  const code = `const { createLog } = await import(${file}); const log = createLog('info'); ${script}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('the last lines are written however the process ends', async () => {
  for (const end of ['', 'process.exit(0)', 'throw new Error("unexpected")']) {
    const child = logging(`process.on('uncaughtException', () => process.exit(1)); log.info('last'); ${end}`);
    expect(await text(child.stdout)).toContain('"msg":"last"');
  }
});
