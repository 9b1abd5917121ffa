import { Outlet } from 'react-router';

export default function WebsiteRoute() {
  return <Outlet />;
}
