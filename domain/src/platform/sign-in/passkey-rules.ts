import { MINUTE_MS } from '../values/durations.ts';
import { type Rule, textRule } from '../rule/rule.ts';

/** How long a device may take to answer what it was asked to sign. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;

/** More than anybody has devices; what is beyond would only be for somebody else. */
export const MOST_PASSKEYS = 10;

/** The ways in which a browser finds a device. */
export const PASSKEY_TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

export const LONGEST_PASSKEY_NAME = 40;
export const PASSKEY_NAME_NEEDED = 'Dai un nome alla passkey, per riconoscerla.';
export const PASSKEY_NAME_TOO_LONG = `Il nome della passkey ha al massimo ${LONGEST_PASSKEY_NAME} caratteri.`;

/** By which its owner recognises one passkey among others. */
export const passkeyNameRule: Rule<string> = textRule({
  required: PASSKEY_NAME_NEEDED,
  tidy: (text) => text.normalize('NFC').trim().replace(/\s+/g, ' '),
  demands: [{ holds: (name) => [...name].length <= LONGEST_PASSKEY_NAME, message: PASSKEY_NAME_TOO_LONG }],
});
