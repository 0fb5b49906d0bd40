import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project, TranslationMemoryBinding } from '@dragoman/sdk/operations/projects'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Stack } from '@dragoman/ui/Page'
import { useQuery } from '@tanstack/react-query'
import { enumWord, t } from '../../../i18n/t.ts'
import styles from '../projects.module.css'

type Steps = NonNullable<TranslationMemoryBinding['settings']['workflows']>

export interface BindingStepsProps {
  steps: Project['workflows']
  /** The settings of steps that have none of their own. */
  binding: Pick<TranslationMemoryBinding, 'name' | 'read' | 'write'>
  workflows: Steps
  onChange: (workflows: Steps) => void
}

/** In which steps of a project a memory is read and written. Only steps that differ from the binding are kept. */
export function BindingSteps({ steps, binding, workflows, onChange }: BindingStepsProps) {
  const { data: known } = useQuery(query(api.workflows.list))
  const of = (uuid: string) => workflows.find(({ workflowUuid }) => workflowUuid === uuid) ?? binding
  const change = (uuid: string, part: { read?: boolean; write?: boolean }) => {
    const { read, write } = { ...of(uuid), ...part }
    const others = workflows.filter(({ workflowUuid }) => workflowUuid !== uuid)
    const isSame = read === binding.read && write === binding.write
    onChange(isSame ? others : [...others, { workflowUuid: uuid, read, write }])
  }
  const shown = steps.flatMap(({ name, label }) => {
    const uuid = known?.find(({ code }) => code === name)?.uuid
    return uuid ? [{ uuid, name, label }] : []
  })
  if (shown.length === 0) return null
  return (
    <Stack gap={8}>
      <strong>{t('projects.memories.steps')}</strong>
      <div className={styles.steps}>
        {shown.map(({ uuid, name, label }) => {
          const step = enumWord('workflow', name, label)
          return (
            <div key={uuid} role="group" aria-label={step} className={styles.step}>
              <span>{step}</span>
              <Checkbox isSelected={of(uuid).read} onChange={(read) => change(uuid, { read })}>
                {t('projects.memories.read')}
              </Checkbox>
              <Checkbox isSelected={of(uuid).write} onChange={(write) => change(uuid, { write })}>
                {t('projects.memories.write')}
              </Checkbox>
            </div>
          )
        })}
      </div>
    </Stack>
  )
}
