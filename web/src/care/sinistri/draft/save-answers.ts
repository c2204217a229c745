import { saveClaimAnswersCall } from '@riparo/domain/care/claims/claim-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useSyncExternalStore } from 'react';
import { attempt } from '@riparo/ui/attempt.ts';
import { callApi, type CallResult } from '@riparo/ui/api/client.ts';

/** `saved`: everything is on the server. `saving`: being sent. `waiting`: for the connection. */
export type Saving = 'saved' | 'saving' | 'waiting';

type Saved = CallResult<typeof saveClaimAnswersCall>;
type SavedAnswers = Parameters<typeof callApi<typeof saveClaimAnswersCall>>[1]['body']['answers'];

export type AnswerSaver = ReturnType<typeof createSaver>;

const pausesMs = [1000, 2000, 4000, 8000, 15_000] as const;
const maxPauseMs = 15_000;
const isPassing = (status: number) => status < 400 || status === 429 || status >= 500;

const savers = new Map<string, AnswerSaver>();

/** One saver for each claim in this tab. */
export function saverOf(token: string): AnswerSaver {
  const known = savers.get(token);
  if (known) return known;
  const saver = createSaver(token);
  savers.set(token, saver);
  return saver;
}

/** Saves answers on the server, one call at a time; unsent ones survive a reload of the tab. */
function createSaver(token: string) {
  const storageKey = `riparo-claim-${token.slice(0, 12)}`;
  let unsaved: Answers =
    attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Answers) ?? {};
  let saving: Saving = 'saved';
  let running: Promise<Saved | null> | null = null;
  let wake: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const note = (next: Saving) => {
    saving = next;
    attempt(() =>
      Object.keys(unsaved).length === 0
        ? sessionStorage.removeItem(storageKey)
        : sessionStorage.setItem(storageKey, JSON.stringify(unsaved)),
    );
    for (const listener of listeners) listener();
  };

  /** Null once all are saved; otherwise why the server refuses them. */
  async function run(): Promise<Saved | null> {
    for (let attempts = 0; Object.keys(unsaved).length > 0;) {
      const sent = unsaved;
      note('saving');
      const result = await callApi(saveClaimAnswersCall, {
        params: { token },
        body: { answers: sent as SavedAnswers },
        keepalive: true,
      });
      if (result.ok || !isPassing(result.problem.status)) {
        // Answers changed meanwhile are still unsaved.
        const changed = Object.entries(unsaved).filter(([name, value]) => sent[name] !== value);
        unsaved = Object.fromEntries(changed);
        attempts = 0;
        if (!result.ok) {
          note('saved');
          return result;
        }
      } else {
        note('waiting');
        await pause(pausesMs[attempts] ?? maxPauseMs);
        attempts += 1;
      }
    }
    note('saved');
    return null;
  }

  const start = () =>
    (running ??= run().finally(() => {
      running = null;
    }));

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        window.removeEventListener('online', done);
        wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      window.addEventListener('online', done);
      wake = done;
    });
  }

  return {
    unsaved: () => unsaved,
    saving: () => saving,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves to the reason if the server refuses them. */
    save(answers: Answers) {
      unsaved = { ...unsaved, ...answers };
      return start();
    },
    /** Saves all answers now, before the claim is sent. */
    async flush(signal: AbortSignal): Promise<{ ok: true } | Extract<Saved, { ok: false }>> {
      wake?.();
      const givenUp = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      const refusal = await Promise.race([start(), givenUp]);
      return refusal?.ok === false ? refusal : { ok: true };
    },
  };
}

export const useSaving = (saver: AnswerSaver): Saving =>
  useSyncExternalStore(saver.subscribe, saver.saving, () => 'saved');
