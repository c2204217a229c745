import { DESK_PATH } from '@riparo/domain/desk/staff/paths.ts';

/** Every address of the desk. */
export const paths = {
  door: `${DESK_PATH}/entra`,
  today: DESK_PATH,
  requests: `${DESK_PATH}/richieste`,
  request: (id: string) => `${DESK_PATH}/richieste/${id}`,
  claims: `${DESK_PATH}/sinistri`,
  claim: (id: string) => `${DESK_PATH}/sinistri/${id}`,
  complaints: `${DESK_PATH}/reclami`,
  newComplaint: `${DESK_PATH}/reclami/nuovo`,
  complaint: (id: string) => `${DESK_PATH}/reclami/${id}`,
  deals: `${DESK_PATH}/pratiche`,
  deal: (uuid: string) => `${DESK_PATH}/pratiche/${uuid}`,
  customer: (id: string) => `${DESK_PATH}/clienti/${id}`,
  figures: `${DESK_PATH}/andamento`,
  payments: `${DESK_PATH}/pagamenti`,
  paymentsOf: (section: string) => `${DESK_PATH}/pagamenti/${section}`,
  newDeal: `${DESK_PATH}/nuova-pratica`,
  customers: `${DESK_PATH}/clienti`,
  log: `${DESK_PATH}/registro`,
  settings: `${DESK_PATH}/impostazioni`,
  settingsOf: (section: string) => `${DESK_PATH}/impostazioni/${section}`,
} as const;
