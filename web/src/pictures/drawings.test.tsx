import { expect, test } from 'vitest';
import { markupOf } from '../../test/markup.ts';
import { Portico } from '../pages/home/Portico.tsx';
import { GrowingArch } from '../pages/pensione/GrowingArch.tsx';

// Whoever changes where parts stand looks at the picture, in light and in dark, then lets the test write it anew.
test.each([
  ['portico', <Portico key="one" />],
  ['growing-arch', <GrowingArch key="one" />],
])('the %s is drawn as it was looked at', async (name, drawing) => {
  const parts = markupOf(drawing).replaceAll('><', '>\n<');
  await expect(`${parts}\n`).toMatchFileSnapshot(`drawn/${name}.txt`);
});
