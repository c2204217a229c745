// @vitest-environment happy-dom
import { getJobsCall } from '@riparo/domain/contract/checkup-list-calls.ts';
import type { Field, HiddenField, Wizard } from '@riparo/domain/wizard/definition.ts';
import { choiceField, textField } from '@riparo/domain/wizard/fields.ts';
import { expect, test, vi } from 'vitest';
import { markupOf, wordsOf } from '../../test/markup.ts';
import { onPage, settled } from '../../test/on-page.ts';
import { type Answer, serving } from '../../test/server.ts';
import { loadList, useOptionList } from './option-lists.ts';
import { preloadFields, WizardField } from './WizardField.tsx';

const name = textField({ name: 'name', label: 'Nome', required: 'Scrivi il nome.' });
const job = { ...choiceField({ name: 'job', label: 'Lavoro', options: [] }), optionsFrom: 'getJobs' };

const wizardOf = (...fields: readonly Field[]): Wizard => ({
  formId: 'gita',
  steps: [{ id: 'who', title: 'Chi sei?', fields }],
  loader: { text: '', minimumMs: 0 },
});

/** How a list stands, as whoever waits for it sees it. */
function Jobs() {
  const list = useOptionList('getJobs');
  return (
    <p>
      {list.status}
      {list.status === 'failed' && list.retrying && ', again'}
      {list.status === 'ready' && `: ${list.items.length}`}
    </p>
  );
}

const fetchAhead = async (...fields: readonly Field[]) => {
  preloadFields(wizardOf(...fields));
  await settled(() => vi.dynamicImportSettled());
};

test('a list is asked for ahead where a question needs it, and tells how it stands', async () => {
  const { asked, tell } = serving();
  expect(wordsOf(<Jobs />)).toBe('loading');
  const page = await onPage(<Jobs />);
  await fetchAhead(name);
  expect(asked).toEqual([]);
  const first = Promise.withResolvers<Answer>();
  tell(getJobsCall, first.promise);
  await fetchAhead(name, job);
  expect(asked.map(({ path }) => path)).toEqual([getJobsCall.path]);
  expect(page.words()).toBe('loading');

  await settled(() => first.resolve({ status: 503, body: {} }));
  await settled(() => undefined);
  expect(page.words()).toBe('failed');
  const second = Promise.withResolvers<Answer>();
  tell(getJobsCall, second.promise);
  await settled(() => void loadList('getJobs'));
  expect(page.words()).toBe('failed, again');
  await settled(() => second.resolve({ body: [{ value: 'cuoco', label: 'Cuoco' }] }));
  await settled(() => undefined);
  expect(page.words()).toBe('ready: 1');
});

test('what nobody sees is in the form as it was', () => {
  const field = { kind: 'hidden', name: 'town', label: '' } as HiddenField;
  const markup = markupOf(
    <WizardField
      wizard={wizardOf(field)}
      field={field}
      id="campo-town"
      initial={['Lucca']}
      answers={{}}
      error={undefined}
      legend=""
      movesOn={false}
      current={() => ({})}
      onDraft={undefined}
    />,
  );
  expect(markup).toContain('<input type="text" hidden="" name="town" value="Lucca"/>');
});
