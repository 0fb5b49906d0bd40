import type { NotTakenFile } from '@dragoman/sdk/operations/uploads'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { TextButton } from '@dragoman/ui/TextButton'
import { useState } from 'react'
import { isolated } from '../../../i18n/format.ts'
import { formatBytes } from '../../../i18n/format-amounts.ts'
import { hasMessage, t } from '../../../i18n/t.ts'

const fewShown = 8

export interface NotTakenFilesProps {
  /** Name of the archive. */
  archive: string
  notTaken: readonly NotTakenFile[]
  /** Read aloud by screen readers where it appears while files are added. */
  isAnnounced?: boolean
}

/** The files of an archive that are not taken, each with the reason; nothing if there are none. */
export function NotTakenFiles({ archive, notTaken, isAnnounced }: NotTakenFilesProps) {
  const [isWhole, setWhole] = useState(false)
  if (notTaken.length === 0) return null
  const shown = isWhole ? notTaken : notTaken.slice(0, fewShown)
  return (
    <InlineAlert
      tone="warning"
      isAnnounced={isAnnounced}
      title={t('intake.notTaken', { count: notTaken.length, archive: isolated(archive) })}
    >
      <ul>
        {shown.map((file, at) => (
          <li key={`${at} ${file.path}`}>
            {t('intake.notTaken.of', { path: isolated(file.path), reason: reasonText(file) })}
          </li>
        ))}
      </ul>
      {shown.length < notTaken.length && (
        <TextButton onPress={() => setWhole(true)}>{t('intake.notTaken.all')}</TextButton>
      )}
    </InlineAlert>
  )
}

/** In the words of the server where the code is one of a later version. */
function reasonText({ code, reason, value = 0, limit = 0 }: NotTakenFile): string {
  if (code === 'TOO_LARGE')
    return t('intake.notTaken.TOO_LARGE', { value: formatBytes(value), limit: formatBytes(limit) })
  const id = `intake.notTaken.${code}`
  return hasMessage(id) ? t(id as 'intake.notTaken.TOO_DENSE', { value, limit }) : reason
}
