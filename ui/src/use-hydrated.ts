import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the prerendered HTML and while it is being hydrated, true as soon as the page can react. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
