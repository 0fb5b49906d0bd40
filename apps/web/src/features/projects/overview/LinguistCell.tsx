import { useCan } from '@dragoman/hooks/permissions'
import type { LanguageProgress, LanguageStep } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { BareButton } from '@dragoman/ui/BareButton'
import { Icon } from '@dragoman/ui/Icon'
import { Suspense, useRef } from 'react'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatNumber, languageName } from '../../../i18n/format.ts'
import { overlay } from '../../../lazy.tsx'
import styles from './LanguageGrid.module.css'

const loadPopover = () => import('./AssignPopover.tsx')
const AssignPopover = overlay(loadPopover, 'AssignPopover')

export interface LinguistCellProps {
  projectUuid: string
  row: LanguageProgress
  step: LanguageStep
  /** Opens it from elsewhere, such as from the next action. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The linguists of a step of a language; pressing it assigns its tasks. */
export function LinguistCell({ projectUuid, row, step, isOpen, onOpenChange }: LinguistCellProps) {
  const mayAssign = useCan(requirements['users.listEligibleLinguists'])
  const button = useRef<HTMLButtonElement>(null)
  const names = <LinguistNames step={step} />
  // Linguists keep tasks that they have accepted: only the others can be assigned.
  if (!mayAssign || step.openTasks === 0) return names
  const label = t('projects.assign.label', {
    step: enumWord('workflow', step.workflow, step.title),
    language: languageName(row.targetLocale),
  })
  const close = () => {
    onOpenChange(false)
    button.current?.focus()
  }
  return (
    <>
      <BareButton
        ref={button}
        className={styles.edit}
        aria-description={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => onOpenChange(true)}
        onHoverStart={() => void loadPopover()}
      >
        {names}
      </BareButton>
      {isOpen && (
        <Suspense>
          <AssignPopover
            projectUuid={projectUuid}
            row={row}
            step={step}
            label={label}
            anchor={button}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

function LinguistNames({ step: { assignees, assigneeCount, unassignedTasks } }: { step: LanguageStep }) {
  const [first] = assignees
  if (!first) {
    if (unassignedTasks === 0) return null
    return (
      <span className={styles.unassigned}>
        <Icon name="user" />
        {t('projects.work.unassigned')}
      </span>
    )
  }
  const others = assigneeCount - 1
  return (
    <span className={styles.people} title={assignees.map(({ name }) => name).join('\n')}>
      <bdi className={styles.person}>
        {others > 0 ? t('projects.work.more', { name: first.name, count: others }) : first.name}
      </bdi>
      {unassignedTasks > 0 && (
        <span className={styles.unassigned}>
          {t('projects.work.plusUnassigned', { count: formatNumber(unassignedTasks) })}
        </span>
      )}
    </span>
  )
}
