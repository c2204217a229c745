type Locked = { dependencies?: object; optionalDependencies?: object };
export type Lockfile = { packages: Record<string, Locked> };

/** The packages npm installs for these workspaces, without those only for building and testing. */
export function packagesOf(names: readonly string[], { packages }: Lockfile): string[] {
  const found = new Set(names);
  for (const path of found) {
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      found.add(placeOf(name, path, packages));
  }
  return [...found];
}

/** The nearest one, from the dependent's folder outwards. */
function placeOf(name: string, from: string, packages: Lockfile['packages']): string {
  for (let folder = from; folder !== ''; folder = folder.replace(/\/?[^/]*$/, '')) {
    const nested = `${folder}/node_modules/${name}`;
    if (packages[nested]) return nested;
  }
  return `node_modules/${name}`;
}
