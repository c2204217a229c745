import { type Lockfile, packagesOf } from '../../commands/installation/production-packages.ts';

const root = 'riparo/';
/** Only in the project itself: packages may use these names. */
const isForTests =
  /^(?:(?:server\/(?:test|attacks)|e2e|bench|commands|web\/src|desk\/src|ui)\/|.*\.(?:test|spec)\.tsx?$)/;
const isSecret = /(?:^|\/)(?:\.env|\.npmrc|\.git|\.data)(?:\/|$)|\.(?:pem|key)$/;

export type Found = {
  readonly tests: readonly string[];
  readonly secrets: readonly string[];
  /** Packages that neither `domain` nor `server` needs in production. */
  readonly packages: readonly string[];
};

/** What must not be in the image, by the names of all its files. */
export function findStrangers(names: readonly string[], lockfile: Lockfile): Found {
  const files = names.flatMap((name) => {
    const path = name.replace(/^\.?\//, '');
    return path.startsWith(root) ? [path.slice(root.length)] : [];
  });
  const own = files.filter((file) => !/(?:^|\/)node_modules\//.test(file));
  const wanted = new Set(packagesOf(['domain', 'server'], lockfile));
  const installed = new Set(files.flatMap((file) => packageAt(file) ?? []));
  return {
    tests: own.filter((file) => isForTests.test(file)),
    secrets: [
      ...own.filter((file) => isSecret.test(file)),
      ...names.filter((name) => /^\.?\/?root\/\.npmrc$/.test(name)),
    ],
    packages: [...installed].filter((path) => !wanted.has(path)),
  };
}

function packageAt(file: string): string | undefined {
  const [, path] = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/.@][^/]*)\/package\.json$/.exec(file) ?? [];
  return path;
}
