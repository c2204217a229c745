import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useEffect, useSyncExternalStore } from 'react';

// The price beside the steps needs the values being typed in them.

type Given = Partial<Answers>;

const nothing: Given = {};
let latest = nothing;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Publishes all answers of the current step. */
export const usePublishAnswers = (given: Given) =>
  useEffect(() => {
    latest = given;
    for (const listener of listeners) listener();
  });

/** All answers so far, including those being typed. */
export const useCurrentAnswers = () =>
  useSyncExternalStore(
    subscribe,
    () => latest,
    () => nothing,
  );
