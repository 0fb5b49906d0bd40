import type { PipelineAction, PipelineActionNames, PipelineTrigger } from '@dragoman/sdk/operations/pipelines'
import { DirectionalIcon } from '@dragoman/ui/DirectionalIcon'
import { t } from '../../i18n/t.ts'
import { subjectOf } from './pipeline-draft.ts'
import { actionText, conditionTexts, triggerText } from './pipeline-words.ts'
import styles from './pipelines.module.css'
import { useSpec } from './use-spec.ts'

export interface PipelineSentenceProps {
  trigger: PipelineTrigger
  filter: string
  actions: readonly PipelineAction[]
  names: readonly PipelineActionNames[]
}

/** A pipeline as text: when, if, and what then, one after the other. */
export function PipelineSentence({ trigger, filter, actions, names }: PipelineSentenceProps) {
  const subject = subjectOf(trigger)
  const conditions = conditionTexts(filter, useSpec(subject, filter))
  return (
    <span className={styles.sentence}>
      <span>{triggerText(trigger)}</span>
      {conditions.length > 0 && (
        <span className={styles.conditions}>
          {t('pipelines.if')}
          {conditions.map((condition) => (
            <span key={condition} className={styles.condition}>
              {condition}
            </span>
          ))}
        </span>
      )}
      {actions.map((action, at) => (
        <span key={at} className={styles.then}>
          <DirectionalIcon name="arrow-end" className={styles.arrow} />
          {actionText(action, names[at] ?? {}, subject)}
        </span>
      ))}
    </span>
  )
}
