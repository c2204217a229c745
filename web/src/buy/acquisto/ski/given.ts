import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useEffect, useSyncExternalStore } from 'react';

// The steps know what is being typed; the price beside them wants to know it too.

type Given = Partial<Answers>;

const nothing: Given = {};
let latest = nothing;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells, from the step on the screen, every answer so far. */
export const useTelling = (given: Given) =>
  useEffect(() => {
    latest = given;
    for (const listener of listeners) listener();
  });

/** Every answer so far, also those being typed. */
export const useGiven = () =>
  useSyncExternalStore(
    subscribe,
    () => latest,
    () => nothing,
  );
