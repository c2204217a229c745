import type { Page } from '@playwright/test';
import { everyLook, type Look } from '../../e2e/support/camera.ts';

/** Takes a picture of what is on the page now, in every look that is asked for. */
export type Take = (name: string, looks?: readonly Look[]) => Promise<void>;

/** Opens a screen and walks through it, taking a picture wherever something new is to be seen. */
export type Screen = (page: Page, take: Take) => Promise<void>;

/** A mail program on a phone, and the pane of one on a desk. */
export const mailLooks: readonly Look[] = everyLook.map(({ width, colorScheme }) => ({
  width: Math.min(width, 640),
  colorScheme,
}));
/** Paper has one. */
export const paperLook: readonly Look[] = [{ width: 1280, colorScheme: 'light' }];
