import { expect, test } from 'vitest';
import { freePorts } from './programs-beside.ts';

// Linux uses ports from 32768 for outgoing connections, macOS from 49152.
const FIRST_OF_CONNECTIONS = 32_768;

test('the ports for listening are below those of outgoing connections', async () => {
  const ports = await freePorts(50);

  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(FIRST_OF_CONNECTIONS);
});
