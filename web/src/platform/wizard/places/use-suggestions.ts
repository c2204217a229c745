import { useEffect, useRef, useState } from 'react';
import type { Source } from './sources.ts';
import type { Suggestion } from './suggestion.ts';

export type Search = {
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  /** The searched text; old suggestions stay on the screen while new ones load. */
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
};

const IDLE: Search = { state: 'idle', text: '', suggestions: [] };

/** Debounce: fast typists search once, not at every key. */
const PAUSE_MS = 150;

type Question = { readonly controller: AbortController; readonly timer: ReturnType<typeof setTimeout> };

const giveUp = ({ current: question }: { readonly current: Question | null }) => {
  clearTimeout(question?.timer);
  question?.controller.abort();
};

/** Suggestions for the typed text: the latest search wins and aborts earlier ones. */
export function useSuggestions(source: Source) {
  const [search, setSearch] = useState(IDLE);
  const underWay = useRef<Question | null>(null);
  /** Going back within a word needs no new search. */
  const [cache] = useState(() => new Map<string, readonly Suggestion[]>());
  useEffect(() => () => giveUp(underWay), []);

  const ask = (typed: string, bornOn: string | undefined) => {
    giveUp(underWay);
    const text = typed.trim();
    if (text.length < source.fromLetters) {
      setSearch({ ...IDLE, text });
      return;
    }
    const key = [bornOn, text.toLowerCase()].join(' ');
    const known = cache.get(key);
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
      cache.set(key, suggestions);
      setSearch({ state: 'found', text, suggestions });
    };
    const timer = setTimeout(() => {
      // An aborted search rejects: nothing waits for it.
      source.ask({ text, bornOn, signal }).then(receive, () => receive(null));
    }, PAUSE_MS);
    underWay.current = { controller, timer };
  };

  return { search, ask };
}
