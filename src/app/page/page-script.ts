import { firstLoginId } from '@/brand/page-elements';
import { isLoginNext, showLogin } from './early-login';
import { fetchFiles, startScreen } from './start-screen';
import { customerId } from './stored';

/**
 * The page's one inline script. It runs while the app is on its way. The app does the same without it, only later.
 * Every page carries it, so it imports next to nothing.
 */
try {
  const id = customerId();
  const form = document.getElementById(firstLoginId);
  if (id) startScreen(id);
  else if (form && isLoginNext()) {
    showLogin(form);
    fetchFiles('login');
  }
} catch (error) {
  console.warn('There was no head start.', error);
}
