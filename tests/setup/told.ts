import { useToasts } from '@/ui/feedback/show-toast';

/** What the app's toasts say. */
export const told = () => useToasts.getState().toasts.map(({ text }) => text);
