import { expect, test } from 'vitest';
import { freePorts } from './programs-beside.ts';

// Linux gives ports from 32768 on to outgoing connections, macOS from 49152 on.
const FIRST_OF_CONNECTIONS = 32_768;

test('a port that a program is to listen at is none that an outgoing connection may take first', async () => {
  const ports = await freePorts(50);

  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(FIRST_OF_CONNECTIONS);
});
