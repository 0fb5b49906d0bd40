import { startAiReview } from './features/ai-review/review-job.ts'
import { deliverWhenDone } from './features/projects/change-status.ts'
import { deliverFinished } from './features/connectors/engine/deliver-finished.ts'
import { learnTerms } from './features/term-requests/learn-terms.ts'
import { forgetCancellation } from './features/cancellations/count-cancellations.ts'
import { noteCanceledProject } from './features/projects/note-canceled-project.ts'
import { contentHasChanged, outdateWithout } from './features/costs/forget-costs.ts'
import { buildFinished } from './features/downloads/build-translation-job.ts'
import {
  contentChanged,
  filledByMachine,
  memoriesBound,
  projectApproved,
  projectCanceled,
  projectRestored,
  projectUnapproved,
  projectUncanceled,
  stepBegan,
  taskAccepted,
  taskCanceled,
  taskDelivered,
  taskReopened,
  workUnitFinished,
  workUnitsAdded,
  workUnitsRemoved,
} from './features/work/events.ts'
import { monthLocked } from './features/finance/events.ts'
import { closePayables } from './features/payables/moves/close-payables.ts'
import { startLearning } from './features/learning/learn-job.ts'
import { resumeProject } from './features/projects/resume-project.ts'
import { scheduleTasks } from './features/work/due-dates.ts'
import { startOfMachine, startPreTranslation } from './features/intake/segments/pre-translate-job.ts'
import { deliverByMachine } from './features/tasks/moves/deliver-by-machine.ts'
import { advanceWorkUnit } from './features/tasks/moves/advance-work-unit.ts'
import {
  cancelTasks,
  closeTasks,
  openTasks,
  restoreTasks,
  reviveTasks,
} from './features/tasks/moves/tasks-of-project.ts'
import { skipReview } from './features/tasks/moves/skip-review.ts'
import { splitLargeTasks } from './features/tasks/slices/split-large.ts'
import { startAutopilot } from './features/tasks/placement/auto-assign.ts'
import { scorePreviousStep } from './features/quality/kept/kept-share.ts'
import { compareReviewed } from './features/quality/reviews/compare-texts.ts'
import { forgetReviewsBy, forgetReviewsOf } from './features/quality/reviews/forget-reviews.ts'
import { openReviews, openReviewsOfNext } from './features/quality/reviews/open-reviews.ts'
import { countTranslatedWords } from './features/account/usage/count-words.ts'
import { on, type Listener } from './identity/listeners.ts'

/**
 * The consequences of a move, in this order and in its transaction: all of it happens, or the move does not. A feature
 * that has to know of a move gets its line here.
 */
