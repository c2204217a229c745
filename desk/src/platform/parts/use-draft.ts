import { useSession } from '../session/session.ts';

const drafts = new Map<string, string>();

type Draft = {
  readonly text: string;
  readonly keep: (text: string) => void;
  readonly drop: () => void;
};

/**
 * A half-written text, for as long as the page is open: opening another request, or signing in again after
 * the session ended, loses nothing. It belongs to its author: the next user of the same machine does not see
 * it.
 */
export function useDraft(name: string): Draft {
  const { id } = useSession();
  const key = `${id} ${name}`;
  return {
    text: drafts.get(key) ?? '',
    keep: (text) => void drafts.set(key, text),
    drop: () => void drafts.delete(key),
  };
}
