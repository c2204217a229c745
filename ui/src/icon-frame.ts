import { createElement, type ComponentProps, type ReactNode } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconData {
  readonly node: readonly Shape[];
}

interface IconProps extends ComponentProps<'svg'> {
  readonly size?: number;
}

/**
 * Draws an icon of lucide-react. The build puts it in place of the library's own frame, which also handles
 * names, contexts and scaled strokes that this site does not use and costs 1 kB brotli on every page.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: IconProps): ReactNode {
    return createElement(
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
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
