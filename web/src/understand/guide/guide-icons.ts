import type { GuideKey } from '@riparo/domain/platform/site/guide.ts';
import { Bike } from '@riparo/ui/icons/Bike.ts';
import { Dog } from '@riparo/ui/icons/Dog.ts';
import { Heart } from '@riparo/ui/icons/Heart.ts';
import { HeartPulse } from '@riparo/ui/icons/HeartPulse.ts';
import { House } from '@riparo/ui/icons/House.ts';
import { LifeBuoy } from '@riparo/ui/icons/LifeBuoy.ts';
import { MessageSquareWarning } from '@riparo/ui/icons/MessageSquareWarning.ts';
import { MountainSnow } from '@riparo/ui/icons/MountainSnow.ts';
import { PiggyBank } from '@riparo/ui/icons/PiggyBank.ts';
import { Umbrella } from '@riparo/ui/icons/Umbrella.ts';

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
