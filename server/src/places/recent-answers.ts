/**
 * Answers what was asked before from memory, as long as it is among the latest: everybody types the same first
 * letters. Answers are frozen, so that who gets one can not change it for the next.
 */
export function withRecentAnswers<Answer extends object>(
  most: number,
  answerTo: (question: string) => Answer,
): (question: string) => Readonly<Answer> {
  const recent = new Map<string, Readonly<Answer>>();
  return (question) => {
    const answer = recent.get(question) ?? Object.freeze(answerTo(question));
    // Asked again, it is the latest again.
    recent.delete(question);
    recent.set(question, answer);
    const oldest = recent.keys().next();
    if (recent.size > most && !oldest.done) recent.delete(oldest.value);
    return answer;
  };
}
