import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { attempt } from '@riparo/ui/attempt.ts';

const PREFIX = `${brand.cookiePrefix}:form:`;

export type StoredDraft<T> = {
  readonly load: () => T | null;
  readonly keep: (draft: T) => void;
  readonly forget: () => void;
};

/**
 * The content of an unsent form: this tab stores it for a reload, or until the visitor has signed in again.
 */
export function storedDraft<T>(form: string): StoredDraft<T> {
  const key = PREFIX + form;
  // Storage may be forbidden, full or written by another version: that costs the draft, never the form.
  return {
    load: () =>
      attempt(() => {
        const stored = sessionStorage.getItem(key);
        return stored === null ? null : (JSON.parse(stored) as T);
      }) ?? null,
    keep: (draft) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(draft))),
    forget: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}
