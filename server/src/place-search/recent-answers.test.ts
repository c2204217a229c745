import { expect, test, vi } from 'vitest';
import { withRecentAnswers } from './recent-answers.ts';

test('what is asked again is answered from memory', () => {
  const answerTo = vi.fn<(question: string) => { question: string }>((question) => ({ question }));
  const ask = withRecentAnswers(2, answerTo);
  expect(ask('ro')).toEqual({ question: 'ro' });
  expect(ask('ro')).toEqual({ question: 'ro' });
  expect(answerTo).toHaveBeenCalledOnce();
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
