import { CloseButton, Group, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';

interface FindBoxProps {
  box: RefObject<HTMLInputElement | null>;
  query: string;
  /** How much was found, in words. */
  summary: string;
  onChange: (query: string) => void;
  /** Leads back to all fields. */
  onClear: () => void;
  /** What stands before it. */
  children: ReactNode;
}

/** Where a person types what they look for in the form. */
export function FindBox({ box, query, summary, onChange, onClear, children }: FindBoxProps) {
  return (
    <search className="find">
      <Group gap="xs" wrap="nowrap">
        {children}
        <TextInput
          flex={1}
          ref={box}
          type="search"
          maxLength={longest}
          aria-label="Find a field"
          placeholder="Find a field"
          leftSection={<IconSearch size={18} />}
          rightSection={
            query !== '' && <CloseButton size="sm" aria-label="Show all fields" onClick={onClear} />
          }
          value={query}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            event.preventDefault(); // some browsers empty the field themselves, and others do not
            onClear();
          }}
        />
      </Group>
      <Text size="xs" className="quiet" mt={summary === '' ? 0 : 6} role="status">
        {summary}
      </Text>
    </search>
  );
}

/** Characters. */
const longest = 60;
