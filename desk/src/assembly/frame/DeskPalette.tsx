import { may } from '@riparo/domain/platform/call/roles.ts';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { PaletteEntry } from '../../platform/palette/palette-entries.ts';
import { paths } from '../../platform/paths/paths.ts';
import { PLACES } from '../../platform/paths/places.ts';
import { useTakeNext } from '../../care/requests/TakeNext.tsx';
import { useCan, useSession } from '../../platform/session/session.ts';

const Palette = lazy(async () => ({ default: (await import('../../platform/palette/Palette.tsx')).Palette }));

interface DeskPaletteProps {
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

/** The palette with the screens of the desk and the actions this role may use. */
export function DeskPalette({ onHelp, onClose }: DeskPaletteProps) {
  const navigate = useNavigate();
  const { role } = useSession();
  const canWork = useCan('work-requests');
  const takeNext = useTakeNext();
  const leadingTo = (label: string, path: string): PaletteEntry => ({
    id: path,
    label,
    act: () => void navigate(path),
  });
  const screens = [
    ...PLACES.filter(({ permission }) => may(role, permission)).map(({ name, path }) =>
      leadingTo(name, path),
    ),
    leadingTo('Elenco delle pratiche', `${paths.deals}?come=elenco`),
  ];
  const actions = [
    ...(canWork ? [{ id: 'take-next', label: 'Prendi la prossima', act: takeNext.take }] : []),
    ...(may(role, 'sell-by-phone') ? [leadingTo('Nuova pratica', paths.newDeal)] : []),
    { id: 'help', label: 'Aiuto e tastiera', act: onHelp },
  ];
  return (
    <Suspense fallback={null}>
      <Palette screens={screens} actions={actions} onClose={onClose} />
    </Suspense>
  );
}
