import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '@/features/login/login-screen';

export const Route = createFileRoute('/_visitor/login')({
  // Every first visit lands here. In the same file as the core it compresses better and needs no extra request.
  codeSplitGroupings: [],
  component: LoginScreen,
});
