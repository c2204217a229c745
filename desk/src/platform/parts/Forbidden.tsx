import { Lock } from '@riparo/ui/icons/Lock.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths/paths.ts';
import { EmptyState } from './EmptyState.tsx';

interface NotYoursProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** In place of what the user's role does not allow them to see. */
export const Forbidden = ({ title, children }: NotYoursProps) => (
  <EmptyState icon={Lock} title={title}>
    <p>{children}</p>
    <Link to={paths.today}>Torna a oggi</Link>
  </EmptyState>
);
