import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { deskQueries } from '../api/query-client.ts';
import { paths } from '../paths/paths.ts';
import { RequestPage } from '../requests/RequestPage.tsx';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import { NoRequestChosen } from '../requests/NoRequestChosen.tsx';
import { SESSION_KEY } from '../session/session.ts';
import { TodayPage } from '../today/TodayPage.tsx';
import { Broken } from './Broken.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { Unknown } from './Unknown.tsx';

const pageIn = async (load: Promise<{ default: ComponentType }>) => ({ Component: (await load).default });

const routes: RouteObject[] = [
  {
    path: paths.door,
    lazy: () => pageIn(import('../door/DoorPage.tsx')),
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
      { path: paths.deals, lazy: () => pageIn(import('../deals/DealsPage.tsx')) },
      { path: paths.figures, lazy: () => pageIn(import('../figures/FiguresPage.tsx')) },
      { path: paths.paymentsOf(':section?'), lazy: () => pageIn(import('../payments/PaymentsPage.tsx')) },
      { path: paths.customers, lazy: () => pageIn(import('../customers/CustomersPage.tsx')) },
      { path: paths.customer(':id'), lazy: () => pageIn(import('../customers/CustomerPage.tsx')) },
      { path: paths.newDeal, lazy: () => pageIn(import('../phone/NewDealPage.tsx')) },
      { path: paths.claims, lazy: () => pageIn(import('../claims/ClaimsPage.tsx')) },
      { path: paths.claim(':id'), lazy: () => pageIn(import('../claims/ClaimPage.tsx')) },
      { path: paths.complaints, lazy: () => pageIn(import('../complaints/ComplaintsPage.tsx')) },
      { path: paths.newComplaint, lazy: () => pageIn(import('../complaints/NewComplaintPage.tsx')) },
      { path: paths.complaint(':id'), lazy: () => pageIn(import('../complaints/ComplaintPage.tsx')) },
      { path: paths.deal(':uuid'), lazy: () => pageIn(import('../deal/DealPage.tsx')) },
      { path: paths.log, lazy: () => pageIn(import('../log/LogPage.tsx')) },
      { path: paths.settingsOf(':section?'), lazy: () => pageIn(import('../settings/SettingsPage.tsx')) },
      { path: '*', element: <Unknown /> },
    ],
  },
];

/** The application: its map, and what its screens ask the server through. */
export function Desk() {
  // Whoever shows the desk sees that nobody is there any more, and leads to the door.
  const [queries] = useState(() => deskQueries((client) => client.setQueryData(SESSION_KEY, null)));
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
