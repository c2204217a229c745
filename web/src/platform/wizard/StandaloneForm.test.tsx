// @vitest-environment happy-dom
import type { Step } from '@riparo/domain/platform/wizard/definition.ts';
import { textField, yesNoField } from '@riparo/domain/platform/wizard/fields.ts';
import { dismissNotice, notify, shownNotices } from '@riparo/ui/notices.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { markupOf } from '../../../test/markup.ts';
import { onPage, settled } from '../../../test/on-page.ts';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { oneStepForm } from './one-step-form.ts';
import { StandaloneForm } from './StandaloneForm.tsx';
import { accepted, type Refusal, refused, refusedFields, useSending } from './use-sending.ts';

await import('@riparo/ui/ErrorList.tsx');

const step: Step = {
  id: 'name',
  title: 'Come ti chiami?',
  fields: [textField({ name: 'name', label: 'Nome', required: 'Scrivi il nome.' })],
};
const form = oneStepForm(step);

type Receive = (reply: string) => Refusal | void;

function Question({ call, receive }: { readonly call: () => Promise<string>; readonly receive: Receive }) {
  const sending = useSending();
  return <StandaloneForm form={form} sending={sending} onComplete={() => void sending.send(call, receive)} />;
}

/** Opens the form, records what it sends and simulates the server's answer. */
async function open(receive: Receive) {
  const sent: ((reply: string) => void)[] = [];
  const page = await onPage(
    <Question call={() => new Promise((resolve) => sent.push(resolve))} receive={receive} />,
  );
  expect(page.focused()).not.toBe('Come ti chiami?');
  await page.write('Nome', 'Ada');
  return {
    ...page,
    sent,
    send: () => settled(() => page.place.querySelector('form')?.requestSubmit()),
    answer: (reply = '') => settled(() => sent.at(-1)?.(reply)),
    wrong: () => [...page.place.querySelectorAll('form li')].map((line) => line.textContent),
    isBusy: () => page.place.querySelector('[type=submit]')?.getAttribute('aria-busy') === 'true',
  };
}

test("a form is sent once at a time and shows the server's answer", async () => {
  const page = await open((reply) => {
    if (reply === 'ok') return accepted();
    return reply === 'closed' ? refused('Siamo chiusi.') : refusedFields({ name: 'Non è un nome.' });
  });
  expect(page.isBusy()).toBe(false);
  await page.send();
  await page.send();
  expect(page.sent).toHaveLength(1);
  expect(page.isBusy()).toBe(true);
  await page.answer('closed');
  expect(page.isBusy()).toBe(false);
  expect(page.words()).toContain('Siamo chiusi.');
  await page.send();
  expect(page.sent).toHaveLength(2);
  expect(page.words()).not.toContain('Siamo chiusi.');
  await page.answer('wrong');
  expect(page.wrong()).toEqual(['Non è un nome.']);
  await page.send();
  await page.answer('ok');
  expect(page.wrong()).toEqual([]);
  expect(page.isBusy()).toBe(false);
});

// Left over from tests in the same process.
beforeEach(() => {
  for (const { id } of shownNotices()) dismissNotice(id);
});

test('a form that navigates away stays busy until then, without an old error beside it', async () => {
  const page = await open(() => undefined);
  notify({ kind: 'error', text: 'Non ci siamo riusciti.' });
  await page.send();
  await page.answer();
  expect(page.isBusy()).toBe(true);
  expect(shownNotices()).toEqual([]);
});

test('a form that was left ignores its answer', async () => {
  const receive = vi.fn<Receive>();
  const page = await open(receive);
  await page.send();
  await page.leave();
  await page.answer();
  expect(receive).not.toHaveBeenCalled();
});

test('fields bundled with a page are on its first screen', () => {
  const dog = oneStepForm(
    { ...step, fields: [yesNoField({ name: 'hasDog', label: 'Hai un cane?' })] },
    { choice: ChoiceField },
  );
  const sending = { busy: false, refusal: accepted(), send: () => Promise.resolve() };
  expect(markupOf(<StandaloneForm form={dog} sending={sending} onComplete={() => undefined} />)).toContain(
    'type="radio"',
  );
});
