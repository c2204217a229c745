type Known = readonly (readonly [sign: RegExp, name: string])[];

// The first match counts: many browsers also name others for compatibility.
const browsers: Known = [
  [/\bEdgA?\b|\bEdgiOS\b/, 'Edge'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\bOPR\b|\bOpera\b/, 'Opera'],
  [/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
  [/\bChrome\b|\bCriOS\b|\bChromium\b|\bHeadlessChrome\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
];

const devices: Known = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (known: Known, text: string) => known.find(([sign]) => sign.test(text))?.[1];

/** Also for sessions older than these descriptions. */
export const UNKNOWN_DEVICE = 'Un altro browser';

/** Describes a browser so that its user recognises it. Nothing else of the user agent is stored. */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const device = nameIn(devices, userAgent);
  if (browser && device) return `${browser} su ${device}`;
  return browser ?? device ?? UNKNOWN_DEVICE;
}
