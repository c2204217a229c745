import { expect, test } from 'vitest';
import { callLine } from '../../../../test/call-line.ts';
import { everyCall } from '../../../../test/every-call.ts';

test('the approved list says who may make each call, how long the browser waits and what it may be refused with', async () => {
  const lines = (await everyCall()).map(callLine).toSorted();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('calls.txt');
});
