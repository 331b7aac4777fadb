import { collectedData, deletionAddress, missingRights, purposes } from './data-safety';
import type { StoreFacts } from './store-facts';

/** The answers to Google Play's questions about data, in their order. The client's lawyer reads them first. */
export function dataSafetySheet(facts: StoreFacts): string {
  const data = collectedData(facts);
  const missing = missingRights(facts);
  return `# Data safety of ${facts.manifest.name}

Play Console: Policy, App content, Data safety. The client's lawyer reads this first: only the mall knows what its backend does with the data.
${missing.length > 0 ? `\n**Still missing in merchant.json: ${missing.join(', ')}.** Google Play refuses the app without it.\n` : ''}
## Data collection and security

| Question | Answer |
|---|---|
| Does your app collect or share any of the required user data types? | Yes |
| Is all of the user data collected by your app encrypted in transit? | Yes |
| Which methods of account creation does your app support? | Other: ${accountWords} |
| Can users log in with accounts created outside of the app? | Yes, if staff of the mall can register members |
| Delete account URL | ${deletionAddress(facts)} |
| Can users have some data deleted without deleting their account? | No |

## Data types

Choose these, and no others. Each is collected and not shared.

| Data type | In this app | Processed ephemerally | Required or optional | Why |
|---|---|---|---|---|
${data
  .map(
    ({ label, what, optional, purposes: why }) =>
      `| ${label} | ${what} | No | ${optional ? 'Users can choose' : 'Required'} | ${why.map((name) => purposes[name]).join(', ')} |`,
  )
  .join('\n')}
`;
}

/** How an account begins, for the field that asks. */
export const accountWords = 'mobile number and a one-time password by SMS';
