import { extractText, getDocumentProxy } from 'unpdf';
import type { Browser } from './browser.ts';
import type { TestServer } from './test-server.ts';

/** The text of a PDF opened in this browser. */
export async function textOfPdf(server: TestServer, browser: Browser, url: string): Promise<string> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { rawPayload } = await server.request({ method: 'GET', url, headers: { cookie } });
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}
