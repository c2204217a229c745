/** Seconds between one question and the next; about two minutes in all. */
const PAUSES_S = [1, 2, 2, 3, 5, 8, 13, 20, 30, 30] as const;

/** How long to wait before asking again after so many questions; null when it was asked often enough. */
export const pauseBefore = (asked: number): number | null => {
  const seconds = PAUSES_S[asked - 1];
  return seconds === undefined ? null : seconds * 1000;
};

/** Asks the server once. */
export type AskOnce<Answer> = (
  signal: AbortSignal,
) => Promise<{ ok: true; value: Answer } | { ok: false; problem: { status: number } }>;

export type AnswerListener<Answer> = {
  readonly hear: (answer: Answer) => void;
  /** Nobody knows what is asked about, or it is told to its owner alone (403). */
  readonly missed: (status: number) => void;
  /** Asked often enough: it takes longer than one likes to wait in front of a screen. */
  readonly tired: () => void;
};

// An address that is not even an id is refused as such.
const isInVain = (status: number) => status === 404 || status === 403 || status === 400 || status === 422;

/** Asks until the answer is the last one: with growing pauses, and only while somebody looks. */
export function watchAnswers<Answer>(
  askServer: AskOnce<Answer>,
  isLast: (answer: Answer) => boolean,
  { hear, missed, tired }: AnswerListener<Answer>,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let isAsking = false;

  const stop = () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    controller.abort();
  };

  const later = () => {
    const pause = pauseBefore(asked);
    if (pause === null) {
      stop();
      tired();
    } else if (!document.hidden) timer = setTimeout(() => void ask(), pause);
  };

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    asked += 1;
    const result = await askServer(signal).catch(() => null);
    isAsking = false;
    // Given up meanwhile.
    if (result === null || signal.aborted) return;
    if (result.ok) hear(result.value);
    if (result.ok && isLast(result.value)) stop();
    else if (!result.ok && isInVain(result.problem.status)) {
      stop();
      missed(result.problem.status);
    } else later();
  }

  function look(): void {
    clearTimeout(timer);
    if (!document.hidden) void ask();
  }

  document.addEventListener('visibilitychange', look);
  void ask();
  return stop;
}
