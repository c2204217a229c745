import { getCheckupReportCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { useEffect, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { useLocation, useNavigationType } from '../../platform/router/router.tsx';
import { readReport } from './report-hand-over.ts';

export type ReportState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly report: CheckupReport };

const NOT_FOUND = 404;
/** What an address that is no id at all is answered. */
const NOT_AN_ID = 400;

/** A report that the quiz has handed over, or else (the mailed link, a reload) the one stored under its id. */
export const useReport = (id: string) => {
  const { state } = useLocation();
  const [handedOver] = useState(useNavigationType() === 'POP' ? null : readReport(state, id));
  const [found, setFound] = useState<ReportState>({ status: 'loading' });
  const isWanted = handedOver === null && found.status === 'loading';

  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    callApi(getCheckupReportCall, { params: { id }, signal: controller.signal }).then(
      (result) => setFound(result.ok ? { status: 'ready', report: result.value } : failureOf(result.problem)),
      // Given up: nobody looks any more.
      () => undefined,
    );
    return () => controller.abort();
  }, [id, isWanted]);

  const retry = () => setFound({ status: 'loading' });
  const report: ReportState = handedOver ? { status: 'ready', report: handedOver } : found;
  return { report, retry };
};

const failureOf = ({ status }: { status: number }): ReportState => ({
  status: status === NOT_FOUND || status === NOT_AN_ID ? 'missing' : 'failed',
});
