/** The documented key of the `_k` cipher for development; a real client sets `PAYLOAD_KEY`. */
export const developmentPayloadKey = 'sandbox-payload-key';
