import type { Page } from '@playwright/test';
import { everyLook, type Look } from '../../e2e/support/camera.ts';

/** Takes a picture of the current page in every look requested. */
export type Take = (name: string, looks?: readonly Look[]) => Promise<void>;

/** Opens a screen and walks through it, taking a picture of each new state. */
export type Screen = (page: Page, take: Take) => Promise<void>;

/** A mail program on a phone, and its reading pane on a computer. */
export const mailLooks: readonly Look[] = everyLook.map(({ width, colorScheme }) => ({
  width: Math.min(width, 640),
  colorScheme,
}));
/** Paper has only one look. */
export const paperLook: readonly Look[] = [{ width: 1280, colorScheme: 'light' }];
