import { useEffect, useRef, useState } from 'react';
import type { Source } from './sources.ts';
import type { Suggestion } from './suggestion.ts';

export type Search = {
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  /** What was asked; the suggestions of an earlier question stay on the screen while a new one is on its way. */
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
};

const IDLE: Search = { state: 'idle', text: '', suggestions: [] };

/** Fast typists ask once, not at every key. */
const PAUSE_MS = 150;

type Question = { readonly controller: AbortController; readonly timer: ReturnType<typeof setTimeout> };

const giveUp = ({ current: question }: { readonly current: Question | null }) => {
  clearTimeout(question?.timer);
  question?.controller.abort();
};

/** Suggestions for what is being typed: the last question wins, and gives up those before it. */
export function useSuggestions(source: Source) {
  const [search, setSearch] = useState(IDLE);
  const underWay = useRef<Question | null>(null);
  /** So that going back in a word asks nobody. */
  const [kept] = useState(() => new Map<string, readonly Suggestion[]>());
  useEffect(() => () => giveUp(underWay), []);

  const ask = (typed: string, bornOn: string | undefined) => {
    giveUp(underWay);
    const text = typed.trim();
    if (text.length < source.fromLetters) {
      setSearch({ ...IDLE, text });
      return;
    }
    const key = [bornOn, text.toLowerCase()].join(' ');
    const known = kept.get(key);
    if (known) {
      setSearch({ state: 'found', text, suggestions: known });
      return;
    }
    setSearch(({ suggestions }) => ({ state: 'searching', text, suggestions }));
    const controller = new AbortController();
    const { signal } = controller;
    const receive = (suggestions: readonly Suggestion[] | null) => {
      if (signal.aborted) return;
      if (!suggestions) return setSearch({ state: 'failed', text, suggestions: [] });
      kept.set(key, suggestions);
      setSearch({ state: 'found', text, suggestions });
    };
    const timer = setTimeout(() => {
      // A question given up rejects: nobody waits for it.
      source.ask({ text, bornOn, signal }).then(receive, () => receive(null));
    }, PAUSE_MS);
    underWay.current = { controller, timer };
  };

  return { search, ask };
}
