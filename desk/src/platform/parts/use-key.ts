import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { useRef, useState } from 'react';

/** One for as long as a dialog or a form is open: what it sends twice is done once. */
export function useKey(): { readonly key: SubmissionKey; readonly renew: () => void } {
  const [key, setKey] = useState(newKey);
  return { key, renew: () => setKey(newKey()) };
}

/** One for each content: what is sent again is done once, and what was changed since is something else. */
export function useKeyOfContent(): (content: unknown) => SubmissionKey {
  const last = useRef<{ readonly text: string; readonly key: SubmissionKey }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}

export const newKey = () => crypto.randomUUID() as string as SubmissionKey;
