import { useCan } from '@dragoman/hooks/permissions'
import type { LanguageProgress, LanguageStep } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { BareButton } from '@dragoman/ui/BareButton'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { Suspense, useRef, useState } from 'react'
import { languageName } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { DueWord } from './DueWord.tsx'
import styles from './LanguageGrid.module.css'

const loadEditor = () => import('./DueEditor.tsx')
const DueEditor = overlay(loadEditor, 'DueEditor')

export interface DueCellProps {
  projectUuid: string
  row: LanguageProgress
  step: LanguageStep
}

/** When a step of a language is due; pressing it changes the due dates of its open tasks. */
export function DueCell({ projectUuid, row, step }: DueCellProps) {
  const mayChange = useCan(requirements['tasks.changeBulk'])
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const word = <DueWord dueDate={step.dueDate} deliveryDate={step.deliveryDate} />
  if (!mayChange || step.openTasks === 0) return word
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <BareButton
        ref={button}
        className={styles.edit}
        aria-description={t('projects.work.dueOf', {
          step: enumWord('workflow', step.workflow, step.title),
          language: languageName(row.targetLocale),
        })}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
        onHoverStart={() => void loadEditor()}
      >
        {step.dueDate === undefined ? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden elementType="span">{t('projects.edit.none')}</VisuallyHidden>
          </>
        ) : (
          word
        )}
      </BareButton>
      {isOpen && (
        <Suspense>
          <DueEditor
            projectUuid={projectUuid}
            targetLocale={row.targetLocale}
            workflow={step.workflow}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
