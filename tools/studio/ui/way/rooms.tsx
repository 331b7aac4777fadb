import type { ComponentType } from 'react';
import type { StepKey } from '../../way/steps';
import { ApprovalRoom } from '../approval/approval-room';
import { LaunchRoom } from '../launch/launch-room';
import { LiveRoom } from '../live/live-room';
import { CheckRoom } from './check-room';

/** What the steps show that are no part of the form. */
export const rooms: Readonly<Partial<Record<StepKey, ComponentType<{ id: string }>>>> = {
  check: CheckRoom,
  approval: ApprovalRoom,
  launch: LaunchRoom,
  live: LiveRoom,
};
