import { useSyncExternalStore } from 'react';
import { NOT_LOADED, onSessionChange, sessionNow } from './session-store.ts';

/** Not loaded in the prerendered page and while it hydrates. */
export const useSession = () => useSyncExternalStore(onSessionChange, sessionNow, () => NOT_LOADED);
