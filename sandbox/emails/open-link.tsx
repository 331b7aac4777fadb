/** @jsxImportSource hono/jsx */

interface OpenLinkProps {
  /** The address of the mall's page. */
  address: string;
  verificationId: number;
}

/**
 * Does what happens when the customer opens the link in the mail. Leads to the mall's page, outside of the outbox's
 * frame.
 */
export function OpenLink({ address, verificationId }: OpenLinkProps) {
  return (
    <form method="post" action={`${address}/emails/${verificationId}`} target="_top">
      <button type="submit">Open the link</button>
    </form>
  );
}
