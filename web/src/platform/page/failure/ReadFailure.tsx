import { RotateCw } from '@riparo/ui/icons/RotateCw.ts';
import type { ReactNode } from 'react';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { SiteLink } from '../../router/links/SiteLink.tsx';
import { FailureScreen } from '../FailureScreen.tsx';
import { FirstViewEnds } from '../FirstViewEnds.tsx';
import { part } from '../part.ts';
import { LeakyArch } from './LeakyArch.tsx';

interface ReadFailureProps {
  readonly title?: string;
  readonly message?: ReactNode;
  /** Where «Riprova» leads, unless the page before handed over its own address. */
  readonly retryAt: string;
}

/** The failure page as static HTML, for visitors who open its address. */
export const ReadFailure = ({ retryAt, ...words }: ReadFailureProps) => (
  <>
    <FailureScreen
      {...words}
      picture={<LeakyArch />}
      retry={
        <SiteLink to={retryAt} className={buttonClass('primary', false)} {...part('retry')}>
          <RotateCw size={20} aria-hidden="true" />
          <span>Riprova</span>
        </SiteLink>
      }
    />
    {/* The picture is surrounded by text: both arrive together. */}
    <FirstViewEnds />
  </>
);
