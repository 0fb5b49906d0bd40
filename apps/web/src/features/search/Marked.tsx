import { textMatcher, type TextSearch } from '@dragoman/sdk/text-search'
import { Fragment, useMemo } from 'react'
import styles from './search.module.css'

/** A text in which what was searched for stands out. */
export function Marked({ text, search: { text: sought, mode } }: { text: string; search: TextSearch }) {
  const ranges = useMemo(() => textMatcher({ text: sought, mode })(text) ?? [], [text, sought, mode])
  return (
    <bdi>
      {ranges.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(ranges[at - 1]?.end ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </bdi>
  )
}
