import { attempt } from '@riparo/ui/attempt.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';

/** Whether questions were left half answered in this browser. */
export const keepsSomething = () =>
  attempt(() => Object.keys(localStorage).some((key) => key.startsWith(WIZARD_KEYS))) ?? false;
