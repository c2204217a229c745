import { expect, test } from 'vitest';
import { oldestSupported } from '../../../../build/floor/supported.ts';
import { accessibility } from '../AccessibilityPage.tsx';

test('the accessibility page names the oldest browsers in which the whole site works', () => {
  const { chrome, edge, firefox, safari } = oldestSupported;
  expect(edge).toBe(chrome);
  expect(JSON.stringify(accessibility)).toContain(
    `Chrome e Edge dalla versione ${chrome}, Firefox dalla ${firefox} e Safari dalla ${safari}`,
  );
});
