import { useSyncExternalStore } from 'react';
import { NOT_LOADED, onSessionChange, currentSession } from './session-store.ts';

/** Not loaded in the prerendered page and while it hydrates. */
export const useSession = () => useSyncExternalStore(onSessionChange, currentSession, () => NOT_LOADED);
