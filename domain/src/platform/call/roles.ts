/** What staff may be allowed to do. Each call of the desk names one. */
export const PERMISSIONS = [
  'be-at-desk',
  'read-requests',
  'work-requests',
  'assign-requests',
  'show-personal-data',
  'read-deals',
  'work-deals',
  'export-deals',
  'read-claims',
  'work-claims',
  // Only those assigned to the reader.
  'read-own-complaints',
  'read-complaints',
  'work-complaints',
  'export-complaints',
  'read-original-files',
  'read-figures',
  'read-figures-of-others',
  'manage-staff',
  'manage-hours',
  'read-log',
  'read-customers',
  'join-customers',
  'erase-customers',
  'sell-by-phone',
  'read-payments',
  'refund',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['consulente', 'responsabile', 'revisore'] as const;

export type Role = (typeof ROLES)[number];

const everything: readonly Permission[] = PERMISSIONS;

/** The permissions of each role; the only place that defines them. */
const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  consulente: [
    'be-at-desk',
    'read-requests',
    'work-requests',
    'show-personal-data',
    'read-deals',
    'work-deals',
    'read-claims',
    'work-claims',
    'read-own-complaints',
    'read-customers',
    'sell-by-phone',
    'read-payments',
    'read-figures',
  ],
  responsabile: everything,
  // Reads everything and changes nothing.
  revisore: [
    'be-at-desk',
    'read-requests',
    'show-personal-data',
    'read-deals',
    'export-deals',
    'read-claims',
    'read-own-complaints',
    'read-complaints',
    'export-complaints',
    'read-customers',
    'read-payments',
    'read-figures',
    'read-figures-of-others',
    'read-log',
  ],
};

export const may = (role: Role, permission: Permission) => permissionsOf[role].includes(permission);

/** As the desk shows them. */
export const roleNames: Readonly<Record<Role, string>> = {
  consulente: 'Consulente',
  responsabile: 'Responsabile',
  revisore: 'Revisore',
};

/** Shown when inviting a colleague. */
export const roleDescriptions: Readonly<Record<Role, string>> = {
  consulente: 'Richiama le persone e segue le loro richieste.',
  responsabile: 'Come un consulente; in più assegna le richieste, invita le persone e decide gli orari.',
  revisore: 'Legge tutto, anche il registro, e non cambia nulla.',
};
