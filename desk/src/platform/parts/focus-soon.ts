/** Once the focused element is gone: a removed dialog leaves the focus nowhere. */
export const focusSoon = (find: () => HTMLElement | null) =>
  void requestAnimationFrame(() => find()?.focus());
