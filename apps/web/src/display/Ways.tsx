import { Card } from '@dragoman/ui/Card'
import { Icon, type IconName } from '@dragoman/ui/Icon'
import type { ReactNode } from 'react'
import styles from './Ways.module.css'

/** Ways to begin, side by side. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>

/** One of them: where it leads, and its button. */
export function Way(props: { icon: IconName; title: string; text: string; children: ReactNode }) {
  const { icon, title, text, children } = props
  return (
    <Card>
      <div className={styles.way}>
        <Icon name={icon} className={styles.icon} />
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
      </div>
    </Card>
  )
}
