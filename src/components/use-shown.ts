import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

/** The name of the membership card on the whole screen. */
export const tillCard = 'card';

/** What covers the screen. It is a step of its own in the history, so that Back closes it. */
export function useShown(name: string) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const isShown = useLocation({ select: ({ state }) => state.shown === name });
  return {
    isShown,
    show: () =>
      void navigate({
        to: '.',
        search: true,
        state: (before) => ({ ...before, shown: name }),
        resetScroll: false,
      }),
    hide: () => {
      if (history.location.state.shown === name) history.back();
    },
  };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Name of what covers the screen (components/use-shown.ts). */
    shown?: string;
  }
}
