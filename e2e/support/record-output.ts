import { appendFileSync } from 'node:fs';
import type { BrowserContext, Request, Response } from '@playwright/test';
import { recorded } from './recorded.ts';

/** Records what find-leaks.ts reads after all stories; returns what must have ended before that. */
export function recordOutput(context: BrowserContext): { noted(): Promise<unknown> } {
  const problems: Promise<void>[] = [];
  context.on('request', notePasswords);
  context.on('response', (response) => problems.push(noteProblem(response)));
  return { noted: () => Promise.all(problems) };
}

function notePasswords(request: Request): void {
  if (request.method() === 'GET' || !request.url().includes('/api/')) return;
  for (const [, password] of (request.postData() ?? '').matchAll(/"\w*password"\s*:\s*"([^"\\]{6,})"/gi))
    appendFileSync(recorded.passwords, `${password}\n`);
}

async function noteProblem(response: Response): Promise<void> {
  if (!response.headers()['content-type']?.startsWith('application/problem+json')) return;
  // A page that was left takes its answers with it.
  const body = await response.text().catch(() => '');
  appendFileSync(recorded.problems, `${new URL(response.url()).pathname} ${body}\n`);
}
