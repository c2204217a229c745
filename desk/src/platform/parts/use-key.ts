import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { useState } from 'react';

/** One for as long as a dialog or a form is open: what it sends twice is done once. */
export function useKey(): { readonly key: SubmissionKey; readonly renew: () => void } {
  const [key, setKey] = useState(newKey);
  return { key, renew: () => setKey(newKey()) };
}

export const newKey = () => crypto.randomUUID() as string as SubmissionKey;
