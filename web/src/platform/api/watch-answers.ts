/** Seconds between polls; about two minutes in all. */
const PAUSES_S = [1, 2, 2, 3, 5, 8, 13, 20, 30, 30] as const;

/** The pause after this many polls; null when polling should end. */
export const pauseBeforePoll = (asked: number): number | null => {
  const seconds = PAUSES_S[asked - 1];
  return seconds === undefined ? null : seconds * 1000;
};

/** Polls the server once. */
export type PollOnce<Answer> = (
  signal: AbortSignal,
) => Promise<{ ok: true; value: Answer } | { ok: false; problem: { status: number } }>;

export type AnswerListener<Answer> = {
  readonly hear: (answer: Answer) => void;
  /** The thing does not exist, or only its owner may see it (403). */
  readonly missed: (status: number) => void;
  /** Polled to the last pause: nobody should wait longer in front of a screen. */
  readonly tired: () => void;
};

// An address that is not even an id is answered with 400.
const isInVain = (status: number) => status === 404 || status === 403 || status === 400 || status === 422;

/** Polls until the final answer, with growing pauses and only while the tab is visible. */
export function pollAnswers<Answer>(
  askServer: PollOnce<Answer>,
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
    const pause = pauseBeforePoll(asked);
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
    // Aborted in the meantime.
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
