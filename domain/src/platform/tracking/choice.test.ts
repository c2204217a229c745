import { expect, test } from 'vitest';
import { CHOICE_COOKIE, choiceIn } from './choice.ts';

test.each([
  [`${CHOICE_COOKIE}=accepted`, 'accepted'],
  [`${CHOICE_COOKIE}=refused`, 'refused'],
  [`session=x; ${CHOICE_COOKIE}=refused; other=y`, 'refused'],
  [`${CHOICE_COOKIE}=forse`, null],
  [`other_${CHOICE_COOKIE}=accepted`, null],
  ['', null],
])('the cookies %j mean %s', (cookies, choice) => {
  expect(choiceIn(cookies)).toBe(choice);
});
