import { useId } from 'react'
import type { HelpTerm } from '../../../display/help/help-pages.ts'
import { Help } from '../../../display/help/Help.tsx'
import { useNarrow } from '../../../display/NarrowTable.tsx'
import styles from './BandsEditor.module.css'

/** The head of a column, with help that stays out of its name; on a narrow screen, heads are out of sight. */
export function BandHead({ term, children }: { term: HelpTerm; children: string }) {
  const id = useId()
  const isNarrow = useNarrow()
  return (
    <th scope="col" aria-labelledby={id}>
      <span className={styles.head}>
        <span id={id}>{children}</span>
        {!isNarrow && <Help term={term} label={children} />}
      </span>
    </th>
  )
}
