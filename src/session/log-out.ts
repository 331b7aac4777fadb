import { logOutUser } from '@/contract/session';
import { brandTransport, withAmbient } from './brand-transport';
import { resetClientState } from './client-state';
import { sessionHost } from './host';
import { markSessionOver, storedUser } from './stored-user';
import { clearSessionValues, readStored } from './stored-values';

/** How long a logout waits for the backend before it goes on without it. */
const farewellLimit = 5_000;

/** Logs out by choice: tells the backend first, then wipes, then shows the login screen (part 1 §4 "Session"). */
export async function logOut(): Promise<void> {
  await farewell(storedUser()?.id);
  endSession();
  sessionHost().showLogin();
}

/**
 * Logs out because the session cannot go on: tells the backend without waiting for it, wipes at once, then `next`.
 * `customerId` is for whoever is known, but not stored yet.
 */
export function leaveSession(next: () => void, customerId = storedUser()?.id): void {
  void farewell(customerId);
  endSession();
  next();
}

/** Clears stored user and session values and every area of client state. */
export function endSession(): void {
  markSessionOver();
  clearSessionValues();
  resetClientState();
}

async function farewell(customerId: string | undefined): Promise<void> {
  if (customerId === undefined) return;
  try {
    await brandTransport()(
      logOutUser,
      withAmbient<typeof logOutUser>({
        customerId,
        deviceToken: readStored('token') ?? '',
        refreshToken: readStored('refresh_token') ?? '',
      }),
      { bearer: readStored('acc_token'), keepalive: true, signal: AbortSignal.timeout(farewellLimit) },
    );
  } catch (error) {
    // Whoever wants out gets out, whatever the backend says.
    console.warn('The backend did not take the logout.', error);
  }
}
