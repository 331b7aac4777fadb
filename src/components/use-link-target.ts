import { useRouter } from '@tanstack/react-router';
import { currentBrand } from '@/brand/current-brand';
import { type LinkTarget, linkTarget } from '@/lib/link-target';

/**
 * Reads an address from a backend, such as a banner's. Undefined if nobody may follow it, and if it is a path that this
 * mall does not have: such a link would only lead to the start.
 */
export function useLinkTarget(): (address: string) => LinkTarget | undefined {
  const router = useRouter();
  return (address) => {
    const target = linkTarget(address, location.origin);
    if (target?.kind !== 'inside') return target;
    const { pathname } = new URL(target.href, location.origin);
    const [branch, , route] = router.getMatchedRoutes(pathname);
    const { screens } = currentBrand();
    const isOff = branch.some(({ options: { staticData } }) => {
      const area = staticData?.optional;
      return area !== undefined && !screens[area];
    });
    return route && route.id !== '/$' && !isOff ? target : undefined;
  };
}
