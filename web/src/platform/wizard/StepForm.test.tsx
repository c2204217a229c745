// @vitest-environment happy-dom
import type { Answers, Step } from '@riparo/domain/platform/wizard/definition.ts';
import {
  codeField,
  optionalTextField,
  summaryField,
  textField,
  yesNoField,
} from '@riparo/domain/platform/wizard/fields.ts';
import { type ComponentProps, Profiler, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { type Answer, answering } from '../../../test/server.ts';
import type { Draft } from './form-values.ts';
import type { StepLayoutProps } from './step-layout.ts';
import { StepForm } from './StepForm.tsx';
import { preloadFields } from './WizardField.tsx';

const town = textField({ name: 'town', label: 'Città', required: 'Scrivi la città.' });
const street = textField({ name: 'street', label: 'Via', required: 'Scrivi la via.' });
const where: Step = {
  id: 'where',
  title: 'Dove vai?',
  fields: [town, street],
  check: (answers) => (answers['town'] === answers['street'] ? { town: 'Sono uguali.' } : {}),
};
const hasDog = yesNoField({ name: 'hasDog', label: 'Hai un cane?' });

const noErrors = {};

async function open(step: Step, props: Partial<ComponentProps<typeof StepForm>> = {}) {
  const wizard = { formId: 'gita', steps: [step], loader: { text: '', minimumMs: 0 } };
  const onComplete = vi.fn<(answers: Answers) => void>();
  const onDraft = vi.fn<(draft: Draft) => void>();
  const onRender = vi.fn<() => void>();
  const form = (more: typeof props = {}) => (
    <Profiler id="form" onRender={onRender}>
      <StepForm
        wizard={wizard}
        step={step}
        answers={{}}
        draft={{}}
        serverErrors={noErrors}
        takesFocus={false}
        onDraft={onDraft}
        onComplete={onComplete}
        {...props}
        {...more}
      />
    </Profiler>
  );
  const page = await onPage(form());
  return {
    ...page,
    onComplete,
    onDraft,
    onRender,
    change: (more: typeof props) => page.rerender(form(more)),
    wrong: () => [...page.place.querySelectorAll('form li')].map((line) => line.textContent),
    isBusy: () => page.place.querySelector('[type=submit]')?.getAttribute('aria-busy') === 'true',
    submit: () => settled(() => page.place.querySelector('form')?.requestSubmit()),
  };
}

preloadFields({ formId: '', steps: [{ ...where, fields: [hasDog] }], loader: { text: '', minimumMs: 0 } });
await Promise.all([
  import('@riparo/ui/ErrorList.tsx'),
  import('./fields/later-kinds.ts'),
  import('./Ineligible.tsx'),
  import('./places/check-places.ts'),
]);

describe('validation errors', () => {
  test('the error summary takes the focus at each submission, and shrinks as errors are corrected', async () => {
    const page = await open(where);
    expect(page.wrong()).toEqual([]);
    await page.press('Continua');
    expect(page.wrong()).toEqual(['Scrivi la città.', 'Scrivi la via.']);
    expect(page.focused()).toBe('Ci sono 2 cose da correggere');
    await page.write('Città', 'Lucca');
    expect(page.wrong()).toEqual(['Scrivi la via.']);
    page.field('Via').focus();
    await page.press('Continua');
    expect(page.focused()).toBe('C’è una cosa da correggere');
    await page.write('Via', 'Fillungo');
    expect(page.wrong()).toEqual([]);
    // New errors appear only at the next submission.
    await page.write('Città', '');
    expect(page.wrong()).toEqual([]);
    expect(page.onComplete).not.toHaveBeenCalled();
    await page.write('Città', ' Lucca ');
    await page.press('Continua');
    expect(page.onComplete).toHaveBeenCalledExactlyOnceWith({ town: 'Lucca', street: 'Fillungo' });
  });

  test('an error between two fields goes when either is corrected', async () => {
    const page = await open(where);
    await page.write('Città', 'Lucca');
    await page.write('Via', 'Lucca');
    await page.press('Continua');
    expect(page.wrong()).toEqual(['Sono uguali.']);
    await page.write('Via', 'Fillungo');
    expect(page.wrong()).toEqual([]);
  });

  test('a server error stays until that answer changes', async () => {
    const page = await open(where);
    await page.write('Città', 'Lucca');
    await page.write('Via', 'Fillungo');
    await page.press('Continua');
    page.field('Via').focus();
    await page.change({ serverErrors: { town: 'Lì non si va.' } });
    expect(page.wrong()).toEqual(['Lì non si va.']);
    expect(page.focused()).toBe('C’è una cosa da correggere');
    await page.write('Via', 'Roma');
    expect(page.wrong()).toEqual(['Lì non si va.']);
    await page.write('Città', 'Pisa');
    expect(page.wrong()).toEqual([]);
  });

  test('an error of the whole form is shown where no field has its own', async () => {
    const page = await open(where, { warning: 'Siamo chiusi.', takesFocus: true });
    expect(page.focused()).toBe('Siamo chiusi.');
    await page.press('Continua');
    expect(page.words()).not.toContain('Siamo chiusi.');
    expect(page.wrong()).toHaveLength(2);
  });
});

describe('a wizard question', () => {
  test('a question shows its reason where there is one', async () => {
    const page = await open({ ...where, lead: 'Serve per il treno.' });
    expect(page.words()).toMatch(/^Dove vai\?\nServe per il treno\.\n/);
    await page.leave();
    const plain = await open(where);
    expect(plain.place.querySelector('h1 ~ p')).toBeNull();
  });

  test('a question is not repeated where something else shows it', async () => {
    const hidden = await open(where, { hidesTitle: true });
    expect(hidden.place.querySelector('h1')).toBeNull();
    await hidden.leave();
    const heading = { current: document.body.appendChild(document.createElement('h1')) };
    heading.current.tabIndex = -1;
    heading.current.textContent = 'La gita';
    const page = await open(where, { heading, takesFocus: true });
    expect(page.place.querySelector('h1')).toBeNull();
    expect(page.focused()).toBe('La gita');
    heading.current.remove();
  });

  test('the button of a question names its action, and shows that it is under way', async () => {
    const page = await open({ ...where, isDangerous: true, continueLabel: 'Cancella' });
    expect(page.button('Cancella').className).toContain('danger');
    expect(page.isBusy()).toBe(false);
    await page.change({ busy: true });
    expect(page.isBusy()).toBe(true);
    await page.leave();
    const plain = await open(where);
    expect(plain.button('Continua').className).toContain('primary');
  });
});

test('fields show what was typed before what was answered, and that before the known profile', async () => {
  const page = await open(where, {
    answers: { town: 'Lucca', street: 'Fillungo' },
    draft: { street: ['Filun'] },
    known: { town: 'Pisa' },
  });
  expect(page.field('Città').value).toBe('Lucca');
  expect(page.field('Via').value).toBe('Filun');
});

test('a summary asks nothing and is shown while its code loads', async () => {
  const page = await open({
    id: 'end',
    title: 'Va bene così?',
    fields: [summaryField({ name: 'summary', label: 'Riepilogo' })],
  });
  await page.press('Continua');
  expect(page.onComplete).toHaveBeenCalledExactlyOnceWith({});
});

test('a draft is saved with every keystroke, without secrets', async () => {
  const page = await open({ ...where, fields: [town, codeField({ name: 'code', label: 'Codice' })] });
  await page.write('Codice', '123456');
  await page.write('Città', 'Lu');
  expect(page.onDraft).toHaveBeenLastCalledWith({ town: ['Lu'] });
});

test('a follow-up question appears as soon as its condition is met', async () => {
  const dogName = textField({ name: 'dogName', label: 'Nome del cane', required: 'Scrivi il nome.' });
  const dog: Step = {
    id: 'dog',
    title: 'Il tuo cane',
    fields: [hasDog, { ...dogName, askedWhen: (answers) => answers['hasDog'] === true }],
  };
  const page = await open(dog);
  expect(page.words()).not.toContain('Nome del cane');
  await page.choose('Sì');
  await page.write('Nome del cane', 'Bobi');
  await page.choose('No');
  expect(page.words()).not.toContain('Nome del cane');
  await page.press('Continua');
  expect(page.onComplete).toHaveBeenCalledExactlyOnceWith({ hasDog: false });
  await page.leave();

  const again = await open(dog, { answers: { hasDog: true, dogName: 'Bobi' } });
  await again.choose('No');
  await again.choose('Sì');
  expect(again.field('Nome del cane').value).toBe('Bobi');
});

const isHidden = (place: HTMLElement) => place.querySelector('form')?.hidden;

describe('an answer that makes the visitor ineligible', () => {
  const exclusion = {
    title: 'Con un cane non si può',
    why: 'Il rifugio non li accoglie.',
    instead: 'C’è un altro rifugio.',
    ways: [
      { label: 'Vedi l’altro', href: '/altro' },
      { label: 'Vedi tutti', href: '/tutti' },
      { label: 'Scrivici', href: 'mailto:ciao@example.it' },
    ],
    correct: 'Ho sbagliato',
  };
  const gate: Step = {
    ...where,
    fields: [{ ...hasDog, excludes: (answer) => (answer === true ? exclusion : null) }, town],
  };

  test('ineligibility is shown at once, and going on explains the alternatives', async () => {
    const page = await open(gate);
    await page.write('Città', 'Lucca');
    expect(page.place.querySelector('[role=status]')?.textContent).toBe('');
    await page.choose('Sì');
    expect(page.place.querySelector('[role=status]')?.textContent).toBe(
      'Con un cane non si può. Il rifugio non li accoglie.',
    );
    expect(page.place.querySelectorAll('[role=status]')).toHaveLength(1);
    expect(isHidden(page.place)).toBe(false);
    expect(page.words()).not.toContain('C’è un altro rifugio.');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    await page.press('Continua');
    expect(isHidden(page.place)).toBe(true);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
    expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
    expect(page.focused()?.replaceAll('\u00a0', ' ')).toBe('Con un cane non si può');
    expect(page.place.querySelector('[role=status]')?.textContent).toBe('');
    expect(page.words()).toContain('C’è un altro rifugio.');
    expect(page.button('Vedi l’altro').className).toContain('primary');
    expect(page.button('Vedi tutti').className).toContain('secondary');
    expect(page.button('Scrivici').className).not.toMatch(/primary|secondary/);
    expect(page.button('Ho sbagliato').className).toContain('quiet');

    await page.press('Ho sbagliato');
    expect(isHidden(page.place)).toBe(false);
    expect(page.focused()).toBe('Sì');
    await page.choose('No');
    await page.press('Continua');
    expect(page.onComplete).toHaveBeenCalledExactlyOnceWith({ hasDog: false, town: 'Lucca' });
  });
});

describe('validating places', () => {
  const placed: Step = { id: 'where', title: 'Dove vai?', fields: [town], checksPlaces: true };
  const asking = async (...answers: readonly Answer[]) => {
    const named = { ...town, name: 'city' };
    const calls = answering(...answers);
    const page = await open({ ...placed, fields: [named] });
    await page.write('Città', 'Luca');
    await page.press('Continua');
    return { ...page, calls };
  };

  test('places are checked by the server before the next question', async () => {
    const { promise: body, resolve: answer } = Promise.withResolvers<object>();
    const page = await asking({ body }, { body: { errors: {} } });
    expect(page.isBusy()).toBe(true);
    await page.submit();
    expect(page.calls).toHaveLength(1);
    await settled(() => answer({ errors: { city: 'Non conosciamo «Luca».' } }));
    await settled(() => undefined);
    expect(page.isBusy()).toBe(false);
    expect(page.wrong()).toEqual(['Non conosciamo «Luca».']);
    expect(page.onComplete).not.toHaveBeenCalled();
    await page.write('Città', 'Lucca');
    await page.press('Continua');
    expect(page.onComplete).toHaveBeenCalledExactlyOnceWith({ city: 'Lucca' });
  });

  test('a lost connection does not block the check of places', async () => {
    const page = await asking();
    expect(page.onComplete).toHaveBeenCalledExactlyOnceWith({ city: 'Luca' });
  });
});

test('a form sent while a field is loading is submitted once the field is there', async () => {
  const page = await open(where, { draft: { town: ['Lucca'], street: ['Fillungo'] } });
  const arriving = <p data-arriving="">…</p>;
  await page.change({ before: <div>{arriving}</div> });
  await page.press('Continua');
  expect(page.isBusy()).toBe(true);
  expect(page.onComplete).not.toHaveBeenCalled();
  await page.change({
    before: (
      <div>
        {arriving}
        <p>…</p>
      </div>
    ),
  });
  expect(page.onComplete).not.toHaveBeenCalled();
  await page.change({ before: <div /> });
  await settled(() => undefined);
  expect(page.onComplete).toHaveBeenCalledExactlyOnceWith({ town: 'Lucca', street: 'Fillungo' });
  expect(page.isBusy()).toBe(false);
});

/** Another order, with a line between and a button that rewrites fields. */
function Layout({ show, given, errors, rewrite }: StepLayoutProps) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      {show('street')}
      <p>
        Da {String(given['town'])}, {Object.keys(errors).length} errori
      </p>
      {show('town')}
      {show('note')}
      <button
        type="button"
        onClick={() => {
          setPresses(presses + 1);
          rewrite({ town: ['Lucca', 'Pisa'].slice(presses, presses + 1) });
        }}
      >
        Cambia
      </button>
    </>
  );
}

describe('a custom field layout', () => {
  const note = optionalTextField({ name: 'note', label: 'Nota' });
  const step: Step = {
    ...where,
    fields: [town, street, { ...note, askedWhen: (answers) => answers['town'] === 'Lucca' }],
  };

  test('a layout shows asked fields by name and knows their values', async () => {
    const page = await open(step, { layout: Layout });
    const order = () => [...page.place.querySelectorAll('input')].map(({ name }) => name);
    expect(order()).toEqual(['street', 'town']);
    await page.write('Città', 'Lucca');
    expect(page.words()).toContain('Da Lucca, 0 errori');
    expect(order()).toEqual(['street', 'town', 'note']);
  });
});
