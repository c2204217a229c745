import { isIP } from 'node:net';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { App } from './app-instance.ts';
import { sendProblem } from './problem-answers.ts';

const developersAlone = /^\/(?:sandbox\/|metrics$)/;

/**
 * In development, routes that show mails, cards or statistics to everybody on this machine answer only under
 * its own names. Otherwise a foreign page whose name was pointed at our address (DNS rebinding) could read
 * everything.
 */
export function registerKnownHosts(app: App, { publicUrl }: { publicUrl: URL }): void {
  app.addHook('onRequest', (request, reply, done) => {
    // By route, as an address can be spelled in many ways.
    const isOpen = !developersAlone.test(String(request.routeOptions.url));
    if (isOpen || isKnownHost(String(request.headers.host), publicUrl)) done();
    else sendProblem(request, reply, generalErrors['origin-refused']);
  });
}

/** A numeric address cannot be rebound: such a request was meant for this machine. */
function isKnownHost(host: string, publicUrl: URL): boolean {
  const hostname = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase() ?? '';
  return (
    hostname === publicUrl.hostname ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  );
}
