import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import type { StepShare } from '../../../display/StepBars.tsx'

type Progress = Pick<WorkUnit, 'workflow' | 'steps' | 'totalSegments' | 'confirmedSegments'>

/**
 * How far each step of a work unit is: steps before the present one are done, the present one as far as its segments
 * are confirmed, unless its task is delivered already. Cancelled steps are left out.
 */
export function stepShares({ workflow, steps = [], totalSegments, confirmedSegments }: Progress): StepShare[] {
  const open = steps.filter(({ status }) => status !== 'CANCELLED')
  const present = open.findIndex((step) => step.workflow.code === workflow)
  const confirmed = totalSegments === 0 ? 1 : confirmedSegments / totalSegments
  return open.map((step, index) => ({
    workflow: step.workflow.code,
    share: isDone(step.status) || index < present ? 1 : index === present ? confirmed : 0,
  }))
}

const isDone = (status: string) => status === 'DELIVERED' || status === 'INVOICED'
