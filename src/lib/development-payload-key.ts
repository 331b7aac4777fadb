/** The documented key of the `_k` cipher for development. A real client sets `PAYLOAD_KEY`. */
export const developmentPayloadKey = 'sandbox-payload-key';
