import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { registerDevices } from './device-routes.ts';
import { registerPasskeys } from './passkey-routes.ts';
import { registerOwnData } from './own-data-routes.ts';
import { registerPasswords } from './password-routes.ts';
import { registerProfile } from './profile-routes.ts';
import { registerRegistration } from './registration-routes.ts';
import { registerSessions } from './session-routes.ts';

export function registerAccounts(app: App, dependencies: Dependencies): void {
  registerRegistration(app, dependencies);
  registerSessions(app, dependencies);
  registerDevices(app, dependencies);
  registerPasskeys(app, dependencies);
  registerPasswords(app, dependencies);
  registerProfile(app, dependencies);
  registerOwnData(app, dependencies);
}
