import { existsSync, readFileSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { personalTracesIn } from '@riparo/domain/platform/person/traces.ts';
import { recorded } from './recorded.ts';

/** After all stories: logs and problems must not contain personal data, nor mails a password. */
export default async function findLeaks(config: FullConfig): Promise<void> {
  const passwords = [...new Set(linesOf(recorded.passwords))];
  const leaks = [
    ...linesOf(recorded.log).flatMap((line) => leakIn('the log', line, personalTracesIn(line, passwords))),
    ...linesOf(recorded.problems).flatMap((line) => {
      const [address = '', ...body] = line.split(' ');
      const words = body.join(' ').replaceAll(brand.support.email, '');
      return leakIn(`a problem of ${address}`, words, personalTracesIn(words, passwords));
    }),
    ...(await mailsWith(passwords, config.projects[0]?.use.baseURL ?? '')),
  ];
  if (leaks.length > 0) throw new Error(['Personal data where none may be:', ...leaks].join('\n'));
}

const leakIn = (where: string, text: string, found: readonly string[]) =>
  found.length > 0 ? [`${where} holds ${found.join(', ')}: ${text}`] : [];

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** The server still runs: its mailbox has every mail that was sent. */
async function mailsWith(passwords: readonly string[], site: string): Promise<string[]> {
  const leaks: string[] = [];
  let page: string | undefined = '/sandbox/posta';
  while (page) {
    const list = await textAt(site, page);
    for (const [, address = ''] of list.matchAll(/<a href="(\/sandbox\/posta\/[\da-f-]{36})"/g)) {
      const mail = await textAt(site, address);
      if (passwords.some((password) => mail.includes(password)))
        leaks.push(`the mail ${address} holds a password`);
    }
    page = /<a href="([^"]+)" rel="next"/.exec(list)?.[1];
  }
  return leaks;
}

async function textAt(site: string, path: string): Promise<string> {
  const response = await fetch(site + path);
  // A mail that cannot be read could contain anything.
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}
