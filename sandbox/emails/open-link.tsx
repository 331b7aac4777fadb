/** @jsxImportSource hono/jsx */

interface OpenLinkProps {
  /** Of the mall's page. */
  address: string;
  verificationId: number;
}

/** Does what the customer does who opens the link in the mail; leads to the mall's page, out of the outbox's frame. */
export function OpenLink({ address, verificationId }: OpenLinkProps) {
  return (
    <form method="post" action={`${address}/emails/${verificationId}`} target="_top">
      <button type="submit">Open the link</button>
    </form>
  );
}
