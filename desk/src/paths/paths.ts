import { DESK_PATH } from '@riparo/domain/staff/paths.ts';

/** Every address of the desk. */
export const paths = {
  door: `${DESK_PATH}/entra`,
  today: DESK_PATH,
  requests: `${DESK_PATH}/richieste`,
  request: (id: string) => `${DESK_PATH}/richieste/${id}`,
  log: `${DESK_PATH}/registro`,
  settings: `${DESK_PATH}/impostazioni`,
  settingsOf: (section: string) => `${DESK_PATH}/impostazioni/${section}`,
} as const;
