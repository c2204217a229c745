import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../running/run.ts';

const page = readFileSync(join(projectFolder, 'docs', 'running.md'), 'utf8');

/** The block of this language that operators copy from the page: there is one per language, except `sh`. */
export function blockOf(language: 'nginx' | 'ini'): string {
  const [, block] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(page) ?? [];
  if (!block) throw new Error(`docs/running.md has no block of ${language}`);
  return block;
}

export function shellBlocks(section: string): string[] {
  const [, text = ''] = new RegExp(`^## ${section}\\n(.*?)(?=^## |$(?![^]))`, 'ms').exec(page) ?? [];
  return [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
}

/** Replaces the page's values by this machine's; a value that is no longer on the page is an error. */
export function withValues(block: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [written, here]) => {
    if (!text.includes(written)) throw new Error(`docs/running.md does not say ${written}`);
    return text.replaceAll(written, here);
  }, block);
}
