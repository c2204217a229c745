import { problemSchema } from '@riparo/domain/platform/call/problem-schema.ts';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import { imageMark, scriptMark } from './odd-values.ts';

/** What is wrong with an answer to an attack. A good one is ours, and holds nothing that a browser would run. */
export function complaintsAbout(response: LightMyRequestResponse): string[] {
  const { statusCode, headers, body } = response;
  const type = String(headers['content-type'] ?? '');
  const wrong: Record<string, boolean> = {
    'the server failed': statusCode >= 500,
    'it leads elsewhere': headers.location !== undefined,
    'a header was taken over': /eve@|evil|a=b/.test(JSON.stringify(headers)),
    'pages of others may load it': headers['cross-origin-resource-policy'] !== 'same-origin',
    'its kind may be guessed': headers['x-content-type-options'] !== 'nosniff',
    ...(statusCode >= 400 && {
      'it is no problem answer': !isProblem(type, body),
      'it may be kept': headers['cache-control'] !== 'no-store',
      'it quotes markup': body.includes('<'),
      'it shows our inside': /node_modules|\.ts:|\b(select|insert into|update) "/.test(body),
    }),
    ...(type.startsWith('text/html') && {
      'markup was taken over': body.includes(scriptMark) || body.includes(imageMark),
    }),
  };
  return Object.keys(wrong).filter((what) => wrong[what]);
}

function isProblem(type: string, body: string): boolean {
  if (type !== 'application/problem+json; charset=utf-8') return false;
  return z.safeParse(problemSchema, JSON.parse(body)).success;
}
