import type { Permission } from '@riparo/domain/platform/call/roles.ts';
import { BriefcaseBusiness } from '@riparo/ui/icons/BriefcaseBusiness.ts';
import { ChartColumn } from '@riparo/ui/icons/ChartColumn.ts';
import { CreditCard } from '@riparo/ui/icons/CreditCard.ts';
import { Inbox } from '@riparo/ui/icons/Inbox.ts';
import { LifeBuoy } from '@riparo/ui/icons/LifeBuoy.ts';
import type { Icon } from '@riparo/ui/icons/icon.ts';
import { MessageSquareWarning } from '@riparo/ui/icons/MessageSquareWarning.ts';
import { ScrollText } from '@riparo/ui/icons/ScrollText.ts';
import { Settings } from '@riparo/ui/icons/Settings.ts';
import { Sun } from '@riparo/ui/icons/Sun.ts';
import { UsersRound } from '@riparo/ui/icons/UsersRound.ts';
import { paths } from './paths.ts';

/** A screen reachable from anywhere. */
export type Place = {
  readonly path: string;
  readonly name: string;
  readonly icon: Icon;
  /** Hidden without this permission. */
  readonly permission: Permission;
};

/** In the order of the bar; on a phone the first few, the others under «Altro». */
export const PLACES: readonly Place[] = [
  { path: paths.today, name: 'Oggi', icon: Sun, permission: 'be-at-desk' },
  { path: paths.requests, name: 'Richieste', icon: Inbox, permission: 'read-requests' },
  { path: paths.deals, name: 'Pratiche', icon: BriefcaseBusiness, permission: 'read-deals' },
  { path: paths.claims, name: 'Sinistri', icon: LifeBuoy, permission: 'read-claims' },
  { path: paths.customers, name: 'Clienti', icon: UsersRound, permission: 'read-customers' },
  { path: paths.complaints, name: 'Reclami', icon: MessageSquareWarning, permission: 'read-own-complaints' },
  { path: paths.payments, name: 'Pagamenti', icon: CreditCard, permission: 'read-payments' },
  { path: paths.figures, name: 'Andamento', icon: ChartColumn, permission: 'read-figures' },
  { path: paths.log, name: 'Registro', icon: ScrollText, permission: 'read-log' },
  { path: paths.settings, name: 'Impostazioni', icon: Settings, permission: 'be-at-desk' },
];
