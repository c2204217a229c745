import { useEffect } from 'react';
import { useUrgentCount } from '../../care/requests/use-groups.ts';

const withCount = (title: string, count: number) => {
  const words = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${words}` : words;
};

/** How many people wait for a call now, in front of the tab’s title, whatever screen gives it. */
export function TabTitle() {
  const urgent = useUrgentCount();
  useEffect(() => {
    const count = () => {
      const wanted = withCount(document.title, urgent);
      if (document.title !== wanted) document.title = wanted;
    };
    count();
    const title = document.querySelector('title');
    const watch = new MutationObserver(count);
    if (title) watch.observe(title, { childList: true });
    return () => watch.disconnect();
  }, [urgent]);
  return null;
}
