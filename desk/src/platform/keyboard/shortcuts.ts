import { useEffect, useEffectEvent } from 'react';

/** What each key does, by the key itself. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const writes = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';

/** Keys meant for the page: none while typing, or while a dialog or a menu has the keyboard. */
function isForThePage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (document.querySelector('dialog[open], [role=menu]')) return false;
  return !(target instanceof Element && target.matches(writes));
}

/** Single keys, for as long as the screen is shown. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = shortcuts[event.key];
    if (!act || !isForThePage(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Single keys of an open dialog without text boxes. */
export function useDialogKeys(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, target } = event;
    const act = shortcuts[event.key];
    if (!act || ctrlKey || metaKey || altKey) return;
    if (!(target instanceof Element && target.closest('dialog[open]'))) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Ctrl and K, or ⌘ and K: also while typing, but not above a dialog. */
export function useCommandKey(act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isIt =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (!isIt || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
