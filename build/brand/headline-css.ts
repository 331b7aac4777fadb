import type { MerchantConfig } from '@/brand/merchant-schema';

export type Headline = Partial<NonNullable<MerchantConfig['theme']['headline']>>;

/** The custom properties of a mall's titles, balances and prices (docs/brand.md#headline). Its typeface is not among them. */
export function headlineVariables({
  weight,
  case: letters,
  tracking,
}: Headline = {}): Record<string, string> {
  return {
    ...(weight !== undefined && { '--brand-headline-weight': `${weight}` }),
    ...(letters === 'upper' && { '--brand-headline-case': 'uppercase' }),
    ...(tracking !== undefined && { '--brand-headline-tracking': `${tracking}em` }),
  };
}
