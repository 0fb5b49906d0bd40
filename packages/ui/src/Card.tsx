import { useId, type ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** The content reaches the edges, as a list or a plain table does. A card is never put in a card. */
  isFlush?: boolean
  headingLevel?: 2 | 3
}

/** A panel with a border. With a title it is a region of that name, unless it is flush: then its table or list is. */
export function Card({ title, description, actions, children, footer, isFlush, headingLevel = 2 }: CardProps) {
  const Heading = `h${headingLevel}` as const
  const titleId = useId()
  return (
    <section className={styles.card} aria-labelledby={title && !isFlush ? titleId : undefined}>
      {(title || actions) && (
        <header className={styles.header}>
          <div className={styles.words}>
            {title && (
              <Heading id={titleId} className={styles.title}>
                {title}
              </Heading>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children && (
        <div className={styles.body} data-flush={isFlush || undefined}>
          {children}
        </div>
      )}
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </section>
  )
}
