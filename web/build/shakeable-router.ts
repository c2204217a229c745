import type { Plugin } from 'vite';

/**
 * The router names its components for developer tools (`Link.displayName = …`), and the bundler takes such a
 * line for a use: every page would carry its framework mode, 4 kB brotli. Without the names it drops out.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^[\w$]+\.displayName = .*;$/gm, '')
          .replaceAll(/= (?=[\w$]+\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
