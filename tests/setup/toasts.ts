import { useToasts } from '@/ui/feedback/show-toast';

/** The words of the toasts that show. */
export const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
