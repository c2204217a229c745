import { useSession } from '../session/session.ts';

const drafts = new Map<string, string>();

type Draft = {
  readonly text: string;
  readonly keep: (text: string) => void;
  readonly drop: () => void;
};

/**
 * What somebody has begun to write, for as long as the page is open: going to another request, or to the door and back after the
 * end of a session, loses nothing. It is theirs: whoever enters after them on the same machine does not see it.
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
