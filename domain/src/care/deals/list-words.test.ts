import { expect, test } from 'vitest';
import { searchTermOf, wordsIn } from './list-words.ts';

test.each([
  ['D’Àngelo', ['d', 'angelo']],
  ['  Zoë  MÜLLER ', ['zoe', 'muller']],
  ['ada.rossi+pet@example.it', ['ada', 'rossi', 'pet', 'example', 'it']],
  ['!?', []],
])('the words of «%s» are found', (typed, words) => {
  expect(wordsIn(typed)).toEqual(words);
});

const code = '01A1e7ee-0000-4000-8000-00005d2c1a77';

test.each([
  [code, { by: 'uuid', uuid: code.toLowerCase() }],
  [`https://riparo.it/banco/pratiche/${code}?x`, { by: 'uuid', uuid: code.toLowerCase() }],
  ['SCI-3D6526-C3882C', { by: 'policy', idEnd: '3d6526c3882c' }],
  ['sci 3d6526 c3882c', { by: 'policy', idEnd: '3d6526c3882c' }],
  [
    'ada.01a1e7ee-0000-4000-8000-00005d2c1a77@example.it',
    { by: 'mailbox', beginning: 'ada.01a1e7ee-0000-4000-8000-00005d2c1a77@example.it' },
  ],
  [' Ada.Rossi@Exam', { by: 'mailbox', beginning: 'ada.rossi@exam' }],
  ['@example.it', { by: 'words', words: ['example', 'it'] }],
  ['rossi ada@example.it', { by: 'words', words: ['rossi', 'ada', 'example', 'it'] }],
  ['SCI-3D6526', { by: 'words', words: ['sci', '3d6526'] }],
  ['rossi ada', { by: 'words', words: ['rossi', 'ada'] }],
])('the search text %s is understood as %j', (typed, sought) => {
  expect(searchTermOf(typed)).toEqual(sought);
});
