import { createFileRoute } from '@tanstack/react-router';
import { MembershipScreen } from '@/features/membership/membership-screen';

export const Route = createFileRoute('/_customer/membership')({ component: MembershipScreen });
