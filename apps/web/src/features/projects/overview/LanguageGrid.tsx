import type { LanguageProgress, LanguageStep, Project } from '@dragoman/sdk/operations/projects'
import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { BareButton } from '@dragoman/ui/BareButton'
import { DirectionalIcon } from '@dragoman/ui/DirectionalIcon'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { createLink } from '@tanstack/react-router'
import { Fragment, Suspense, useState, type KeyboardEvent } from 'react'
import { enumWord, t } from '../../../i18n/t.ts'
import { languageName } from '../../../i18n/format.ts'
import { overlay } from '../../../lazy.tsx'
import { DueCell } from './DueCell.tsx'
import styles from './LanguageGrid.module.css'
import { LinguistCell } from './LinguistCell.tsx'
import { isLocked, shareOf, stepsOf } from '../progress-rows.ts'
import { StepMeter } from './StepMeter.tsx'

const LanguageFiles = overlay(() => import('./LanguageFiles.tsx'), 'LanguageFiles')

// Not that of the tasks: it would bring the code of their table along.
const MenuLink = createLink(MenuItem)

/** A cell in which a linguist is being chosen: its locale and the index of its step. */
export interface OpenCell {
  locale: string
  index: number
}

export interface LanguageGridProps {
  project: Project
  /** In the order in which they stand. */
  rows: readonly LanguageProgress[]
  openCell: OpenCell | null
  onOpenCellChange: (cell: OpenCell | null) => void
}

/** Languages by steps: how far each is, who does it, and when it is due. A language opens to its files. */
export function LanguageGrid({ project, rows, openCell, onOpenCellChange }: LanguageGridProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const mayList = useCan(requirements['tasks.list'])
  const steps = stepsOf(rows)
  const toggle = (locale: string) => {
    const next = new Set(expanded)
    if (!next.delete(locale)) next.add(locale)
    setExpanded(next)
  }
  return (
    <div
      className={styles.region}
      role="region"
      aria-label={t('projects.languages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from button to button */}
      <table className={styles.table} aria-label={t('projects.languages')} onKeyDown={moveFocus}>
        <thead className={styles.head}>
          <tr>
            <th rowSpan={2} scope="col" className={styles.first}>
              {t('projects.language')}
            </th>
            {steps.map(({ index, workflow, title }) => (
              <th key={`${index} ${workflow}`} colSpan={3} scope="colgroup" className={styles.group}>
                {enumWord('workflow', workflow, title)}
              </th>
            ))}
            {mayList && (
              <th rowSpan={2} className={styles.menu}>
                <VisuallyHidden>{t('projects.work.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
          <tr>
            {steps.map(({ index, workflow }) => (
              <Fragment key={`${index} ${workflow}`}>
                <th scope="col" className={styles.group}>
                  {t('projects.work.done')}
                </th>
                <th scope="col">{t('projects.work.linguist')}</th>
                <th scope="col">{t('projects.work.due')}</th>
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isExpanded = expanded.has(row.targetLocale)
            return (
              <Fragment key={row.targetLocale}>
                <tr className={styles.row}>
                  <th scope="row" className={styles.first}>
                    <BareButton
                      className={styles.language}
                      aria-expanded={isExpanded}
                      aria-description={t('projects.work.filesOf', { language: languageName(row.targetLocale) })}
                      onPress={() => toggle(row.targetLocale)}
                    >
                      <DirectionalIcon name="chevron-end" className={styles.chevron} />
                      {languageName(row.targetLocale)}
                    </BareButton>
                  </th>
                  {steps.map(({ index, workflow, title }) => {
                    const step = row.steps.find((each) => each.index === index && each.workflow === workflow)
                    const name = enumWord('workflow', workflow, title)
                    return (
                      <Fragment key={`${index} ${workflow}`}>
                        {step ? (
                          <StepCells
                            name={name}
                            project={project}
                            row={row}
                            step={step}
                            isOpen={openCell?.locale === row.targetLocale && openCell.index === index}
                            onOpenChange={(isOpen) =>
                              onOpenCellChange(isOpen ? { locale: row.targetLocale, index } : null)
                            }
                          />
                        ) : (
                          <td colSpan={3} className={styles.missing} aria-label={t('shell.none')} />
                        )}
                      </Fragment>
                    )
                  })}
                  {mayList && (
                    <td className={styles.menu}>
                      <MoreMenu label={t('projects.work.menu', { language: languageName(row.targetLocale) })}>
                        {() => (
                          <MenuLink
                            icon="tasks"
                            to="/projects/$id"
                            params={{ id: project.uuid }}
                            search={{ tab: 'work', targetLanguages: [row.targetLocale] }}
                          >
                            {t('projects.next.showTasks')}
                          </MenuLink>
                        )}
                      </MoreMenu>
                    </td>
                  )}
                </tr>
                {isExpanded && (
                  <Suspense>
                    <LanguageFiles
                      projectUuid={project.uuid}
                      locale={row.targetLocale}
                      steps={steps}
                      hasMenu={mayList}
                    />
                  </Suspense>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface StepCellsProps {
  name: string
  project: Project
  row: LanguageProgress
  step: LanguageStep
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function StepCells({ name, project, row, step, isOpen, onOpenChange }: StepCellsProps) {
  return (
    <>
      <td className={styles.group}>
        <StepMeter share={shareOf(step)} step={name} isLocked={isLocked(step) && shareOf(step) === 0} />
      </td>
      <td className={styles.who}>
        <LinguistCell projectUuid={project.uuid} row={row} step={step} isOpen={isOpen} onOpenChange={onOpenChange} />
      </td>
      <td className={styles.when}>
        <DueCell projectUuid={project.uuid} row={row} step={step} />
      </td>
    </>
  )
}

/** Arrows go from one button of the grid to the next one of its row or column. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const from = (event.target as HTMLElement).closest<HTMLTableCellElement>('td, th')
  if (!from || (event.target as HTMLElement).tagName !== 'BUTTON' || !event.currentTarget.contains(from)) return
  const target = neighbor(from, event.key)?.querySelector('button')
  if (!target) return
  event.preventDefault()
  target.focus()
}

function neighbor(from: HTMLTableCellElement, key: string): HTMLTableCellElement | undefined {
  const row = from.parentElement as HTMLTableRowElement
  const hasButton = (cell: HTMLTableCellElement | undefined) => cell?.querySelector('button')
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const rows = [...row.parentElement!.querySelectorAll<HTMLTableRowElement>(`tr.${styles.row}`)]
    const by = key === 'ArrowDown' ? 1 : -1
    for (let at = rows.indexOf(row) + by; rows[at]; at += by) {
      const cell = rows[at]!.cells[from.cellIndex]
      if (hasButton(cell)) return cell
    }
    return undefined
  }
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const isForward = (key === 'ArrowRight') === (getComputedStyle(from).direction === 'ltr')
  const cells = [...row.cells]
  const others = isForward ? cells.slice(from.cellIndex + 1) : cells.slice(0, from.cellIndex).toReversed()
  return others.find((cell) => hasButton(cell))
}
