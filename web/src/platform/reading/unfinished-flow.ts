import { attempt } from '@riparo/ui/attempt.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';

/** Whether this browser holds unfinished questions. */
export const hasUnfinishedFlow = () =>
  attempt(() => Object.keys(localStorage).some((key) => key.startsWith(WIZARD_KEYS))) ?? false;
