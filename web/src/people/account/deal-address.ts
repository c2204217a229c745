import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { isOwnPath } from '../../platform/router/own-path.ts';

/** Where a purchase goes on: the product's pages, with the deal's uuid. Null when there is none to go on with. */
export async function findDealAddress(uuid: string): Promise<string | null> {
  const result = await callApi(dealByUuidCall, { params: { uuid } });
  return result.ok ? pathOn(location.origin, result.value.data.product.webFlowBaseUrl + uuid) : null;
}

/** The base may be written as a path or with the site's own origin; it never leads elsewhere. */
export function pathOn(origin: string, address: string): string | null {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return isOwnPath(path) ? path : null;
}
