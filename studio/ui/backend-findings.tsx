import { Button, CopyButton, Stack } from '@mantine/core';
import type { BackendReport } from '../wire';
import { FoundItem } from './found-item';

const looks = {
  broken: { className: 'error', label: 'Broken' },
  tolerated: { className: 'warning', label: 'Works' },
  fits: { className: 'good', label: 'Good' },
  notTried: { className: 'quiet', label: 'Not tried' },
} as const;

/** What a check has found, in the words of staff. */
export function BackendFindings({ report }: { report: BackendReport }) {
  return (
    <section aria-label="Findings">
      <CopyButton value={report.forEngineers} timeout={4000}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy} mb="md">
            {copied ? 'Copied' : 'Copy for the engineers'}
          </Button>
        )}
      </CopyButton>
      <Stack component="ul" gap="sm">
        {report.areas.map(({ name, result, words }) => (
          <FoundItem key={name} {...looks[result]} name={name} words={words} />
        ))}
      </Stack>
    </section>
  );
}
