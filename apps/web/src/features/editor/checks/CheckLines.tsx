import type { Segment } from '@dragoman/sdk/operations/editor'
import { isStrongIssue } from '@dragoman/sdk/segment-issue-bits'
import { Button } from '@dragoman/ui/Button'
import { Icon } from '@dragoman/ui/Icon'
import { useImperativeHandle, useRef } from 'react'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import { CommandKeys } from '../../editor-keys/CommandKeys.tsx'
import { issueText, type Issue } from '../segments/segment-issues.ts'
import styles from './CheckLines.module.css'
import { IgnoredIssues } from './IgnoredIssues.tsx'
import { IgnoreMenu } from './IgnoreMenu.tsx'
import type { CheckedNow } from '../segments/use-checks.ts'

export interface CheckLinesProps {
  id: string
  segment: Segment
  /** The text as it is now. */
  text: string
  checked: CheckedNow
  editing: Editing
  /** It can be changed, and the caret is here. */
  isActive: boolean
  /** It was to be confirmed, and someone is to look at it again. */
  isRefused: boolean
}

/** The issues that checks found in a translation: a line each, with the fix where one is sure, and a way to ignore it. */
export function CheckLines({ id, segment, text, checked, editing, isActive, isRefused }: CheckLinesProps) {
  const lines = useRef<HTMLUListElement>(null)
  const issues = checked.issues.filter(({ rule }) => rule !== undefined)
  const fixOf = (issue: Issue) => (isActive && checked.text === text ? issue.fix : undefined)
  const put = ({ begin = 0, end = 0 }: Issue, fix: string) => {
    editing.takeText(segment, text.slice(0, begin) + fix + text.slice(end))
    editing.field.current?.focus()
  }
  useImperativeHandle(isActive ? editing.checkActions : undefined, () => ({
    fixFirst() {
      const first = issues.find((issue) => fixOf(issue) !== undefined)
      if (first) put(first, first.fix!)
      return first !== undefined
    },
    ignoreFirst() {
      const button = lines.current?.querySelector<HTMLElement>('[data-ignore] button')
      button?.focus()
      button?.click()
      return button !== null && button !== undefined
    },
  }))
  const ignored = text === segment.target ? (segment.ignoredIssues ?? []) : []
  if (issues.length === 0 && (ignored.length === 0 || !isActive)) return null
  const isHeld = isRefused && issues.some(isStrongIssue) && !checked.issues.some(({ blocking }) => blocking)
  const firstFix = issues.findIndex((issue) => fixOf(issue) !== undefined)
  return (
    <div id={id} className={styles.checks}>
      {isHeld && (
        <p className={styles.held} role="alert">
          {t('editor.check.again')}
        </p>
      )}
      {issues.length > 0 && (
        <ul ref={lines} className={styles.list} aria-label={t('editor.check.list')}>
          {issues.map((issue, at) => (
            <li
              // The same line before and after it is saved: a button must not go away under a press.
              key={`${issue.rule} ${at}`}
              className={styles.line}
              data-blocking={issue.blocking || undefined}
            >
              <Icon name={issue.blocking ? 'error' : 'warning'} />
              <span className={styles.words}>{issueText(issue, segment)}</span>
              {fixOf(issue) !== undefined && (
                <Button size="small" variant="quiet" onPress={() => put(issue, issue.fix!)}>
                  {fixWord(issue)} {at === firstFix && <CommandKeys command="fix" />}
                </Button>
              )}
              {isActive && issue.key !== undefined && (
                <span data-ignore>
                  <IgnoreMenu segment={segment} issue={issue} editing={editing} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isActive && <IgnoredIssues segment={segment} ignored={ignored} editing={editing} />}
    </div>
  )
}

/** Says in a word or two how a fix changes the text. */
function fixWord({ fix = '', begin = 0, end = 0 }: Issue): string {
  if (fix.trim() === '' && end > begin) return t(fix === '' ? 'editor.check.fix.remove' : 'editor.check.fix.mend')
  if (fix.trim() === '') return t('editor.check.fix.mend')
  return t('editor.check.fix.put', { text: `\u2068${fix.trim()}\u2069` })
}
