import { Text, Title } from '@mantine/core';
import { DialogButton } from '../dialog-button';
import { ClientPreview } from '../preview/client-preview';

/** The preview for the client, and the answer. */
export function ApprovalRoom(_: { id: string }) {
  return (
    <>
      <Title order={2} size="h3">
        Approval
      </Title>
      <Text size="sm" className="quiet" my="sm">
        Send the client a preview of the app on demo data.
      </Text>
      <DialogButton label="Client preview">{(close) => <ClientPreview onDone={close} />}</DialogButton>
    </>
  );
}
