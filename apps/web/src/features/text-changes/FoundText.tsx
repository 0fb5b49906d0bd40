import type { TextPlace } from '@dragoman/sdk/operations/textChanges'
import { toBcp47 } from '@dragoman/sdk/locale'
import { SegmentText } from '../../display/SegmentText.tsx'
import styles from './FoundText.module.css'

interface FoundTextProps {
  text: string
  places: readonly TextPlace[]
  /** As the wire spells it. */
  language?: string
}

/** A text with the parts that are found: struck out before what takes their place, or only marked. */
export function FoundText({ text, places, language }: FoundTextProps) {
  const ends = [0, ...places.map(({ end }) => end)]
  return (
    <bdi {...(language && { lang: toBcp47(language) })} className={styles.text}>
      {places.map(({ begin, end, text: put }, at) => (
        <span key={begin}>
          <SegmentText text={text.slice(ends[at], begin)} />
          {put === undefined ? (
            <mark className={styles.found}>{text.slice(begin, end)}</mark>
          ) : (
            <>
              {end > begin && <del className={styles.gone}>{seen(text.slice(begin, end))}</del>}
              {put !== '' && <ins className={styles.put}>{seen(put)}</ins>}
            </>
          )}
        </span>
      ))}
      <SegmentText text={text.slice(ends.at(-1))} />
    </bdi>
  )
}

/** A text of spaces alone with signs for them. */
const seen = (text: string) => (text.trim() === '' ? text.replaceAll(/\s/g, '␣') : text)
