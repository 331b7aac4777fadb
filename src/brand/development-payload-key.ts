/** The documented key of the `_k` cipher for development (interfaces §3); a real client sets `PAYLOAD_KEY`. */
export const developmentPayloadKey = 'sandbox-payload-key';
