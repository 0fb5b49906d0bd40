import type { ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import styles from './activity.module.css'
import type { FieldChange } from './entry-changes.ts'

/** Long texts are cut; the whole one stands in its field. */
const longest = 160

/** Lists the changes field by field, before and after. */
export function ChangeList({ changes, end }: { changes: readonly FieldChange[]; end?: ReactNode }) {
  if (changes.length === 0 && !end) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, label, from, to }) => (
        <li key={field}>{t('activity.change', { field: label, from: shortened(from), to: shortened(to) })}</li>
      ))}
      {end && <li>{end}</li>}
    </ul>
  )
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
