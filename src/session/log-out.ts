import { logOutUser } from '@/contract/session';
import { resetClientState } from './client-state';
import { sessionHost } from './host';
import { markSessionOver, storedUser } from './stored-user';
import { clearSessionValues, readStored } from './stored-values';
import { brandTransport, withAmbient } from './transport';

/** How long a logout waits for the backend before it goes on without it. */
const farewellLimit = 5_000;

/** Logs out by choice: tells the backend first, then wipes, then shows the login screen (part 1 §4 "Session"). */
export async function logOut(): Promise<void> {
  await farewell();
  endSession();
  sessionHost().showLogin();
}

/** Logs out because the backend no longer accepts the session: wipes at once and reloads. */
export function forceLogOut(): void {
  void farewell();
  endSession();
  sessionHost().reload();
}

/** Clears stored user and session values and every area of client state. */
export function endSession(): void {
  markSessionOver();
  clearSessionValues();
  resetClientState();
}

async function farewell(): Promise<void> {
  if (!storedUser()) return;
  try {
    await brandTransport()(
      logOutUser,
      withAmbient<typeof logOutUser>({
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
