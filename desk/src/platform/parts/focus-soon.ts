/** Once what has the focus now is gone: a dialog that is taken away gives it to nobody. */
export const focusSoon = (find: () => HTMLElement | null) =>
  void requestAnimationFrame(() => find()?.focus());
