import { expect, test } from 'vitest';
import { firstScripts } from './first-scripts.ts';

test('the entry and what is fetched with it count, styles do not', () => {
  const html = `
    <script type="module" crossorigin src="/assets/banco-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-2.js">
    <link rel="stylesheet" crossorigin href="/assets/banco-3.css">`;
  expect(firstScripts(html)).toEqual(['assets/banco-1.js', 'assets/shared-2.js']);
});
