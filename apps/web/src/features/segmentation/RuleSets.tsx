import { Button } from '@dragoman/ui/Button'
import { IconButton } from '@dragoman/ui/IconButton'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import type { RulesDraft, RulesProblem } from './rules-draft.ts'
import { RulesTable } from './RulesTable.tsx'
import styles from './RuleSets.module.css'
import { newId, type SrxDocument, type SrxSet } from './srx-document.ts'

export interface RuleSetsProps {
  draft: RulesDraft
  isDisabled: boolean
  problem: RulesProblem | undefined
  onSetChange: (set: SrxSet) => void
  onDocumentChange: (change: Partial<SrxDocument>) => void
}

/** The sets of rules, one of them open: its name and its rules. */
export function RuleSets({ draft: { document }, isDisabled, problem, onSetChange, onDocumentChange }: RuleSetsProps) {
  const { sets, maps } = document
  const [chosen, setChosen] = useState<string>()
  const accused = sets.find(({ rules }) => rules.some(({ id }) => id === problem?.id))
  const [shownProblem, setShownProblem] = useState(problem?.id)
  // A new problem opens the set that it is in.
  if (problem?.id !== shownProblem) {
    setShownProblem(problem?.id)
    if (accused) setChosen(accused.id)
  }
  const set = sets.find(({ id }) => id === chosen) ?? sets[0]
  const isTaken = (name: string) => sets.some((each) => each !== set && each.name === name)
  const add = () => {
    let number = sets.length + 1
    while (sets.some(({ name }) => name === t('segmentation.setNumber', { number }))) number += 1
    const made = { id: newId(), name: t('segmentation.setNumber', { number }), rules: [] }
    onDocumentChange({ sets: [...sets, made], maps: [{ id: newId(), pattern: 'en.*', set: made.name }, ...maps] })
    setChosen(made.id)
  }
  return (
    <Stack>
      <div className={styles.bar}>
        {set && (
          <>
            <Select
              label={t('segmentation.set')}
              options={sets.map(({ id, name, rules }) => ({
                id,
                label: name,
                description: t('segmentation.ruleCount', { count: rules.length }),
              }))}
              value={set.id}
              onChange={setChosen}
            />
            <TextField
              label={t('segmentation.setName')}
              value={set.name}
              onChange={(name) => onSetChange({ ...set, name })}
              isDisabled={isDisabled}
              errorMessage={set.name.trim() === '' || isTaken(set.name) ? t('segmentation.setNameTaken') : undefined}
            />
          </>
        )}
        <div className={styles.tools}>
          <Button icon="plus" onPress={add} isDisabled={isDisabled}>
            {t('segmentation.addSet')}
          </Button>
          {set && sets.length > 1 && (
            <IconButton
              icon="trash"
              label={t('segmentation.removeSet', { name: set.name })}
              isDisabled={isDisabled}
              onPress={() =>
                onDocumentChange({
                  sets: sets.filter((each) => each !== set),
                  maps: maps.filter((map) => map.set !== set.name),
                })
              }
            />
          )}
        </div>
      </div>
      {set && (
        <RulesTable
          key={set.id}
          set={set}
          isDisabled={isDisabled}
          problem={problem}
          onChange={(rules) => onSetChange({ ...set, rules })}
        />
      )}
    </Stack>
  )
}
