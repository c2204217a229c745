/** Parts of static pages that the build renders and their own script hydrates. */
export type PartName =
  | 'account'
  | 'call-if-asked'
  | 'cookie-preferences'
  | 'events'
  | 'failure-message'
  | 'go-on'
  | 'mailed-to'
  | 'notices'
  | 'retry'
  | 'unknown-address';

/** Marks an element as such a part. */
export const part = (name: PartName) => ({ 'data-part': name });

export const findPart = (name: PartName) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
