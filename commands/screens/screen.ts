import type { Page } from '@playwright/test';

export type ColorScheme = 'light' | 'dark';
export type Look = { readonly width: number; readonly colorScheme: ColorScheme };

/** A picture of what is on the page now, in every look that is asked for and wanted. */
export type Take = (name: string, looks?: readonly Look[]) => Promise<void>;

/** Opens a screen and walks through it, taking a picture wherever something new is to be seen. */
export type Screen = (page: Page, take: Take) => Promise<void>;

const light = (width: number): Look => ({ width, colorScheme: 'light' });
const dark = (width: number): Look => ({ width, colorScheme: 'dark' });

/** A phone, a tablet and a desk; the dark tablet shows nothing that its neighbours do not. */
export const everyLook: readonly Look[] = [light(390), dark(390), light(768), light(1280), dark(1280)];
/** What opens only where there is little room. */
export const phoneLooks: readonly Look[] = [light(390), dark(390)];
/** A mail program on a phone, and the pane of one on a desk. */
export const mailLooks: readonly Look[] = [light(390), dark(390), light(640), dark(640)];
/** For what no visitor meets. */
export const plainLooks: readonly Look[] = [light(390), light(1280)];
/** Paper has one. */
export const paperLook: readonly Look[] = [light(1280)];
