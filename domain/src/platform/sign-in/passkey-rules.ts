import { MINUTE_MS } from '../values/durations.ts';
import { type Rule, textRule } from '../rule/rule.ts';

/** How long a device may take to sign its challenge. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;

/** More devices than anyone has; further passkeys could only serve someone else. */
export const MAX_PASSKEYS = 10;

/** The ways a browser reaches a device. */
export const PASSKEY_TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

export const MAX_PASSKEY_NAME_LENGTH = 40;
export const PASSKEY_NAME_REQUIRED = 'Dai un nome alla passkey, per riconoscerla.';
export const PASSKEY_NAME_TOO_LONG = `Il nome della passkey ha al massimo ${MAX_PASSKEY_NAME_LENGTH} caratteri.`;

/** Lets its owner tell one passkey from another. */
export const passkeyNameRule: Rule<string> = textRule({
  required: PASSKEY_NAME_REQUIRED,
  tidy: (text) => text.normalize('NFC').trim().replace(/\s+/g, ' '),
  demands: [{ holds: (name) => [...name].length <= MAX_PASSKEY_NAME_LENGTH, message: PASSKEY_NAME_TOO_LONG }],
});
