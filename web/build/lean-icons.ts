import { join } from 'node:path';
import type { Plugin } from 'vite';

const frame = join(import.meta.dirname, '../../ui/src/icon-frame.ts');

/** Icons keep their shapes from lucide-react but are drawn by the site's own small frame. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: () => frame,
    },
  };
}
