import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../running/run.ts';

const source = join(projectFolder, 'web/src');
const tokensFile = join(projectFolder, 'ui/src/tokens.css');

/**
 * A picture of the site as a self-contained SVG: its component's markup in the colours of the light theme.
 * Such a file has nothing but markup, so parsing it as text is enough.
 */
export async function svgOfPicture(file: string): Promise<string> {
  const [component, arch, tokens] = await Promise.all(
    [join(source, file), join(source, 'platform/pictures/Arch.tsx'), tokensFile].map((name) =>
      readFile(name, 'utf8'),
    ),
  );
  const drawn = (/<(svg|Arch)[\s>].*<\/\1>/s.exec(component ?? '') ?? [''])[0];
  const inArch = drawn.replace(/^<Arch>(.*)<\/Arch>$/s, (_, children: string) =>
    (/<svg.*<\/svg>/s.exec(arch ?? '') ?? [''])[0].replace('{children}', () => children),
  );
  const colours = new Map(
    [...(tokens ?? '').matchAll(/(--art-[\w-]+): (#[\da-f]{6})/g)]
      .toReversed()
      .map(([, name = '', hex = '']) => [name, hex]),
  );
  return inArch
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replaceAll(/ className=\{[^}]*\}/g, '')
    .replaceAll(
      / (stroke|fill|clip)([A-Z])(\w+)=/g,
      (_, first: string, letter: string, rest: string) => ` ${first}-${letter.toLowerCase()}${rest}=`,
    )
    .replaceAll(/var\((--art-[\w-]+)\)/g, (_, name: string) => colours.get(name) ?? 'none');
}
