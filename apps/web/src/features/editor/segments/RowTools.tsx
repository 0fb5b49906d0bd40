import type { Segment } from '@dragoman/sdk/operations/editor'
import { splitSegmentText } from '@dragoman/sdk/segment-text'
import { Button } from '@dragoman/ui/Button'
import { IconButton } from '@dragoman/ui/IconButton'
import { Tooltip } from '@dragoman/ui/Tooltip'
import { Button as PlainButton } from 'react-aria-components/Button'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import { mainKey } from '../editor-keys.ts'
import { codesOfSource } from './code-tokens.ts'
import styles from './RowTools.module.css'

/** What can be done with the active segment: its codes to insert, its source to copy, confirming it. */
export function RowTools({ segment, text, editing }: { segment: Segment; text: string; editing: Editing }) {
  const codes = codesOfSource(segment.source, segment.codes)
  const present = new Set(splitSegmentText(text).flatMap((part) => (part.kind === 'text' ? [] : part.id)))
  const isConfirmed = segment.confirmed && text === segment.target
  return (
    <div className={styles.tools}>
      {codes.length > 0 && (
        <div role="group" aria-label={t('editor.codes')} className={styles.codes}>
          {codes.map(({ id, kind, open, display }, at) => (
            <Tooltip key={id} content={at < 9 ? `${open} · ${mainKey()}+${at + 1}` : open}>
              <PlainButton
                className={styles.code!}
                data-kind={kind}
                data-missing={!present.has(id) || undefined}
                aria-label={t('editor.insertCode', { number: id, code: display ?? open })}
                onPress={() => editing.insertCode(segment, at + 1)}
              >
                <bdi dir="ltr">{kind === 'standalone' ? `⟦${id}/⟧` : `⟦${id}⟧`}</bdi>
              </PlainButton>
            </Tooltip>
          ))}
        </div>
      )}
      <span className={styles.end}>
        <IconButton
          size="small"
          icon="copy"
          label={t('editor.copySource')}
          onPress={() => editing.copySource(segment)}
        />
        {isConfirmed ? (
          <Button size="small" icon="undo" onPress={() => editing.reopen(segment)}>
            {t('editor.reopen')}
          </Button>
        ) : (
          <Button size="small" icon="check" onPress={() => editing.confirm(segment)}>
            {t('editor.confirm')}
          </Button>
        )}
      </span>
    </div>
  )
}
