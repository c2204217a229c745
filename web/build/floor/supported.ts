/** The oldest version of each browser that the whole site works in; docs/browsers.md tells people. */
export const oldestSupported = {
  chrome: '111',
  chrome_android: '111',
  edge: '111',
  firefox: '115',
  firefox_android: '115',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

const { chrome, edge, firefox, safari, safari_ios } = oldestSupported;

/** The same for the bundler, which lowers the syntax of scripts and styles. Functions it leaves as they are. */
export const buildTarget = [
  `chrome${chrome}`,
  `edge${edge}`,
  `firefox${firefox}`,
  `safari${safari}`,
  `ios${safari_ios}`,
];
