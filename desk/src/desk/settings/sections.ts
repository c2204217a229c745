import type { Permission } from '@riparo/domain/platform/call/roles.ts';
import { Bell } from '@riparo/ui/icons/Bell.ts';
import { Clock } from '@riparo/ui/icons/Clock.ts';
import type { Icon } from '@riparo/ui/icons/icon.ts';
import { MonitorSmartphone } from '@riparo/ui/icons/MonitorSmartphone.ts';
import { Users } from '@riparo/ui/icons/Users.ts';
import type { ComponentType } from 'react';
import { DevicesSection } from './DevicesSection.tsx';
import { HoursSection } from './HoursSection.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';

type Section = {
  /** The last word of its address. */
  readonly path: string;
  readonly title: string;
  readonly icon: Icon;
  readonly needs: Permission;
  readonly Content: ComponentType;
};

/** In the order in which they are offered. */
export const SECTIONS: readonly Section[] = [
  { path: 'persone', title: 'Persone', icon: Users, needs: 'manage-staff', Content: PeopleSection },
  { path: 'orari', title: 'Orari', icon: Clock, needs: 'be-at-desk', Content: HoursSection },
  {
    path: 'dispositivi',
    title: 'I tuoi dispositivi',
    icon: MonitorSmartphone,
    needs: 'be-at-desk',
    Content: DevicesSection,
  },
  { path: 'avvisi', title: 'Avvisi', icon: Bell, needs: 'be-at-desk', Content: NoticesSection },
];
