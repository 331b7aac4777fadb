import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import type { BackendReport } from '../wire';

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
          <Group component="li" key={name} gap="sm" align="flex-start" wrap="nowrap">
            <Text span size="sm" fw={600} w={72} flex="none" className={looks[result].className}>
              {looks[result].label}
            </Text>
            <div>
              <Text size="sm" fw={600}>
                {name}
              </Text>
              {words.map((each) => (
                <Text key={each} size="sm">
                  {each}
                </Text>
              ))}
            </div>
          </Group>
        ))}
      </Stack>
    </section>
  );
}
