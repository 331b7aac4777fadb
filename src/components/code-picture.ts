import { skipToken, useQuery } from '@tanstack/react-query';

/** The picture of a bar code, kept for a till without a network (app/wallet/fill-wallet.ts). */
export interface CodePicture {
  address: string;
  /** The picture itself, as a data: address. '' if it cannot be kept. */
  data: string;
}

export const codePictureKey = ['code-picture'] as const;

/** The address to show a picture from: what was kept of it, if anything. */
export function useCodePicture(address: string): string {
  const kept = useQuery<CodePicture>({ queryKey: codePictureKey, queryFn: skipToken }).data;
  return kept?.address === address && kept.data !== '' ? kept.data : address;
}
