import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../session/session.tsx';

/** Once the profile has come, an address without query and hash gets #home (spec, 4); nothing moves. */
export function useHomeHash(): void {
  const { profile } = useSession();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isPlain = profile !== null && search === '' && hash === '';
  useEffect(() => {
    if (isPlain) void navigate({ hash: '#home' }, { replace: true, preventScrollReset: true });
  }, [isPlain, navigate]);
}
