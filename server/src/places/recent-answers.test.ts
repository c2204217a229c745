import { expect, test, vi } from 'vitest';
import { withRecentAnswers } from './recent-answers.ts';

test('what is asked again is answered from memory, with the very same answer', () => {
  const answerTo = vi.fn<(question: string) => { question: string }>((question) => ({ question }));
  const ask = withRecentAnswers(2, answerTo);
  const first = ask('ro');
  expect(ask('ro')).toBe(first);
  expect(answerTo).toHaveBeenCalledOnce();
  expect(Object.isFrozen(first)).toBe(true);
});

test('only the latest are kept, and what is asked again is the latest', () => {
  const answerTo = vi.fn<(question: string) => { question: string }>((question) => ({ question }));
  const ask = withRecentAnswers(2, answerTo);
  for (const question of ['ro', 'mi', 'ro', 'na']) ask(question);
  answerTo.mockClear();
  for (const question of ['na', 'ro']) ask(question);
  expect(answerTo).not.toHaveBeenCalled();
  ask('mi');
  expect(answerTo).toHaveBeenCalledOnce();
});
