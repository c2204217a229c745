import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { createBrowserRouter, type RouteObject, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { deskQueries } from '../../platform/api/query-client.ts';
import { paths } from '../../platform/paths/paths.ts';
import { RequestPage } from '../../care/requests/RequestPage.tsx';
import { NoRequestChosen, RequestsPage } from '../../care/requests/RequestsPage.tsx';
import { SESSION_KEY } from '../../platform/session/session.ts';
import { TodayPage } from '../today/TodayPage.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { TriangleAlert } from '@riparo/ui/icons/TriangleAlert.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { MapPinOff } from '@riparo/ui/icons/MapPinOff.ts';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';

const Unknown = () => (
  <Screen>
    <PageTitle>Pagina non trovata</PageTitle>
    <EmptyState icon={MapPinOff} title="A questo indirizzo non c’è nulla">
      <Link to={paths.today}>Torna a oggi</Link>
    </EmptyState>
  </Screen>
);

/** An error of ours, or code that could not be fetched: reloading helps with both. */
const Broken = () => (
  <main>
    <EmptyState icon={TriangleAlert} title="Questa schermata non si è aperta">
      <p>Ricarica la pagina. Se il problema continua, avvisa chi gestisce il sito.</p>
      <Button onClick={() => location.reload()}>Ricarica</Button>
    </EmptyState>
  </main>
);

const pageIn = async (load: Promise<{ default: ComponentType }>) => ({ Component: (await load).default });

const routes: RouteObject[] = [
  {
    path: paths.door,
    lazy: () => pageIn(import('../../desk/sign-in/SignInPage.tsx')),
    errorElement: <Broken />,
    HydrateFallback: () => null,
  },
  {
    path: paths.today,
    element: <DeskFrame />,
    errorElement: <Broken />,
    HydrateFallback: () => null,
    children: [
      { index: true, element: <TodayPage /> },
      {
        path: paths.requests,
        element: <RequestsPage />,
        children: [
          { index: true, element: <NoRequestChosen /> },
          { path: ':id', element: <RequestPage /> },
        ],
      },
      { path: paths.deals, lazy: () => pageIn(import('../../care/deals/DealsPage.tsx')) },
      { path: paths.figures, lazy: () => pageIn(import('../../desk/statistics/StatisticsPage.tsx')) },
      {
        path: paths.paymentsOf(':section?'),
        lazy: () => pageIn(import('../../buy/payments/PaymentsPage.tsx')),
      },
      { path: paths.customers, lazy: () => pageIn(import('../../people/customers/CustomersPage.tsx')) },
      { path: paths.customer(':id'), lazy: () => pageIn(import('../../people/customers/CustomerPage.tsx')) },
      { path: paths.newDeal, lazy: () => pageIn(import('../../care/phone/NewDealPage.tsx')) },
      { path: paths.claims, lazy: () => pageIn(import('../../care/claims/ClaimsPage.tsx')) },
      { path: paths.claim(':id'), lazy: () => pageIn(import('../../care/claims/ClaimPage.tsx')) },
      { path: paths.complaints, lazy: () => pageIn(import('../../care/complaints/ComplaintsPage.tsx')) },
      { path: paths.newComplaint, lazy: () => pageIn(import('../../care/complaints/NewComplaintPage.tsx')) },
      { path: paths.complaint(':id'), lazy: () => pageIn(import('../../care/complaints/ComplaintPage.tsx')) },
      { path: paths.deal(':uuid'), lazy: () => pageIn(import('../../care/deal/DealPage.tsx')) },
      { path: paths.log, lazy: () => pageIn(import('../../desk/log/LogPage.tsx')) },
      {
        path: paths.settingsOf(':section?'),
        lazy: () => pageIn(import('../../desk/settings/SettingsPage.tsx')),
      },
      { path: '*', element: <Unknown /> },
    ],
  },
];

/** The application: its routes, and the client of its screens' queries. */
export function Desk() {
  // The frame notices the missing session, and leads to the sign-in.
  const [queries] = useState(() => deskQueries((client) => client.setQueryData(SESSION_KEY, null)));
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