export const consequences: readonly Listener[] = [
  on(taskAccepted, 'reviews of the previous step are opened', (context, { held }) =>
    openReviews(context, held, held.task),
  ),

  // The score compares with the text that the step before has delivered, so it comes before that is replaced.
  on(taskDelivered, 'the previous step is scored', (context, { held }) => scorePreviousStep(context, held)),
  on(taskDelivered, 'what it changed in the reviewed text is kept', (context, { held }) =>
    compareReviewed(context, held),
  ),
  on(taskDelivered, 'the text is handed to the next step, which opens', (context, { held }) =>
    advanceWorkUnit(context, held),
  ),
  on(taskDelivered, 'a review is skipped where the rules allow it', skipReview),
  on(taskDelivered, 'the memories learn the delivered text', startLearning),
  on(taskDelivered, 'a language model reviews the delivered text where that is on', startAiReview),
  on(taskDelivered, 'the words of a first step count as translated', ({ db, now }, { held }) =>
    countTranslatedWords(db, held, now),
  ),

  on(stepBegan, 'a machine begins where the step is its own', startOfMachine),
  on(stepBegan, 'reviews are opened by those who have accepted before', (context, { held }) =>
    openReviewsOfNext(context, held),
  ),
  on(filledByMachine, 'what it has done whole is confirmed and delivered', deliverByMachine),
  on(filledByMachine, 'the autopilot of the project assigns what it left open', (context, { project }) =>
    startAutopilot(context, project),
  ),

  on(workUnitFinished, 'the translated file is built', buildFinished),
  on(workUnitFinished, 'the project is delivered when no task of it is open', (context, { held }) =>
    deliverWhenDone(context, held.project),
  ),
  on(workUnitFinished, 'its text goes back to the system that it came from', deliverFinished),
  on(workUnitFinished, 'short segments that its glossary lacks are asked for where that is on', learnTerms),

  on(taskReopened, 'a delivered project is in progress again', resumeProject),
  on(taskReopened, 'reviews of its text that are not submitted are void', ({ db }, { held }) =>
    forgetReviewsOf(db, held.task.id),
  ),

  // Without its last open slice, a step is delivered.
  on(taskCanceled, 'the previous step is scored', (context, { held }) => scorePreviousStep(context, held)),
  on(taskCanceled, 'reviews that it has not submitted are void', ({ db }, { held }) =>
    forgetReviewsBy(db, held.task.id),
  ),
  on(taskCanceled, 'the next step opens', (context, { held }) => advanceWorkUnit(context, held)),
  on(taskCanceled, 'the memories learn the delivered text', startLearning),
  on(taskCanceled, 'costs that charge for it are out of date', outdateWithout),

  on(projectApproved, 'its tasks get their due dates', (context, { project }) =>
    scheduleTasks(context.db, project.id, context.now),
  ),
  on(projectApproved, 'its tasks open', (context, { project }) => openTasks(context, project)),
  on(projectApproved, 'its large tasks are split', (context, { project }) => splitLargeTasks(context, project)),
  on(projectApproved, 'its autopilot assigns them', (context, { project }) => startAutopilot(context, project)),
  on(projectApproved, 'its segments are pre-translated', (context, { project }) =>
    startPreTranslation(context, project),
  ),

  on(workUnitsAdded, 'their tasks get their due dates', (context, { project }) =>
    scheduleTasks(context.db, project.id, context.now),
  ),
  on(workUnitsAdded, 'their tasks open', (context, { project }) => openTasks(context, project)),
  on(workUnitsAdded, 'the autopilot of the project assigns them', (context, { project }) =>
    startAutopilot(context, project),
  ),
  on(workUnitsAdded, 'their segments are pre-translated', (context, { project }) =>
    startPreTranslation(context, project),
  ),

  on(contentChanged, 'costs that were calculated are forgotten, or out of date', contentHasChanged),
  on(workUnitsRemoved, 'the project is delivered when no task of it is open', (context, { project }) =>
    deliverWhenDone(context, project),
  ),
  on(memoriesBound, 'its empty segments are filled from them once work has begun', async (context, { project }) => {
    if (project.status === 'APPROVED') await startPreTranslation(context, project)
  }),

  on(projectCanceled, 'its open tasks are canceled', (context, { project, reason }) =>
    cancelTasks(context, project, reason),
  ),
  on(projectCanceled, 'its reason is counted', noteCanceledProject),
  on(projectUnapproved, 'its tasks are back in DRAFT', (context, { project }) => closeTasks(context, project)),
  on(projectUncanceled, 'its tasks are what they were', (context, { project, tasks }) =>
    reviveTasks(context, project, tasks),
  ),
  on(projectUncanceled, 'its cancellation no longer counts', ({ db }, { project }) =>
    forgetCancellation(db, project.id),
  ),
  on(projectRestored, 'its canceled tasks are back in DRAFT', (context, { project }) => restoreTasks(context, project)),
  on(projectRestored, 'its cancellation no longer counts', ({ db }, { project }) => forgetCancellation(db, project.id)),

  on(monthLocked, 'what is paid in it is closed', ({ db, session, now }, { accountId }) =>
    closePayables(db, { accountId, now, userId: session.user.id, impersonatorId: session.impersonator?.id ?? null }),
  ),
]
