import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure'
import { DirectionalIcon } from './DirectionalIcon.tsx'
import styles from './Disclosure.module.css'

export interface DisclosureProps {
  title: ReactNode
  /** At the end of the title line: a figure, a badge. */
  end?: ReactNode
  children: ReactNode
  isExpanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  headingLevel?: 2 | 3 | 4
}

/** A heading that opens and closes what belongs to it. */
export function Disclosure({ title, end, children, headingLevel = 3, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className={styles.disclosure!}>
      <Heading level={headingLevel} className={styles.heading!}>
        <Button slot="trigger" className={styles.trigger!}>
          <DirectionalIcon name="chevron-end" className={styles.chevron} />
          <span className={styles.title}>{title}</span>
          {end}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel!}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
