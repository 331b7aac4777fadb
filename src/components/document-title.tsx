import { currentBrand } from '@/brand/current-brand';

/** `<screen title> · <program name>` (docs/product/shell.md#pages-and-titles). React moves it into the head. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · ${currentBrand().programName}`}</title>;
}
