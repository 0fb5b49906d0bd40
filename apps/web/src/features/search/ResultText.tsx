import type { TextSearch } from '@dragoman/sdk/text-search'
import { Icon } from '@dragoman/ui/Icon'
import { DueDate } from '../../display/DueDate.tsx'
import { Marked } from './Marked.tsx'
import type { Result } from './kinds.ts'
import { kindIcons } from './kinds.ts'
import styles from './search.module.css'

/** A result in one line: what it is, where it belongs, and how it stands. */
export function ResultText({ result, search }: { result: Result; search: TextSearch }) {
  const { kind, text, detail, end, due } = result
  return (
    <>
      <Icon name={kindIcons[kind]} className={styles.icon} />
      <span className={styles.what}>
        <Marked text={text} search={search} />
        {detail && (
          <span className={styles.detail}>
            <Marked text={detail} search={search} />
          </span>
        )}
      </span>
      <span className={styles.end}>
        {due && <DueDate value={due.date} status={due.status} />}
        {end}
      </span>
    </>
  )
}
