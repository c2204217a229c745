import { join } from 'node:path';
import type { Plugin } from 'vite';

const frame = join(import.meta.dirname, '../../ui/src/icon-frame.ts');

/** Icons keep their shapes from lucide-react, and nothing else: they are drawn by the site's own small frame. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: () => frame,
    },
    transform: {
      filter: { id: /lucide-react[\\/].+[\\/]icons[\\/]/ },
      handler: (code) => ({ code: shapesIn(code), map: null }),
    },
  };
}

/** Names and keys cost a page with a dozen icons 0.3 kB, and nobody reads them. */
const shapesIn = (code: string) =>
  code
    .replaceAll(/, key: "\w+"/g, '')
    .replaceAll(/^ {2}(?:name|size|aliases): .*\n/gm, '')
    .replace('__iconData.node;\n', '');
