import type { ReactNode } from 'react'
import styles from './ListCard.module.css'

export interface ListCardProps {
  /** The link that names the row; with `data-main` it answers in the whole card. */
  name: ReactNode
  due: ReactNode
  place: ReactNode
  state: ReactNode
  languages: ReactNode
  end: ReactNode
}

/** A row of a list on a phone: name and due, where and how it stands, languages and who or how far. */
export function ListCard({ name, due, place, state, languages, end }: ListCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.name}>{name}</span>
      <span className={styles.end}>{due}</span>
      <span className={styles.quiet}>{place}</span>
      <span className={styles.end}>{state}</span>
      {(languages || end) && (
        <>
          <span className={styles.quiet}>{languages}</span>
          <span className={styles.end}>{end}</span>
        </>
      )}
    </div>
  )
}
