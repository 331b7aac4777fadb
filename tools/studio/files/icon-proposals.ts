import type { Merchant } from '../../../build/brand/merchant';
import { proposeIcons } from '../../../build/config/logo/propose-icons';
import type { IconProposal } from '../wire';

/** Icons for a mall whose logo does not work as one. */
export async function iconProposals(merchant: Merchant): Promise<IconProposal[]> {
  const icons = await proposeIcons(merchant);
  return icons.map(({ bytes, ...icon }) => ({ ...icon, base64: bytes.toString('base64') }));
}
