import type { App } from '../../platform/http/app-instance.ts';
import { registerColleagues } from './colleague-routes.ts';
import { registerDeskDoor } from './door-routes.ts';
import { registerInvitations } from './invitation-routes.ts';
import type { StaffFollowers, StaffParts } from './staff-member.ts';

export function registerStaff(app: App, parts: StaffParts & StaffFollowers): void {
  registerDeskDoor(app, parts);
  registerInvitations(app, parts);
  registerColleagues(app, parts);
}
