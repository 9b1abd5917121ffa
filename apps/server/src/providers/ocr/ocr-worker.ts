import { constants, setPriority } from 'node:os';
import { answerTasks } from '../../platform/isolation/answer-tasks.ts';
import type { PictureTask } from './messages.ts';
import { readPicture } from './read-picture-task.ts';

// The process that decodes pictures and reads their text. Its threads, and the programs that it starts,
// inherit the low priority: queued pages must not slow down users who are typing.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

answerTasks((task: PictureTask) => readPicture(task));
