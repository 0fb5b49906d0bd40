import { deliverWhenDone } from './features/projects/change-status.ts'
import { outdateWithout } from './features/projects/costs/forget-costs.ts'
import { buildFinished } from './features/projects/downloads/build-translation-job.ts'
import {
  projectApproved,
  projectCancelled,
  projectRestored,
  taskCancelled,
  taskDelivered,
  taskReopened,
  workUnitFinished,
} from './features/projects/events.ts'
import { startLearning } from './features/projects/learning/learn-job.ts'
import { resumeProject } from './features/projects/resume-project.ts'
import { startPreTranslation } from './features/projects/work-units/pre-translate-job.ts'
import { advanceWorkUnit } from './features/tasks/moves/advance-work-unit.ts'
import { cancelTasks, openTasks, restoreTasks } from './features/tasks/moves/tasks-of-project.ts'
import { startAutopilot } from './features/tasks/placement/auto-assign.ts'
import { scorePreviousStep } from './features/tasks/placement/task-scores.ts'
import { on, type Listener } from './identity/listeners.ts'

/**
 * What follows from a move, in this order, in the transaction of the move: all of it happens, or the move does not. A
 * feature that has to know of a move gets its line here.
 */
export const consequences: readonly Listener[] = [
  // The score compares with the text that the step before has delivered, so it comes before that is replaced.
  on(taskDelivered, 'the previous step is scored', (acting, { held }) => scorePreviousStep(acting, held)),
  on(taskDelivered, 'the text is handed to the next step, which opens', (acting, { held }) =>
    advanceWorkUnit(acting, held, { keepsText: true }),
  ),
  on(taskDelivered, 'the memories learn the delivered text', startLearning),

  on(workUnitFinished, 'the translated file is built', buildFinished),
  on(workUnitFinished, 'the project is delivered when no task of it is open', (acting, { held }) =>
    deliverWhenDone(acting, held.project),
  ),

  on(taskReopened, 'a delivered project is in progress again', resumeProject),

  on(taskCancelled, 'the next step opens', (acting, { held }) => advanceWorkUnit(acting, held)),
  on(taskCancelled, 'costs that charge for it are out of date', outdateWithout),

  on(projectApproved, 'its tasks open', (acting, { project }) => openTasks(acting, project)),
  on(projectApproved, 'its autopilot assigns them', (acting, { project }) => startAutopilot(acting, project)),
  on(projectApproved, 'its segments are pre-translated', (acting, { project }) => startPreTranslation(acting, project)),

  on(projectCancelled, 'its open tasks are cancelled', (acting, { project, reason }) =>
    cancelTasks(acting, project, reason),
  ),
  on(projectRestored, 'its cancelled tasks are back in DRAFT', (acting, { project }) => restoreTasks(acting, project)),
]
