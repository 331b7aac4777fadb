import { domainToUnicode } from 'node:url';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { type Finding, noteAt } from '../../diagnostics/finding';
import type { JsonDocument } from '../../diagnostics/json-document';

/** A note on each host in the spelling of DNS, which nobody can read, with the name that browsers may show. */
export function hostFindings({ hosts }: MerchantConfig, document: JsonDocument): Finding[] {
  return hosts.flatMap((host, index) => {
    const name = domainToUnicode(host);
    if (name === host || name === '') return [];
    const message = `hosts[${index}] reads as ${name}. Compare each letter with the address that the client gave: some letters look alike.`;
    return [noteAt(document.locate(['hosts', index]), message)];
  });
}
