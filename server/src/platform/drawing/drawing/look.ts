// The colours of the site's light theme: paper has no dark one.
export const colours = {
  ink: '#12302c',
  soft: '#47605b',
  line: '#dfe3d9',
  paper: '#ffffff',
  sage: '#e9f1ea',
  sand: '#f6ecdf',
  deep: '#0d3832',
  onDeep: '#f3f7f1',
  softOnDeep: '#c3dbd2',
  link: '#0f5d52',
  first: '#c9602f',
  firstSoft: '#fbe0cd',
  second: '#12594f',
  secondSoft: '#cfe3d8',
  lamp: '#f3a56d',
} as const;

export type Colour = (typeof colours)[keyof typeof colours];

/** A4 in points, with its margins. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 72, bottom: 92 } as const;

export const contentWidth = page.width - 2 * page.side;

export type TextStyle = {
  size: number;
  weight: 'regular' | 'semibold';
  colour: Colour;
  /** Distance between baselines divided by the font size. */
  leading: number;
};

export const styles = {
  title: { size: 26, weight: 'semibold', colour: colours.onDeep, leading: 1.2 },
  overline: { size: 10, weight: 'semibold', colour: colours.softOnDeep, leading: 1.4 },
  lead: { size: 12.5, weight: 'regular', colour: colours.onDeep, leading: 1.45 },
  heading: { size: 16, weight: 'semibold', colour: colours.ink, leading: 1.25 },
  subheading: { size: 12, weight: 'semibold', colour: colours.ink, leading: 1.3 },
  body: { size: 10.5, weight: 'regular', colour: colours.ink, leading: 1.5 },
  strong: { size: 10.5, weight: 'semibold', colour: colours.ink, leading: 1.5 },
  soft: { size: 9.5, weight: 'regular', colour: colours.soft, leading: 1.45 },
  small: { size: 8, weight: 'regular', colour: colours.soft, leading: 1.4 },
  link: { size: 10.5, weight: 'semibold', colour: colours.link, leading: 1.5 },
  figure: { size: 34, weight: 'semibold', colour: colours.ink, leading: 1.1 },
} as const satisfies Record<string, TextStyle>;
