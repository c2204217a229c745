import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { type Location, navigate, type NavigationType, onNavigation, readAddressBar } from './address-bar.ts';

type Place = { readonly location: Location; readonly how: NavigationType };

const PlaceContext = createContext<Place | null>(null);

function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('There is no router around this component');
  return place;
}

export const useLocation = () => usePlace().location;
export const useNavigationType = () => usePlace().how;
export const useNavigate = () => navigate;

/** Follows the address bar. The previous page stays on screen while the next one's code loads. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => ({ location: readAddressBar(), how: 'POP' }));
  // Runs before the effects of the pages, which may navigate at once.
  useLayoutEffect(
    () => onNavigation((location, how) => startTransition(() => setPlace({ location, how }))),
    [],
  );
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Stays at one address: for rendering without navigation. */
export function StaticRouter({
  address,
  children,
}: {
  readonly address: string;
  readonly children: ReactNode;
}) {
  const [place] = useState<Place>(() => {
    const { pathname, search, hash } = new URL(address, 'http://localhost');
    return { location: { pathname, search, hash, state: null, key: 'default' }, how: 'POP' };
  });
  return <PlaceContext value={place}>{children}</PlaceContext>;
}
