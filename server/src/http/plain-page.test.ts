import { expect, test } from 'vitest';
import { html } from './html.ts';
import { policyOf } from './plain-page.ts';

test.each([
  [false, false],
  [true, true],
])('a page that frames others of ours (%s) is allowed to: %s', (framesOwnPages, isAllowed) => {
  const policy = policyOf({ title: 'Posta', body: html`<p>Ciao</p>`, framesOwnPages });
  expect(policy.includes("; frame-src 'self'; ")).toBe(isAllowed);
  expect(policy).toMatch(/style-src 'self' 'sha256-/);
});
