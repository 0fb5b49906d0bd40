import type { PipelineSubject } from '@dragoman/sdk/operations/pipelines'
import { readQuery, withCondition } from '@dragoman/sdk/query-line'
import { useCallback, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { FilterMenu } from '../../list/FilterMenu.tsx'
import { QueryLine } from '../../list/QueryLine.tsx'
import { useQueryLine, type LineSearch } from '../../list/use-query-line.ts'
import styles from './pipelines.module.css'
import { useSpec } from './use-spec.ts'

export interface ConditionFieldProps {
  subject: PipelineSubject
  filter: string
  onChange: (filter: string) => void
}

/** The conditions of a pipeline: the query line of a list, where words are a condition as well. */
export function ConditionField({ subject, filter, onChange }: ConditionFieldProps) {
  const spec = useSpec(subject, filter)
  const [search, setSearch] = useState<LineSearch>({ filter })
  const set = useCallback(
    (change: LineSearch) => {
      const next = { ...search, ...change }
      setSearch(next)
      const conditions = next.filter ?? ''
      onChange(next.q ? withCondition(conditions, next.q, spec.fields, 0) : conditions)
    },
    [search, onChange, spec],
  )
  const line = useQueryLine(search, set, spec)
  const label = subject === 'TASK' ? t('pipelines.onlyTasks') : t('pipelines.onlyProjects')
  /** Typed text counts without Enter, too: without its condition, a pipeline would act on everything. */
  const finish = () => {
    const isBroken = readQuery(line.text, spec.fields, 0).error !== undefined
    line.apply()
    // The server refuses it and says where it is wrong.
    if (isBroken) onChange([search.filter, line.text].filter(Boolean).join(' '))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears that its field is left
    <div
      role="search"
      aria-label={label}
      className={styles.line}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) finish()
      }}
    >
      <QueryLine line={line} spec={spec} label={label} />
      <FilterMenu line={line} spec={spec} />
    </div>
  )
}
