import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '@/features/login/login-screen';

export const Route = createFileRoute('/_visitor/login')({
  // Where every first visit lands: in one file with the core it compresses better and costs no further request.
  codeSplitGroupings: [],
  component: LoginScreen,
});
