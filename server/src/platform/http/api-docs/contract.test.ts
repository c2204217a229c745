import { expect, test } from 'vitest';
import { callLine } from '../../../../test/call-line.ts';
import { everyCall } from '../../../../test/every-call.ts';

test('the approved list states for each call who may make it, how long the browser waits and which failures it may answer with', async () => {
  const lines = (await everyCall()).map(callLine).toSorted();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('calls.txt');
});
