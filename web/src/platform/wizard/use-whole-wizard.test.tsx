// @vitest-environment happy-dom
import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { expect, test } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { BrowserRouter } from '../router/router.tsx';
import { useWholeWizard } from './use-whole-wizard.ts';

const wizardOf = (formId: string): Wizard => ({
  formId,
  steps: ['name', 'dog', 'where'].map((id) => ({ id, title: id, fields: [] })),
  loader: { text: '', minimumMs: 0 },
});
const openingOf = ({ steps, ...wizard }: Wizard): Wizard => ({
  ...wizard,
  steps: steps.slice(0, 1),
  isFirstStepOnly: true,
});
const trip = wizardOf('gita');
type QuestionsProps = { readonly opening: Wizard; readonly load: () => Promise<Wizard> };

function Questions({ opening, load }: QuestionsProps) {
  const { wizard, isLost, retry } = useWholeWizard(opening, load);
  return (
    <button onClick={retry}>
      {wizard.formId}: {wizard.steps.length}
      {isLost && ', lost'}
    </button>
  );
}

/** Opens the questions at an address, with the server's answer to each request for all of them. */
async function open(address: string) {
  history.replaceState(null, '', address);
  const loads: { bring: (wizard: Wizard) => Promise<void>; lose: () => Promise<void> }[] = [];
  const load = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Wizard>();
    loads.push({
      bring: (wizard) => settled(() => resolve(wizard)),
      lose: () => settled(() => reject(new Error('lost'))),
    });
    return promise;
  };
  const questionsOf = (wizard: Wizard) => (
    <BrowserRouter>
      <Questions opening={openingOf(wizard)} load={load} />
    </BrowserRouter>
  );
  const page = await onPage(questionsOf(trip));
  return {
    ...page,
    loads,
    turnTo: (wizard: Wizard) => page.rerender(questionsOf(wizard)),
    shown: () => page.place.textContent,
  };
}

test('the first question is shown at once, all others as soon as they load', async () => {
  const page = await open('/gita?passo=2');
  expect(page.shown()).toBe('gita: 1');
  await page.loads[0]?.bring(trip);
  expect(page.shown()).toBe('gita: 3');
  expect(page.loads).toHaveLength(1);
});

test('a visitor waiting for questions that fail to load sees an error and can retry', async () => {
  const page = await open('/gita?passo=2');
  await page.loads[0]?.lose();
  expect(page.shown()).toBe('gita: 1, lost');
  expect(page.loads).toHaveLength(1);
  await page.press('gita');
  expect(page.shown()).toBe('gita: 1');
  await page.loads[1]?.bring(trip);
  expect(page.shown()).toBe('gita: 3');
});
