import type { GuideKey } from '@riparo/domain/guide/guide.ts';
import {
  Bike,
  Dog,
  Heart,
  HeartPulse,
  House,
  LifeBuoy,
  MessageSquareWarning,
  MountainSnow,
  PiggyBank,
  Umbrella,
} from 'lucide-react';

export const guideIcons = {
  vita: Heart,
  casa: House,
  'responsabilita-civile': Umbrella,
  animali: Dog,
  mobilita: Bike,
  pensione: PiggyBank,
  'infortuni-e-salute': HeartPulse,
  sci: MountainSnow,
  'quando-succede': LifeBuoy,
  reclami: MessageSquareWarning,
} as const satisfies Record<GuideKey, unknown>;
