import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { Icon } from '@dragoman/ui/Icon'
import { Spinner } from '@dragoman/ui/Spinner'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { StepBars, type StepShare } from '../../../display/StepBars.tsx'
import { failureText } from '../../../errors/failure-text.ts'
import { enumWord } from '../../../i18n/t.ts'
import styles from './WorkUnitGrid.module.css'

/** The steps of a work unit; or that it is being prepared, or could not be. */
export function WorkUnitState({ unit }: { unit: WorkUnit }) {
  const word = enumWord('genesis', unit.genesisCreationStatus)
  if (unit.genesisCreationStatus === 'CREATING') {
    return (
      <span className={styles.state}>
        <Spinner size={16} />
        {word}
      </span>
    )
  }
  if (unit.genesisCreationStatus === 'ERROR') {
    return (
      <span
        className={`${styles.state} ${styles.failed}`}
        title={failureText(unit.genesisCreationFailure, unit.genesisCreationDescription)}
      >
        <Icon name="error" />
        {word}
      </span>
    )
  }
  if (unit.workStatus === 'CANCELLED') return <StatusWord of="taskStatus" code={unit.workStatus} />
  return <StepBars steps={stepShares(unit)} />
}

type Progress = Pick<WorkUnit, 'workflow' | 'steps' | 'totalSegments' | 'confirmedSegments'>

/**
 * How far each step of a work unit is: steps before the present one are done, the present one as far as its segments
 * are confirmed, unless its task is delivered already. Canceled steps are left out.
 */
export function stepShares({ workflow, steps = [], totalSegments, confirmedSegments }: Progress): StepShare[] {
  const counted = steps.filter(({ status }) => status !== 'CANCELLED')
  // A step that is split has several tasks.
  const open = [...Map.groupBy(counted, (step) => step.workflow.code)]
  const present = open.findIndex(([code]) => code === workflow)
  const confirmed = totalSegments === 0 ? 1 : confirmedSegments / totalSegments
  return open.map(([code, slices], index) => ({
    workflow: code,
    share: slices.every(({ status }) => isDone(status)) || index < present ? 1 : index === present ? confirmed : 0,
  }))
}

const isDone = (status: string) => status === 'DELIVERED' || status === 'INVOICED'
