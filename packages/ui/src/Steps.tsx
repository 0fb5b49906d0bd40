import styles from './Steps.module.css'
import { Icon } from './Icon.tsx'

export interface StepsProps {
  label: string
  steps: { id: string; label: string }[]
  /** Id of the step one is at. */
  current: string
  /** Read after a step that is done. */
  doneLabel: string
}

/** Where one is in a sequence of forms. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  const position = steps.findIndex(({ id }) => id === current)
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={index < position ? 'done' : index === position ? 'current' : 'ahead'}
          aria-current={index === position ? 'step' : undefined}
        >
          <span className={styles.mark}>{index < position ? <Icon name="check" label={doneLabel} /> : index + 1}</span>
          {step.label}
        </li>
      ))}
    </ol>
  )
}
