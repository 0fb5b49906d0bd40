import { Button } from '@dragoman/ui/Button'
import { Stack } from '@dragoman/ui/Page'
import { Pagination } from '@dragoman/ui/Pagination'
import { TextField } from '@dragoman/ui/TextField'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { useState } from 'react'
import { EditTable } from '../../display/NarrowTable.tsx'
import { t } from '../../i18n/t.ts'
import { RuleRow } from './RuleRow.tsx'
import { exceptionFor, moved, type RulesProblem } from './rules-draft.ts'
import styles from './RulesTable.module.css'
import { newId, type SrxRule, type SrxSet } from './srx-document.ts'

const pageSize = 25

export interface RulesTableProps {
  set: SrxSet
  isDisabled: boolean
  problem: RulesProblem | undefined
  onChange: (rules: readonly SrxRule[]) => void
}

/** The rules of a set in their order, of which the first that fits decides, to edit in place. */
export function RulesTable({ set: { name, rules }, isDisabled, problem, onChange }: RulesTableProps) {
  const [page, setPage] = useState(0)
  const [abbreviation, setAbbreviation] = useState('')
  const accused = rules.findIndex(({ id }) => id === problem?.id)
  const [shownProblem, setShownProblem] = useState<string>()
  // A new problem opens the page that it is on.
  if (problem?.id !== shownProblem) {
    setShownProblem(problem?.id)
    if (accused >= 0) setPage(Math.floor(accused / pageSize))
  }
  const present = Math.min(page, Math.max(0, Math.ceil(rules.length / pageSize) - 1))
  const from = present * pageSize
  const add = (rule: Omit<SrxRule, 'id'>) => {
    onChange([{ id: newId(), ...rule }, ...rules])
    setPage(0)
  }
  const addAbbreviation = () => {
    if (abbreviation.trim() === '') return
    add(exceptionFor(abbreviation.trim()))
    setAbbreviation('')
  }
  return (
    <Stack gap={12}>
      <form
        className={styles.quick}
        onSubmit={(event) => {
          event.preventDefault()
          addAbbreviation()
        }}
      >
        <TextField
          label={t('segmentation.abbreviation')}
          placeholder="Inc."
          value={abbreviation}
          onChange={setAbbreviation}
          isDisabled={isDisabled}
        />
        <Button type="submit" icon="plus" isDisabled={isDisabled || abbreviation.trim() === ''}>
          {t('segmentation.addException')}
        </Button>
        <Button
          icon="plus"
          isDisabled={isDisabled}
          onPress={() => add({ breaks: false, before: '', after: '', comments: [] })}
        >
          {t('segmentation.addRule')}
        </Button>
      </form>
      {rules.length === 0 ? (
        <p className={styles.none}>{t('segmentation.noRules')}</p>
      ) : (
        <EditTable label={t('segmentation.rulesOf', { name })} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('segmentation.effect')}</th>
              <th scope="col">{t('segmentation.before')}</th>
              <th scope="col">{t('segmentation.after')}</th>
              <th scope="col">
                <VisuallyHidden>{t('shell.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rules.slice(from, from + pageSize).map((rule, at) => (
              <RuleRow
                key={rule.id}
                rule={rule}
                number={from + at + 1}
                isLast={from + at === rules.length - 1}
                isDisabled={isDisabled}
                problem={problem?.id === rule.id ? problem.reason : undefined}
                onChange={(next) => onChange(rules.map((each) => (each.id === next.id ? next : each)))}
                onMove={(by) => onChange(moved(rules, from + at, by))}
                onRemove={() => onChange(rules.filter(({ id }) => id !== rule.id))}
              />
            ))}
          </tbody>
        </EditTable>
      )}
      {rules.length > pageSize && (
        <Pagination page={present} pageSize={pageSize} total={rules.length} onPageChange={setPage} />
      )}
    </Stack>
  )
}
