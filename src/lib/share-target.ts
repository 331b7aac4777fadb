/** Where other apps send bills to, by POST (docs/product/bills.md#shared-from-other-apps). The manifest names it. */
export const shareAddress = '/share-bill';
/** The field of that form that has the files. */
export const shareField = 'bills';
/** The screen that takes them. */
export const shareScreen = '/submit-bill';
/** The cache of what was shared and no screen has taken yet. */
export const sharedBillsCache = 'shared-bills';
