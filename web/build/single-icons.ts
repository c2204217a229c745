import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Icons are imported from one module that names all two thousand of them. Each is imported from its own file instead, so
 * that the bundler knows which screens need which.
 */
export function singleIcons(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/](?:ui|web)[\\/]src[\\/].+\.tsx?$/, code: /from 'lucide-react'/ },
      async handler(code) {
        files ??= iconFiles((await this.resolve('lucide-react'))?.id ?? '');
        return { code: withSingleIcons(code, files), map: null };
      },
    },
  };
}

function withSingleIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (statement, names: string) => {
    const wanted = names.split(',').flatMap((name) => name.trim() || []);
    // Types are gone after the build.
    const icons = wanted.filter((name) => !name.startsWith('type '));
    return icons
      .map((name) => {
        const [exported = '', local = exported] = name.split(' as ');
        const file = files.get(exported);
        if (!file) throw new Error(`lucide-react has no icon ${exported}: ${statement}`);
        return `import ${local} from ${JSON.stringify(file)};`;
      })
      .join(' ');
  });
}

/** By the name under which an icon is imported, its file. */
function iconFiles(all: string): ReadonlyMap<string, string> {
  const statements = readFileSync(all, 'utf8').matchAll(/export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g);
  return new Map(
    [...statements].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(
        ([, name = '']) => [name, join(dirname(all), file)] as const,
      ),
    ),
  );
}
