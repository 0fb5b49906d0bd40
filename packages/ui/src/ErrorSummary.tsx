import { useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.css'
import { Icon } from './Icon.tsx'

export interface FieldProblem {
  /** The field's `name`; null for a problem of the whole form. */
  field: string | null
  message: string
}

export interface ErrorSummaryProps {
  /** Says how many things are to correct. */
  title: string
  problems: FieldProblem[]
  /** Changes with every submit: a new value brings the focus here. */
  submission: number
}

/**
 * The problems of a form after a submit, as a list of links that lead to the fields. It takes the focus, so that it is
 * read out. Nothing when there are no problems.
 */
export function ErrorSummary({ title, problems, submission }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0
  // The submit whose problems were left for a field: those that come up while someone types take no focus.
  const answered = useRef(0)
  useEffect(() => {
    if (submission === 0) answered.current = 0
    else if (isShown && submission !== answered.current) box.current?.focus()
  }, [isShown, submission])
  if (!isShown) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it has the focus, and notes its loss
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={styles.summary}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) answered.current = submission
      }}
    >
      <Icon name="error" className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field === null ? (
                message
              ) : (
                <button type="button" className={styles.link} onClick={() => focusField(box.current!, field)}>
                  {message}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function focusField(summary: HTMLElement, name: string) {
  const root = summary.closest('form') ?? summary.ownerDocument
  const field = root.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const control = field?.querySelector<HTMLElement>(
    'input:not([type=hidden], [aria-hidden] *), textarea, button:not([aria-hidden] *)',
  )
  control?.scrollIntoView({ block: 'center' })
  control?.focus()
}
