import { contest } from '../load/contest.ts';
import type { Subject } from './subject.ts';

export const staticPage: Subject = {
  key: 'static-page',
  name: 'Static page beside a bare node:http server that answers the same bytes',
  async measure(stage) {
    const { url: ours } = await stage.product();
    const { url: floor } = await stage.sameBytes(`${ours}/`);
    return contest({ what: 'home', question: 'page', ours, floor });
  },
};
