import type { QueryClient } from '@tanstack/react-query';

/** Loads the code that registers this device, and registers it. Never rejects. */
export async function startRegistration(queryClient: QueryClient): Promise<void> {
  try {
    const { registerPush } = await import('./register-push');
    await registerPush(queryClient);
  } catch (error) {
    console.warn('This device was not registered for push messages.', error);
  }
}
