import { Stack, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';

/** Some fields under a title. The first fields of the config have none. */
export function TitledFields(props: { title: string; order: TitleOrder; children: ReactNode }) {
  const { title, order, children } = props;
  return (
    <Stack component="fieldset" className="found">
      {title !== '' && (
        <legend>
          <Title order={order} size="h6">
            {title}
          </Title>
        </legend>
      )}
      {children}
    </Stack>
  );
}
