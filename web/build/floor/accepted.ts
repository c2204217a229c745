/** What may be newer than a supported browser, each with what its absence means there: never that something does not work. */
export const acceptedWithout: Readonly<Record<string, string>> = {
  '.startViewTransition()': 'React’s, for <ViewTransition>, which no page has; and inside of a try.',
  '.skipTransition()': 'The same: called on what startViewTransition() gave.',
  '@starting-style': 'Dialogs appear at once instead of fading in.',
  '::details-content': 'On paper what is folded stays folded, as it does on the screen.',
  'content-visibility': 'The same: it is said of ::details-content alone.',
  '::selection': 'Selected text looks as the browser likes; phones always do that.',
  'break-after: avoid': 'On paper a heading may end a page.',
  'cursor: not-allowed': 'A finger has no cursor.',
  'cursor: pointer': 'A finger has no cursor.',
  'cursor: progress': 'A finger has no cursor.',
  '<input capture>': 'The same button opens the choice of photos, with the camera among it.',
  'field-sizing': 'A field of several lines keeps its height, and scrolls.',
  resize: 'The same: a finger has no corner to pull at.',
  'forced-color-adjust': 'Safari replaces no colours, so there is nothing to keep from it.',
  'grid-template-rows: subgrid':
    'Fields in a row stand at its end, so boxes are level; only labels of two lines are not.',
  '@media (scripting)': 'Without script, controls that need it are shown; a sentence says that they do.',
  rx: 'Bars have corners.',
  'text-wrap': 'Lines end where they end.',
};
