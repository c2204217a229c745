/**
 * The options of compose.yaml for the product's containers, as arguments of `podman run` and `docker run`.
 * Podman 4 cannot set the owner of a tmpfs: there it is writable by all, which is only the product.
 */
export function flagsOfCompose(compose: string, engine: 'podman' | 'docker'): string[] {
  const [shared = ''] = compose.split('\nservices:');
  const listOf = (key: string) => {
    const [, lines = ''] = new RegExp(`^  ${key}:\\n((?:    - .+\\n)+)`, 'm').exec(shared) ?? [];
    return [...lines.matchAll(/^ {4}- (.+)$/gm)].map(([, value = '']) => value);
  };
  return [
    ...(/^ {2}read_only: true$/m.test(shared) ? ['--read-only'] : []),
    ...listOf('tmpfs').flatMap((place) => [
      '--tmpfs',
      engine === 'podman' ? place.replace(/uid=\d+,gid=\d+/, 'mode=1777') : place,
    ]),
    ...listOf('cap_drop').flatMap((name) => ['--cap-drop', name]),
    ...listOf('security_opt').flatMap((option) => ['--security-opt', option]),
  ];
}
