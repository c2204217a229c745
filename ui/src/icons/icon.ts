import { createElement, type ComponentProps, type ReactNode } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconProps extends ComponentProps<'svg'> {
  readonly size?: number;
}

export type Icon = (props: IconProps) => ReactNode;

/**
 * An icon of 24 by 24, drawn in strokes of the text's colour. The adjacent words give its meaning, so screen
 * readers skip it. The shapes in this folder are Lucide's (NOTICE): a new icon is a file with the shapes of
 * its SVG.
 */
export function icon(...shapes: readonly Shape[]): Icon {
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
