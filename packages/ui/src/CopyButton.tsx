import { useEffect, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import styles from './CopyButton.module.css'
import { Icon } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface CopyButtonProps {
  value: string
  /** `copied` is announced and shown for two seconds. */
  labels: { copy: string; copied: string }
}

const confirmation = 2000

/** Puts a text on the clipboard. */
export function CopyButton({ value, labels }: CopyButtonProps) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(0), confirmation)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <span className={styles.copy}>
      <Tooltip content={copied ? labels.copied : labels.copy}>
        <AriaButton
          className={styles.button!}
          aria-label={labels.copy}
          onPress={() => void navigator.clipboard.writeText(value).then(() => setCopied((times) => times + 1))}
        >
          <Icon name={copied ? 'check' : 'copy'} />
        </AriaButton>
      </Tooltip>
      <span role="status" className={styles.announcement}>
        {copied ? labels.copied : ''}
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
