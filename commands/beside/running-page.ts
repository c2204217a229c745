import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../running/run.ts';

const page = readFileSync(join(projectFolder, 'docs', 'running.md'), 'utf8');

/** What whoever runs the product copies from the page, by the language of the block: there is one of each but of `sh`. */
export function blockOf(language: 'nginx' | 'ini'): string {
  const [, block] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(page) ?? [];
  if (!block) throw new Error(`docs/running.md has no block of ${language}`);
  return block;
}

/** What a section says to type, in its order. */
export function shellBlocks(section: string): string[] {
  const [, text = ''] = new RegExp(`^## ${section}\\n(.*?)(?=^## |$(?![^]))`, 'ms').exec(page) ?? [];
  return [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
}

/** Puts this machine's values in place of the page's; one that is not on the page any more is a mistake. */
export function withValues(block: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [written, here]) => {
    if (!text.includes(written)) throw new Error(`docs/running.md does not say ${written}`);
    return text.replaceAll(written, here);
  }, block);
}
