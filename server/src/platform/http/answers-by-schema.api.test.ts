import { everybody } from '@riparo/domain/platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '@riparo/domain/platform/call/call.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { testServer } from '../../../test/test-server.ts';
import { serve } from './serve.ts';

const gaugeCall = defineCall({
  id: 'readGauge',
  summary: 'A figure that changes',
  method: 'GET',
  path: '/test/gauge',
  access: everybody,
  answer: { status: 200, schema: z.object({ figure: z.number() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

test('an answer that can change is serialised each time, without fields the call does not name', async () => {
  const gauge = { figure: 0, secret: 'not for the wire' };
  await using server = await testServer({
    routes: (app) => serve(app, gaugeCall, async () => gauge),
  });
  for (const figure of [1, 2]) {
    gauge.figure = figure;
    expect((await server.request('/test/gauge')).body).toBe(`{"figure":${figure}}`);
  }
});
