import type { WorkflowProgress } from '@dragoman/sdk/operations/projects'
import { enumWord } from '../i18n/t.ts'
import { formatList, formatPercent } from '../i18n/format.ts'
import styles from './StepBars.module.css'

/** One step of a workflow, and which share of it is done (0 to 1). */
export interface StepShare {
  workflow: string
  share: number
}

/** How far a step is, as the bars show it. */
export const stepShare = ({ workflow, confirmedSegments, totalSegments }: WorkflowProgress): StepShare => ({
  workflow,
  share: totalSegments === 0 ? 0 : confirmedSegments / totalSegments,
})

export interface StepBarsProps {
  /** In the order of the steps. */
  steps: readonly StepShare[]
  /** The share of everything that is done (0 to 1), shown as a number behind the bars. */
  share?: number
}

/** How far work is, with a bar for each step. Read out as a sentence with the steps' names. */
export function StepBars({ steps, share }: StepBarsProps) {
  const words = formatList(steps.map((step) => `${enumWord('workflow', step.workflow)} ${formatPercent(step.share)}`))
  return (
    <span className={styles.bars} role="img" aria-label={words} title={words}>
      {steps.map((step, index) => (
        <span key={index} className={styles.track}>
          <span
            className={styles.fill}
            data-done={step.share >= 1 || undefined}
            style={{ inlineSize: `${100 * step.share}%` }}
          />
        </span>
      ))}
      {share !== undefined && <span className={styles.share}>{formatPercent(Math.floor(100 * share) / 100)}</span>}
    </span>
  )
}
