import { currentBrand } from '@/brand/current-brand';

/** `<screen title> · <program name>` (interfaces §7). React moves it into the head. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · ${currentBrand().programName}`}</title>;
}
