import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CodePicture, codePictureKey } from '@/components/code-picture';
import { toBase64 } from '@/lib/base64';

/** Of a picture of a code, which needs a few thousand. */
const mostBytes = 45_000;

/** Keeps the bytes of the backend's picture of a bar code. Asks again for one that is older than `freshFor` ms. */
export async function keepCodePicture(
  queryClient: QueryClient,
  address: string,
  freshFor: number,
): Promise<void> {
  if (address === '' || address.startsWith('data:')) return; // nothing to fetch
  const isOther = queryClient.getQueryData<CodePicture>(codePictureKey)?.address !== address;
  await queryClient.prefetchQuery({ ...codePictureQuery(address), staleTime: isOther ? 0 : freshFor });
}

export function codePictureQuery(address: string) {
  return queryOptions({
    queryKey: codePictureKey,
    queryFn: async ({ signal }): Promise<CodePicture> => {
      const answer = await fetch(address, { signal });
      const type = answer.headers.get('content-type') ?? '';
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const isKept = answer.ok && type.startsWith('image/') && bytes.length <= mostBytes;
      return { address, data: isKept ? `data:${type};base64,${toBase64(bytes)}` : '' };
    },
    gcTime: Number.POSITIVE_INFINITY,
    meta: { silent: true, wallet: { rank: 5 } },
  });
}
