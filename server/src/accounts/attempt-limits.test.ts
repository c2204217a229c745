import { newAccountId } from '../../test/ids.ts';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { decodeConfig } from '../settings/config.ts';
import {
  addressAttempts,
  type Attempt,
  codeRequests,
  passwordAttempts,
  signInAttempts,
} from './attempt-limits.ts';

const config = decodeConfig({ NODE_ENV: 'test', WRITES_PER_MINUTE: '7' });
const parts = { config } as Parameters<typeof addressAttempts>[0];
const request = { ip: '203.0.113.66' } as FastifyRequest;
const asking = (isNew: boolean) => ({ browser: 'browser', isNew, remember: () => undefined });
const asked = { purpose: 'sign-up', email: 'ada@example.it' };

const told = ({ limit: { max, windowSeconds }, beyond }: Attempt): string =>
  `${max} in ${windowSeconds / 60} minutes${beyond ? `, then ${told(beyond)}` : ''}`;

test.each<[string, Attempt[], string[]]>([
  [
    'a password, in a new browser',
    signInAttempts(parts, request, 'ada@example.it', false),
    ['10 in 15 minutes', '50 in 5 minutes, then 3 in 15 minutes', '10000 in 1440 minutes', '7 in 10 minutes'],
  ],
  [
    'a password, in a browser that is known',
    signInAttempts(parts, request, 'ada@example.it', true),
    ['10 in 15 minutes'],
  ],
  ['a code', addressAttempts(parts, request, 'code typed'), ['7 in 15 minutes']],
  ['a passkey', addressAttempts(parts, request, 'passkey'), ['7 in 15 minutes']],
  ['a registration', addressAttempts(parts, request, 'sign-up'), ['7 in 60 minutes']],
  [
    'a mail with a code, in a new browser',
    codeRequests(parts, request, asking(true), asked),
    ['5 in 1 minutes', '25 in 60 minutes', '1 in 1 minutes', '5 in 60 minutes', '7 in 60 minutes'],
  ],
  [
    'a mail with a code, in a browser that asked before',
    codeRequests(parts, request, asking(false), asked),
    ['1 in 1 minutes', '5 in 60 minutes', '7 in 60 minutes'],
  ],
  ['the password again', passwordAttempts({ id: newAccountId() }), ['10 in 15 minutes']],
])('who tries %s may do so so often', (_, attempts, limits) => {
  expect(attempts.map(told)).toEqual(limits);
});
