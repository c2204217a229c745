import { claimPath } from '@riparo/domain/care/claims/paths.ts';
import { claimCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { sentClaims } from './claim-examples.ts';
import type { Screen } from './screen.ts';

const TOKEN = 'esempio-di-un-sinistro';
const callPath = `**${claimCall.path.replace(':token', TOKEN)}`;

export const claims: Screen = async (page, take) => {
  for (const [name, data] of Object.entries(sentClaims)) {
    await page.route(callPath, (route) => route.fulfill({ json: { data } }));
    await page.goto(claimPath(TOKEN), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: data.what }).waitFor();
    await take(`sinistro-${name}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
};
