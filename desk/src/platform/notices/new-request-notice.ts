import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { useSyncExternalStore } from 'react';
import { attempt } from '@riparo/ui/attempt.ts';
import { notify } from '@riparo/ui/notices.ts';

type Wishes = { readonly sound: boolean; readonly desktop: boolean };

const STORAGE_KEY = `${brand.cookiePrefix}:desk-notices`;
const none: Wishes = { sound: false, desktop: false };

let wishes: Wishes = attempt(() => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Wishes) ?? none;
const listeners = new Set<() => void>();

function wish(next: Wishes): void {
  wishes = next;
  attempt(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(next)));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether this device plays a sound and shows a notification for a new request. */
export function useNoticeSettings() {
  const { sound, desktop } = useSyncExternalStore(subscribe, () => wishes);
  return {
    sound,
    desktop,
    toggleSound: () => {
      wish({ ...wishes, sound: !sound });
      if (!sound) ring();
    },
    toggleDesktop: async () => {
      if (desktop) return wish({ ...wishes, desktop: false });
      const isAllowed = 'Notification' in window && (await Notification.requestPermission()) === 'granted';
      wish({ ...wishes, desktop: isAllowed });
      if (!isAllowed)
        notify({
          kind: 'error',
          text: 'Il browser non permette gli avvisi: attivali nelle sue impostazioni.',
        });
    },
  };
}

/** Announces a waiting request without personal data. */
export function announceRequest(): void {
  if (wishes.sound) ring();
  if (wishes.desktop && document.visibilityState === 'hidden')
    attempt(() => new Notification('Nuova richiesta al banco', { tag: 'request', icon: '/icons/180.png' }));
}

/** Two soft notes. */
function ring(): void {
  attempt(() => {
    const context = new AudioContext();
    for (const [index, pitch] of [659.25, 880].entries()) {
      const begin = context.currentTime + index * 0.16;
      const note = context.createOscillator();
      const volume = context.createGain();
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.35);
      note.connect(volume).connect(context.destination);
      note.start(begin);
      note.stop(begin + 0.4);
    }
    setTimeout(() => void context.close(), 1000);
  });
}
