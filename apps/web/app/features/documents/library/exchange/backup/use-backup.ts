import type { InputOf } from '@inkstone/contracts';
import {
  type ArchiveScheduleView,
  getArchiveSchedule,
  pauseArchiveSchedule,
  removeArchiveSchedule,
  saveArchiveSchedule,
  testArchiveDestination,
} from '@inkstone/contracts/documents/archive-schedules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../../../platform/call.ts';

const key = ['backup'];
const pollInterval = 3000;

/** The schedule, polled while an archive is being sent. */
export function useBackup() {
  return useQuery({
    queryKey: key,
    queryFn: async () => (await quietCall(getArchiveSchedule, {})).schedule,
    refetchInterval: ({ state }) => (isMoving(state.data ?? null) ? pollInterval : false),
  });
}

function isMoving(schedule: ArchiveScheduleView | null): boolean {
  if (!schedule) return false;
  const isDue = schedule.nextAt !== null && schedule.nextAt <= Date.now();
  return isDue || schedule.runs.some(({ state }) => state === 'waiting' || state === 'running');
}

/** Actions on a schedule; the reply of each replaces the cached schedule. */
export function useBackupActions() {
  const queries = useQueryClient();
  const onSuccess = (schedule: ArchiveScheduleView) => queries.setQueryData(key, schedule);
  const save = useMutation({
    mutationFn: (input: InputOf<typeof saveArchiveSchedule>) => call(saveArchiveSchedule, input),
    onSuccess,
  });
  const attempt = useMutation({
    mutationFn: (input: InputOf<typeof testArchiveDestination>) => call(testArchiveDestination, input),
  });
  const pause = useMutation({
    mutationFn: (isPaused: boolean) => call(pauseArchiveSchedule, { isPaused }),
    onSuccess,
  });
  const remove = async () => {
    await call(removeArchiveSchedule, {});
    queries.setQueryData(key, null);
  };
  return { save, attempt, pause, remove };
}
