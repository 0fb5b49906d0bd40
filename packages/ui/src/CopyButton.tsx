import { useEffect, useState } from 'react'
import { BareButton } from './BareButton.tsx'
import styles from './CopyButton.module.css'
import { Icon } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'
import { useWord } from './WordsProvider.tsx'

export interface CopyButtonProps {
  value: string
  /** `copied` is announced and shown for two seconds. */
  labels?: { copy?: string; copied?: string }
}

const confirmation = 2000

/** Puts a text on the clipboard. */
export function CopyButton({ value, labels }: CopyButtonProps) {
  const [times, setTimes] = useState(0)
  const copy = useWord('copy', labels?.copy)
  const copied = useWord('copied', labels?.copied)
  useEffect(() => {
    if (!times) return
    const timer = setTimeout(() => setTimes(0), confirmation)
    return () => clearTimeout(timer)
  }, [times])
  return (
    <span className={styles.copy}>
      <Tooltip content={times ? copied : copy}>
        <BareButton
          className={styles.button}
          aria-label={copy}
          onPress={() => void navigator.clipboard.writeText(value).then(() => setTimes((before) => before + 1))}
        >
          <Icon name={times ? 'check' : 'copy'} />
        </BareButton>
      </Tooltip>
      <span role="status" className={styles.announcement}>
        {times ? copied : ''}
      </span>
    </span>
  )
}

/** An id or code in a fixed-width face, isolated from the text direction, with a button that copies it. */
export function CopyableId({ value, display = value, labels }: CopyButtonProps & { display?: string }) {
  return (
    <span className={styles.id}>
      <bdi className={styles.value} title={value}>
        {display}
      </bdi>
      <CopyButton value={value} labels={labels} />
    </span>
  )
}
