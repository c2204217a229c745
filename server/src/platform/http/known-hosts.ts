import { isIP } from 'node:net';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { App } from './app-instance.ts';
import { sendProblem } from './problem-answers.ts';

const developersAlone = /^\/(?:sandbox\/|metrics$)/;

/**
 * While developing, whatever shows mails, cards or figures to everybody on this machine answers under its own names
 * alone. A page of somebody else, whose name was given our address (DNS rebinding), could read it all otherwise.
 */
export function registerKnownHosts(app: App, { publicUrl }: { publicUrl: URL }): void {
  app.addHook('onRequest', (request, reply, done) => {
    // By its route: an address can be spelled in many ways.
    const isOpen = !developersAlone.test(String(request.routeOptions.url));
    if (isOpen || isKnownHost(String(request.headers.host), publicUrl)) done();
    else sendProblem(request, reply, generalErrors['origin-refused']);
  });
}

/** A number is nobody's name: what is asked for at one was meant for this machine. */
function isKnownHost(host: string, publicUrl: URL): boolean {
  const hostname = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase() ?? '';
  return (
    hostname === publicUrl.hostname ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  );
}
