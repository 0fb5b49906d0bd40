import type { ReactNode, Ref } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** BCP 47 tag, when the title is content in another language. */
  titleLang?: string
  /** A `Breadcrumbs`. */
  breadcrumbs?: ReactNode
  /** A `StatusBadge`. */
  status?: ReactNode
  /** A `CopyableId`. */
  id?: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** Why the main action cannot be done now; stands beside the actions. */
  hint?: ReactNode
  /** At most one primary, two secondary buttons and a `MoreMenu`. */
  actions?: ReactNode
  /** A `TabList`, whose `Tabs` is around the page. Only this row stays in view while scrolling. */
  tabs?: ReactNode
  /** The heading: a route announcer focuses it on navigation. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The top of every page. */
export function PageHeader({
  title,
  titleLang,
  breadcrumbs,
  status,
  id,
  description,
  hint,
  actions,
  tabs,
  headingRef,
}: PageHeaderProps) {
  return (
    <>
      <header className={styles.header} data-has-tabs={tabs ? true : undefined}>
        {breadcrumbs}
        <div className={styles.row}>
          <div className={styles.about}>
            <div className={styles.heading}>
              <h1 ref={headingRef} tabIndex={-1} lang={titleLang} className={styles.title}>
                <bdi>{title}</bdi>
              </h1>
              {status}
              {id}
            </div>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {(hint || actions) && (
            <div className={styles.end}>
              {hint && <p className={styles.hint}>{hint}</p>}
              {actions && (
                <div data-part="actions" className={styles.actions}>
                  {actions}
                </div>
              )}
            </div>
          )}
        </div>
      </header>
      {tabs && (
        <div data-part="tabs" className={styles.tabs}>
          {tabs}
        </div>
      )}
    </>
  )
}
