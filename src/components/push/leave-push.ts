/**
 * Takes the messages of a customer who has logged out off the device, and ends its subscription: without a network the
 * backend has not heard of the logout, and the next one on this phone must not see her messages. Whoever logs in next
 * gets a new subscription. Never rejects.
 */
export async function leavePush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    // Safari has had it since 16.4.
    for (const message of (await registration?.getNotifications?.()) ?? []) message.close();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch (error) {
    console.warn('Push messages were not ended on this device.', error);
  }
}
