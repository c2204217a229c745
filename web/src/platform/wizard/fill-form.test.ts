// @vitest-environment happy-dom
import { personDemonstration } from '@riparo/domain/buy/purchase/demonstration.ts';
import { expect, test, vi } from 'vitest';
import { draftOf, fillFields } from './fill-form.ts';
import type { Draft } from './form-values.ts';

test('a choice fills in the fields as they show it, empties none, and ignores unknown names', () => {
  expect(
    draftOf(personDemonstration, {
      date_of_birth: '1990-03-27',
      gender: 'F',
      birthPlaceCode: null,
      somebodyElse: 'x',
    }),
  ).toEqual({ date_of_birth: ['27/03/1990'], gender: ['F'], birthPlaceCode: [] });
});

test('values from an answer fill the form, which fires a change, and the initial values of other steps', () => {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="date_of_birth" value="01/01/2000">
    <input name="birthPlaceCode" value="H501">
    <input type="radio" name="gender" value="M" checked>
    <input type="radio" name="gender" value="F">
    <input type="checkbox" name="taxCodeConfirmed" value="true" checked>
    <input name="other" value="x">
    <textarea name="gender">M</textarea>`;
  document.body.append(form);
  const onInput = vi.fn<() => void>();
  document.body.addEventListener('input', onInput, { once: true });
  const onDraft = vi.fn<(draft: Draft) => void>();
  const values = { date_of_birth: '1990-03-27', gender: 'F', birthPlaceCode: null, taxCodeConfirmed: false };
  fillFields({ wizard: personDemonstration, form, onDraft }, values);
  expect([...new FormData(form)]).toEqual([
    ['date_of_birth', '27/03/1990'],
    ['birthPlaceCode', ''],
    ['gender', 'F'],
    ['other', 'x'],
    ['gender', 'M'],
  ]);
  expect(onInput).toHaveBeenCalledOnce();
  expect(onDraft).toHaveBeenCalledExactlyOnceWith(draftOf(personDemonstration, values));
  form.remove();
});
