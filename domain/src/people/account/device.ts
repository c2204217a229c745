type Known = readonly (readonly [sign: RegExp, name: string])[];

// The first that fits: many browsers also name those they want to be taken for.
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

/** Also of a session that is older than these words. */
export const UNKNOWN_DEVICE = 'Un altro browser';

/** By which words somebody recognises the browser they signed in with. Nothing else of what it tells is kept. */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const device = nameIn(devices, userAgent);
  if (browser && device) return `${browser} su ${device}`;
  return browser ?? device ?? UNKNOWN_DEVICE;
}
